<?php
/**
 * Plugin Name: Web Scheduler
 * Description: The practice's booking form as a shortcode: [web_scheduler location-id="…" base-url="https://…" submit-url="https://…" phone="+1…"]
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 *
 * An example. Copy this file to wp-content/plugins/web-scheduler/, set the two constants to your
 * script's URL and hash (see integrity.json), and activate the plugin. A plugin is needed because
 * WordPress removes script tags and unknown elements from the posts of most users.
 */

defined( 'ABSPATH' ) || exit;

// Can be set in wp-config.php instead.
defined( 'WEB_SCHEDULER_SCRIPT' ) || define( 'WEB_SCHEDULER_SCRIPT', 'https://cdn.example/web-scheduler-0.1.0.js' );
defined( 'WEB_SCHEDULER_INTEGRITY' ) || define( 'WEB_SCHEDULER_INTEGRITY', '' );

// The attributes of the element. The element itself rejects URLs that are not https.
const WEB_SCHEDULER_TEXTS = array( 'location-id', 'phone', 'lang', 'heading-level', 'mode', 'attribution', 'wipe-after-idle' );
const WEB_SCHEDULER_URLS  = array( 'base-url', 'submit-url', 'privacy-url' );
const WEB_SCHEDULER_FLAGS = array( 'prefill-from-url', 'idempotency-header' );

/**
 * Renders the shortcode. Content between [web_scheduler] and [/web_scheduler] is shown when the
 * form cannot be.
 */
function web_scheduler_shortcode( $atts, $content = null ) {
	// WordPress passes an empty string if there are no attributes.
	$atts       = is_array( $atts ) ? $atts : array();
	$attributes = '';
	foreach ( WEB_SCHEDULER_TEXTS as $name ) {
		if ( isset( $atts[ $name ] ) && '' !== $atts[ $name ] ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $atts[ $name ] ) );
		}
	}
	foreach ( WEB_SCHEDULER_URLS as $name ) {
		$url = isset( $atts[ $name ] ) ? esc_url( $atts[ $name ], array( 'https', 'http' ) ) : '';
		if ( '' !== $url ) {
			$attributes .= sprintf( ' %s="%s"', $name, $url );
		}
	}
	foreach ( WEB_SCHEDULER_FLAGS as $name ) {
		// [web_scheduler prefill-from-url] arrives as a value without a name.
		if ( isset( $atts[ $name ] ) || in_array( $name, $atts, true ) ) {
			$attributes .= ' ' . $name;
		}
	}

	wp_enqueue_script(
		'web-scheduler',
		WEB_SCHEDULER_SCRIPT,
		array(),
		null, // The file name contains the version.
		array( 'strategy' => 'async' )
	);

	$phone    = isset( $atts['phone'] ) ? preg_replace( '/[^+0-9]/', '', $atts['phone'] ) : '';
	$fallback = null === $content ? '' : wp_kses_post( $content );
	if ( '' === $fallback && '' !== $phone ) {
		$fallback = sprintf(
			'<a href="%s">%s</a>',
			esc_url( 'tel:' . $phone, array( 'tel' ) ),
			esc_html__( 'Call us to book', 'web-scheduler' )
		);
	}
	$form = sprintf( '<web-scheduler%s>%s</web-scheduler>', $attributes, $fallback );

	// Reserves space, so that the layout does not shift when the form appears.
	$is_inline = ! isset( $atts['mode'] ) || 'inline' === $atts['mode'];
	return $is_inline ? '<div style="min-height: 940px">' . $form . '</div>' : $form;
}
add_shortcode( 'web_scheduler', 'web_scheduler_shortcode' );

/**
 * Adds the integrity hash, and keeps optimization plugins from combining or delaying the script.
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
