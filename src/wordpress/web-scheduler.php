<?php
/**
 * Plugin Name: Web Scheduler
 * Description: The practice's booking form, as a block and as a shortcode: [web_scheduler]
 * Version: 1.0.0-rc.2
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: web-scheduler
 *
 * Activate the plugin, and enter the addresses under Settings, Web Scheduler. Then add the block
 * "Booking form" or the shortcode to a page. A plugin is needed because WordPress removes script tags
 * and unknown elements from the posts of most users.
 *
 * Everyone who can write a post can use a shortcode. So patients' answers are only sent to addresses
 * that an administrator has entered.
 */

defined( 'ABSPATH' ) || exit;

define( 'WEB_SCHEDULER_FILE', __FILE__ );

require __DIR__ . '/includes/element.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/form.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/admin.php';
