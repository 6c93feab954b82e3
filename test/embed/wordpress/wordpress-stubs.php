<?php
/**
 * The WordPress functions that the plugin calls, for tests of its shortcode. Reads
 * {"option": …, "atts": …, "content": …} from standard input and prints the shortcode's markup.
 */

define( 'ABSPATH', __DIR__ );
$input    = json_decode( stream_get_contents( STDIN ), true );
$enqueued = array();

function get_option( $name, $default = false ) {
	global $input;
	return 'web_scheduler' === $name && isset( $input['option'] ) ? $input['option'] : $default;
}
function shortcode_atts( $pairs, $atts, $shortcode = '' ) {
	return array_merge( $pairs, array_intersect_key( $atts, $pairs ) );
}
function sanitize_url( $url, $protocols = null ) {
	$scheme = strtolower( (string) parse_url( $url, PHP_URL_SCHEME ) );
	return in_array( $scheme, $protocols, true ) ? $url : '';
}
function esc_url( $url, $protocols = null ) {
	return esc_attr( sanitize_url( $url, $protocols ) );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function wp_kses_post( $html ) {
	return strip_tags( $html, '<p><a>' );
}
function esc_html__( $text, $domain ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function wp_enqueue_script( $handle, $src ) {
	global $enqueued;
	$enqueued[] = $src;
}
function wp_enqueue_style( $handle ) {}
function add_shortcode() {}
function add_action() {}
function add_filter() {}

require $argv[1];

echo json_encode(
	array(
		'markup'   => web_scheduler_shortcode( $input['atts'], $input['content'] ?? null ),
		'settings' => web_scheduler_settings(),
		'enqueued' => $enqueued,
	)
);
