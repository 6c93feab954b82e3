<?php
/** The script, the stylesheet, and the import map. */

defined( 'ABSPATH' ) || exit;

/** Adds the script and the stylesheet to a page with the form. */
function web_scheduler_enqueue() {
	wp_enqueue_style( 'web-scheduler' );
	wp_enqueue_script(
		'web-scheduler',
		WEB_SCHEDULER_SCRIPT,
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

/**
 * The hashes of the chunks by their URLs, which are in the script's folder. Empty without
 * WEB_SCHEDULER_INTEGRITY, and if that is not the hash of this plugin's script: only its chunks are known.
 */
function web_scheduler_chunk_hashes() {
	$file   = dirname( __DIR__ ) . '/js/integrity.json';
	$hashes = '' !== WEB_SCHEDULER_INTEGRITY && is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
	$script = preg_replace( '/[?#].*/s', '', WEB_SCHEDULER_SCRIPT );
	$entry  = basename( $script );
	if ( ! is_array( $hashes ) || ! isset( $hashes[ $entry ] ) || WEB_SCHEDULER_INTEGRITY !== $hashes[ $entry ] ) {
		return array();
	}
	$chunks = array();
	foreach ( $hashes as $chunk => $hash ) {
		if ( preg_match( '/^web-scheduler-\d[\w.-]*-\w+\.js\z/', $chunk ) ) {
			$chunks[ dirname( $script ) . '/' . $chunk ] = $hash;
		}
	}
	return $chunks;
}

/**
 * Prints the import map with the hashes of the chunks, once, on pages with the form. After the one of
 * WordPress's script modules: browsers that cannot combine several maps use only the first one.
 */
function web_scheduler_import_map() {
	static $is_printed = false;
	$chunks            = web_scheduler_chunk_hashes();
	if ( $is_printed || array() === $chunks || ! ( wp_script_is( 'web-scheduler', 'enqueued' ) || wp_script_is( 'web-scheduler', 'done' ) ) ) {
		return;
	}
	$is_printed = true;
	$json       = wp_json_encode( array( 'integrity' => $chunks ), JSON_HEX_TAG | JSON_HEX_AMP );
	wp_print_inline_script_tag( $json, array( 'type' => 'importmap' ) );
}

/** WordPress prints its map in the head of block themes and in the footer of others, with priority 10. */
function web_scheduler_import_map_in_head() {
	if ( wp_is_block_theme() ) {
		web_scheduler_import_map();
	}
}
add_action( 'wp_head', 'web_scheduler_import_map_in_head', 11 );
add_action( 'wp_footer', 'web_scheduler_import_map', 11 );
