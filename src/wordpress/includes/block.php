<?php
/** The block, whose settings and preview in the editor are block/block.js. */

defined( 'ABSPATH' ) || exit;

/** A shortcode's attributes for those of the block, which are in camelCase. */
function web_scheduler_block_atts( $attributes ) {
	$atts = array();
	foreach ( array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_FLAGS ) as $name ) {
		$key   = lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', $name ) ) ) );
		$value = is_array( $attributes ) && isset( $attributes[ $key ] ) ? $attributes[ $key ] : '';
		$atts[ $name ] = true === $value ? '1' : ( is_string( $value ) ? $value : '' );
	}
	return $atts;
}

/** Renders the block, like a shortcode with the same attributes. */
function web_scheduler_block( $attributes ) {
	return web_scheduler_shortcode( web_scheduler_block_atts( $attributes ) );
}

/** Registers the block. */
function web_scheduler_register_block() {
	register_block_type( dirname( __DIR__ ) . '/block', array( 'render_callback' => 'web_scheduler_block' ) );
}
add_action( 'init', 'web_scheduler_register_block' );

/** Passes to the editor what the block's attributes do not have. */
function web_scheduler_editor_data() {
	$settings = web_scheduler_settings();
	$data     = array(
		'hasAddresses' => '' !== $settings['base-url'] && '' !== $settings['submit-url'],
		'locationId'   => $settings['location-id'],
		'phone'        => $settings['phone'],
		'settingsUrl'  => current_user_can( 'manage_options' ) ? web_scheduler_settings_url() : '',
		'previewUrl'   => web_scheduler_preview_url(),
	);
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'web-scheduler-form-editor-script', 'window.webSchedulerBlock = ' . $json . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'web_scheduler_editor_data' );
