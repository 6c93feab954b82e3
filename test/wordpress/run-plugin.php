<?php
/**
 * Runs the plugin. Reads {"option", "atts", "content", "block", "post", "constants"} from standard input,
 * and prints the markup of the shortcode, of the block and of a post, the settings and their page, the
 * import map, and the URLs of scripts. Without WordPress's own functions, a post stays as it is.
 *
 * Arguments: the plugin's file, and the folder of WordPress, if its own functions are to be used.
 */

$input    = json_decode( stream_get_contents( STDIN ), true );
$enqueued = array();

require __DIR__ . ( isset( $argv[2] ) ? '/own-functions.php' : '/stubs.php' );

// Functions of the administration, which need a database.
function current_user_can( $capability ) {
	global $input;
	return 'manage_options' === $capability || ! empty( $input['editor'] );
}
function get_the_ID() {
	return 1;
}
function wp_create_nonce() {
	return 'nonce';
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

foreach ( isset( $input['constants'] ) ? $input['constants'] : array() as $name => $value ) {
	define( $name, $value );
}
require $argv[1];
do_action( 'init' );

$markup = web_scheduler_shortcode( $input['atts'], isset( $input['content'] ) ? $input['content'] : null );
$block  = array(
	'blockName'    => 'web-scheduler/form',
	'attrs'        => isset( $input['block'] ) ? $input['block'] : array(),
	'innerBlocks'  => array(),
	'innerHTML'    => '',
	'innerContent' => array(),
);
$rendered = render_block( $block );
$post     = isset( $input['post'] ) ? $input['post'] : '';
if ( function_exists( 'do_blocks' ) ) {
	$post = do_shortcode( do_blocks( $post ) );
}
ob_start();
web_scheduler_settings_page();
$page = ob_get_clean();

ob_start();
web_scheduler_import_map();
web_scheduler_import_map();
$map = ob_get_clean();

if ( function_exists( 'wp_scripts' ) ) {
	$enqueued = array( wp_scripts()->registered['web-scheduler']->src );
}
echo json_encode(
	array(
		'markup'   => $markup,
		'block'    => $rendered,
		'page'     => $page,
		'map'      => $map,
		'post'     => $post,
		'settings' => web_scheduler_settings(),
		'enqueued' => array_values( array_unique( $enqueued ) ),
	)
);
