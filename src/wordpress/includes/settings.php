<?php
/** The administrator's settings: what was typed, what is wrong with it, and what the forms use. */

defined( 'ABSPATH' ) || exit;

// The attributes of forms that do not have their own.
const WEB_SCHEDULER_DEFAULTS = array( 'location-id', 'phone' );

/**
 * The origin of a URL, such as https://api.example, or an empty string. Accepts only URLs that PHP
 * and browsers cannot read differently: no user name, backslash or control character.
 */
function web_scheduler_origin( $url ) {
	if ( ! is_string( $url ) || ! preg_match( '~^(https?)://([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?(?=[/?#]|\z)[^\x00-\x20\x7f\\\\]*\z~i', $url, $parts ) ) {
		return '';
	}
	$scheme = strtolower( $parts[1] );
	$port   = isset( $parts[3] ) ? $parts[3] : '';
	if ( ( 'https' === $scheme ? ':443' : ':80' ) === $port ) {
		$port = '';
	}
	return $scheme . '://' . strtolower( $parts[2] ) . $port;
}

/** What was typed on the settings page, by name, whether or not it is valid: the page says what is wrong. */
function web_scheduler_typed( $input ) {
	$input = is_array( $input ) ? $input : array();
	$typed = array();
	foreach ( array_merge( WEB_SCHEDULER_DEFAULTS, WEB_SCHEDULER_URLS ) as $name ) {
		$typed[ $name ] = isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? trim( $input[ $name ] ) : '';
	}
	return $typed;
}

/** Why a form cannot use a setting, as HTML; an empty string if it can. */
function web_scheduler_problem( $name, $value ) {
	if ( '' === $value ) {
		return '';
	}
	if ( 'location-id' === $name ) {
		return preg_match( '/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\z/i', $value ) ? '' : sprintf( esc_html__( '“%s” is not a location ID. It is a UUID, such as 10a3d96e-cb6c-4813-935a-a30369dd4806: copy the whole ID.', 'web-scheduler' ), esc_html( $value ) );
	}
	if ( 'phone' === $name ) {
		return preg_match( '/^\+\d{3,15}\z/', $value ) ? '' : sprintf( esc_html__( '“%s” is not a number that every phone can dial. Write + and the country code, then digits only, such as +15550100.', 'web-scheduler' ), esc_html( $value ) );
	}
	$origin = web_scheduler_origin( $value );
	if ( '' === $origin ) {
		return sprintf( esc_html__( '“%s” is not a complete address. It begins with https:// and the name of a server, and has no space, backslash or user name.', 'web-scheduler' ), esc_html( $value ) );
	}
	$is_local     = preg_match( '~^http://(localhost|127\.0\.0\.1)(:|\z)~', $origin );
	$is_same_http = 'base-url' === $name && 0 === strpos( home_url(), 'http://' );
	if ( 0 === strpos( $origin, 'http://' ) && ! $is_local && ! $is_same_http ) {
		return sprintf( esc_html__( '“%s” begins with http://. Browsers send patients’ answers over https:// only: ask for the https:// address.', 'web-scheduler' ), esc_html( $value ) );
	}
	if ( 'base-url' === $name && preg_match( '/[?#]/', $value ) ) {
		return sprintf( esc_html__( '“%s” contains ? or #. Delete it and what follows.', 'web-scheduler' ), esc_html( $value ) );
	}
	return '';
}

/** What is wrong with the settings, as HTML, by name. */
function web_scheduler_problems( $typed ) {
	$problems = array();
	foreach ( $typed as $name => $value ) {
		$problems[ $name ] = web_scheduler_problem( $name, $value );
	}
	return array_filter( $problems );
}

/** What forms use of the administrator's settings: the valid ones. */
function web_scheduler_settings() {
	$typed = web_scheduler_typed( get_option( 'web_scheduler', array() ) );
	return array_merge( $typed, array_fill_keys( array_keys( web_scheduler_problems( $typed ) ), '' ) );
}

/** Registers the settings; WordPress checks the capability and the nonce when they are saved. */
function web_scheduler_register_settings() {
	register_setting(
		'web_scheduler',
		'web_scheduler',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'web_scheduler_typed',
		)
	);
}
add_action( 'admin_init', 'web_scheduler_register_settings' );
