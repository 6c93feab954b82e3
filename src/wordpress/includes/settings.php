<?php
/** The administrator's settings: what was typed, what is wrong with it, and what the forms use. */

defined( 'ABSPATH' ) || exit;

// The attributes of forms that do not have their own.
const WEB_SCHEDULER_DEFAULTS = array( 'location-id', 'phone' );

/** What was typed on the settings page, by name, whether or not it is valid: the page says what is wrong. */
function web_scheduler_typed( $input ) {
	$typed = array();
	foreach ( array_merge( WEB_SCHEDULER_DEFAULTS, WEB_SCHEDULER_URLS ) as $name ) {
		$typed[ $name ] = is_array( $input ) && isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? trim( $input[ $name ] ) : '';
	}
	return $typed;
}

/** Why a form cannot use a setting; an empty string if it can. */
function web_scheduler_problem( $name, $value ) {
	if ( '' === $value ) {
		return '';
	}
	if ( 'location-id' === $name ) {
		return preg_match( '/^([\s,]*\b[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\b)+\z/i', $value ) ? '' : __( '“%s” is not a location ID. It is a UUID, such as 10a3d96e-cb6c-4813-935a-a30369dd4806: copy the whole ID.', 'web-scheduler' );
	}
	if ( 'phone' === $name ) {
		return preg_match( '/^\+\d{3,15}\z/', $value ) ? '' : __( '“%s” is not a number that every phone can dial. Write + and the country code, then digits only, such as +15550100.', 'web-scheduler' );
	}
	// Only what PHP and browsers cannot read differently: no user name, backslash or control character.
	if ( ! preg_match( '~^(https?)://(\[::1\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?(?=[/?#]|\z)[^\x00-\x20\x7f\\\\]*\z~i', $value, $parts ) ) {
		return __( '“%s” is not a complete address. It begins with https:// and the name of a server, and has no space, backslash or user name.', 'web-scheduler' );
	}
	$is_secure    = 'https' === strtolower( $parts[1] ) || preg_match( '/^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])\z/i', $parts[2] );
	$is_same_http = 'base-url' === $name && 0 === strpos( home_url(), 'http://' );
	if ( ! $is_secure && ! $is_same_http ) {
		return __( '“%s” begins with http://. Browsers send patients’ answers over https:// only: ask for the https:// address.', 'web-scheduler' );
	}
	if ( 'base-url' === $name && preg_match( '/[?#]/', $value ) ) {
		return __( '“%s” contains ? or #. Delete it and what follows.', 'web-scheduler' );
	}
	return '';
}

function web_scheduler_settings() {
	$settings = web_scheduler_typed( get_option( 'web_scheduler' ) );
	foreach ( $settings as $name => $value ) {
		$settings[ $name ] = '' === web_scheduler_problem( $name, $value ) ? $value : '';
	}
	return $settings;
}

/** Registers the settings; WordPress checks the capability and the nonce when they are saved. */
function web_scheduler_register_settings() {
	register_setting( 'web_scheduler', 'web_scheduler', array( 'sanitize_callback' => 'web_scheduler_typed' ) );
}
add_action( 'admin_init', 'web_scheduler_register_settings' );
