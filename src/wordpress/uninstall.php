<?php
/** Deletes what the plugin saved, when an administrator deletes the plugin. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'web_scheduler' );
