<?php
/** Deletes what the plugin saved, when an administrator deletes the plugin. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	// Each site of a network has its own option.
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $web_scheduler_site ) {
		delete_blog_option( $web_scheduler_site, 'web_scheduler' );
	}
} else {
	delete_option( 'web_scheduler' );
}
