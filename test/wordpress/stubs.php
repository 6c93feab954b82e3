<?php

define( 'ABSPATH', __DIR__ );
$hooks  = array();
$blocks = array();

function get_option( $name, $default = false ) {
	global $input;
	return 'web_scheduler' === $name && isset( $input['option'] ) ? $input['option'] : $default;
}
function home_url() {
	global $input;
	return isset( $input['home'] ) ? $input['home'] : 'https://practice.example';
}
function plugin_basename( $file ) {
	return basename( dirname( $file ) ) . '/' . basename( $file );
}
function sanitize_url( $url, $protocols = null ) {
	$scheme = strtolower( (string) parse_url( $url, PHP_URL_SCHEME ) );
	return in_array( $scheme, null === $protocols ? array( 'https', 'http' ) : $protocols, true ) ? $url : '';
}
function esc_url( $url, $protocols = null ) {
	return esc_attr( sanitize_url( $url, $protocols ) );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( $text ) {
	return esc_attr( $text );
}
function wp_kses_post( $html ) {
	return strip_tags( $html, '<p><a>' );
}
function __( $text, $domain ) {
	return $text;
}
function esc_html__( $text, $domain ) {
	return esc_attr( $text );
}
function plugins_url( $path, $file ) {
	return 'https://practice.example/wp-content/plugins/' . basename( dirname( $file ) ) . '/' . $path;
}
function wp_enqueue_script( $handle, $src ) {
	global $enqueued;
	$enqueued[] = $src;
}
function wp_register_style( $handle ) {}
function wp_enqueue_style( $handle ) {}
function add_shortcode() {}
function add_filter() {}
function add_action( $hook, $callback ) {
	global $hooks;
	$hooks[ $hook ][] = $callback;
}
function do_action( $hook ) {
	global $hooks;
	foreach ( $hooks[ $hook ] as $callback ) {
		$callback();
	}
}
function register_block_type( $folder, $args ) {
	global $blocks;
	$metadata                    = json_decode( file_get_contents( $folder . '/block.json' ), true );
	$blocks[ $metadata['name'] ] = $args['render_callback'];
}
function current_user_can( $capability ) {
	global $input;
	return 'manage_options' === $capability || ! empty( $input['editor'] );
}
function get_the_ID() {
	return 1;
}
function get_admin_page_title() {
	return 'Web Scheduler';
}
function settings_fields( $group ) {
	printf( '<input type="hidden" name="option_page" value="%s">', $group );
}
function submit_button() {
	echo '<button>Save</button>';
}
