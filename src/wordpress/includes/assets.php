<?php
/** The script and the stylesheet. */

defined( 'ABSPATH' ) || exit;

/** Adds the script and the stylesheet to a page with the form. */
function web_scheduler_enqueue() {
	wp_enqueue_style( 'web-scheduler' );
	wp_enqueue_script(
		'web-scheduler',
		plugins_url( 'js/web-scheduler-1.0.0-rc.1.js', WEB_SCHEDULER_FILE ),
		array(),
		null, // The file name contains the version.
		array( 'strategy' => 'async' )
	);
}

/** Prints the stylesheet in the head of pages with the form, before the form moves the layout. */
function web_scheduler_styles() {
	wp_register_style( 'web-scheduler', plugins_url( 'web-scheduler.css', WEB_SCHEDULER_FILE ), array(), '1.0.0-rc.1' );
	$post = is_singular() ? get_post() : null;
	if ( $post && ( has_block( 'web-scheduler/form', $post ) || has_shortcode( $post->post_content, 'web_scheduler' ) || has_shortcode( $post->post_content, 'web-scheduler' ) ) ) {
		wp_enqueue_style( 'web-scheduler' );
	}
}
add_action( 'wp_enqueue_scripts', 'web_scheduler_styles' );

/** Keeps optimization plugins from combining or delaying the script. */
function web_scheduler_script_attributes( $attributes ) {
	if ( isset( $attributes['id'] ) && 'web-scheduler-js' === $attributes['id'] ) {
		// Cloudflare ignores data-cfasync after src.
		return array(
			'data-cfasync'     => 'false',
			'nowprocket'       => true,
			'data-no-optimize' => '1',
			'data-no-minify'   => '1',
			'crossorigin'      => 'anonymous',
		) + $attributes;
	}
	return $attributes;
}
add_filter( 'wp_script_attributes', 'web_scheduler_script_attributes' );
