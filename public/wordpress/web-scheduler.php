<?php
/**
 * Plugin Name: Web Scheduler
 * Description: The practice's booking form as a shortcode: [web_scheduler location-id="…" base-url="https://…" submit-url="https://…" phone="+1…"]
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 *
 * An example: put this file into wp-content/plugins/web-scheduler/, set the two constants to
 * what the build wrote (see integrity.json), and activate it. It is a plugin because WordPress
 * takes script tags and unknown elements out of what most editors save.
 */

defined( 'ABSPATH' ) || exit;

// May be set in wp-config.php instead.
defined( 'WEB_SCHEDULER_SCRIPT' ) || define( 'WEB_SCHEDULER_SCRIPT', 'https://cdn.example/web-scheduler-0.1.0.js' );
defined( 'WEB_SCHEDULER_INTEGRITY' ) || define( 'WEB_SCHEDULER_INTEGRITY', '' );

// The attributes of the element, under the same names; URLs are held to https by the element too.
const WEB_SCHEDULER_TEXTS = array( 'location-id', 'phone', 'lang', 'heading-level', 'mode', 'attribution', 'wipe-after-idle' );
const WEB_SCHEDULER_URLS  = array( 'base-url', 'submit-url', 'privacy-url' );
const WEB_SCHEDULER_FLAGS = array( 'prefill-from-url', 'idempotency-header' );

/**
 * What [web_scheduler] stands for. Between [web_scheduler] and [/web_scheduler] there may be a
 * text of your own for when the form cannot be shown.
 */
function web_scheduler_shortcode( $given, $content = null ) {
	// An empty string where the shortcode has no attributes.
	$given      = is_array( $given ) ? $given : array();
	$attributes = '';
	foreach ( WEB_SCHEDULER_TEXTS as $name ) {
		if ( isset( $given[ $name ] ) && '' !== $given[ $name ] ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $given[ $name ] ) );
		}
	}
	foreach ( WEB_SCHEDULER_URLS as $name ) {
		$url = isset( $given[ $name ] ) ? esc_url( $given[ $name ], array( 'https', 'http' ) ) : '';
		if ( '' !== $url ) {
			$attributes .= sprintf( ' %s="%s"', $name, $url );
		}
	}
	foreach ( WEB_SCHEDULER_FLAGS as $name ) {
		// [web_scheduler prefill-from-url] arrives as a value without a name.
		if ( isset( $given[ $name ] ) || in_array( $name, $given, true ) ) {
			$attributes .= ' ' . $name;
		}
	}

	wp_enqueue_script(
		'web-scheduler',
		WEB_SCHEDULER_SCRIPT,
		array(),
		null, // The file's name has the version in it.
		array( 'strategy' => 'async' )
	);

	$phone    = isset( $given['phone'] ) ? preg_replace( '/[^+0-9]/', '', $given['phone'] ) : '';
	$fallback = null === $content ? '' : wp_kses_post( $content );
	if ( '' === $fallback && '' !== $phone ) {
		$fallback = sprintf(
			'<a href="%s">%s</a>',
			esc_url( 'tel:' . $phone, array( 'tel' ) ),
			esc_html__( 'Call us to book', 'web-scheduler' )
		);
	}
	$form = sprintf( '<web-scheduler%s>%s</web-scheduler>', $attributes, $fallback );

	// Keeps the space free, so that the page does not move when the form appears.
	$is_inline = ! isset( $given['mode'] ) || 'inline' === $given['mode'];
	return $is_inline ? '<div style="min-height: 940px">' . $form . '</div>' : $form;
}
add_shortcode( 'web_scheduler', 'web_scheduler_shortcode' );

/**
 * Only the script with the very content that was built runs, and optimisers that join, move or
 * delay scripts leave it alone.
 */
function web_scheduler_script_attributes( $attributes ) {
	if ( isset( $attributes['id'] ) && 'web-scheduler-js' === $attributes['id'] ) {
		$attributes['data-cfasync']     = 'false';
		$attributes['data-no-optimize'] = '1';
		$attributes['data-no-minify']   = '1';
		$attributes['crossorigin']      = 'anonymous';
		if ( '' !== WEB_SCHEDULER_INTEGRITY ) {
			$attributes['integrity'] = WEB_SCHEDULER_INTEGRITY;
		}
	}
	return $attributes;
}
add_filter( 'wp_script_attributes', 'web_scheduler_script_attributes' );
