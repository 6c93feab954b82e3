<?php
/** The block, whose settings and preview in the editor are block/block.js. */

defined( 'ABSPATH' ) || exit;

/** Renders the block, like a shortcode with the same attributes, which the block has in camelCase. */
function web_scheduler_block( $attributes ) {
	$atts = array();
	foreach ( array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_FLAGS ) as $name ) {
		$key   = lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', $name ) ) ) );
		$value = isset( $attributes[ $key ] ) ? $attributes[ $key ] : '';
		$atts[ $name ] = true === $value ? '1' : $value;
	}
	return web_scheduler_shortcode( $atts );
}

function web_scheduler_register_block() {
	register_block_type( dirname( __DIR__ ) . '/block', array( 'render_callback' => 'web_scheduler_block' ) );
}
add_action( 'init', 'web_scheduler_register_block' );

/** Passes the settings to the editor, but not where the form sends, so that its preview cannot. */
function web_scheduler_editor_data() {
	$settings = web_scheduler_settings();
	$data     = array(
		'isReady'     => '' !== $settings['base-url'] && '' !== $settings['submit-url'],
		'settings'    => array_diff_key( $settings, array( 'submit-url' => '' ) ),
		'languages'   => WEB_SCHEDULER_LANGUAGES,
		'scriptUrl'   => web_scheduler_script_url(),
		'settingsUrl' => current_user_can( 'manage_options' ) ? web_scheduler_settings_url() : '',
	);
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'web-scheduler-form-editor-script', 'window.webSchedulerBlock = ' . $json . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'web_scheduler_editor_data' );
