<?php
/** The administrator's settings. */

defined( 'ABSPATH' ) || exit;

// The attributes of forms that do not have their own.
const WEB_SCHEDULER_DEFAULTS = array( 'location-id', 'phone' );

/** The settings by name, trimmed. The element reports what is wrong with them. */
function web_scheduler_read_settings( $input ) {
	$settings = array();
	foreach ( array_merge( WEB_SCHEDULER_DEFAULTS, WEB_SCHEDULER_URLS ) as $name ) {
		$settings[ $name ] = is_array( $input ) && isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? trim( $input[ $name ] ) : '';
	}
	return $settings;
}

/** The administrator's settings. */
function web_scheduler_settings() {
	return web_scheduler_read_settings( get_option( 'web_scheduler' ) );
}

/** Registers the settings; WordPress checks the capability and the nonce when they are saved. */
function web_scheduler_register_settings() {
	register_setting(
		'web_scheduler',
		'web_scheduler',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'web_scheduler_read_settings',
		)
	);
}
add_action( 'admin_init', 'web_scheduler_register_settings' );
