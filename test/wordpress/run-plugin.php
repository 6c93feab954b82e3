<?php
/**
 * The argument is the plugin's file. Reads {"option", "home", "atts", "content", "block", "editor"} from standard
 * input, and prints the markup of shortcode and block, the settings and their page, and script URLs.
 */

$input    = json_decode( stream_get_contents( STDIN ), true );
$enqueued = array();

require __DIR__ . '/stubs.php';
require $argv[1];
do_action( 'init' );

$markup   = web_scheduler_shortcode( $input['atts'], isset( $input['content'] ) ? $input['content'] : null );
$rendered = $blocks['web-scheduler/form']( isset( $input['block'] ) ? $input['block'] : array() );
ob_start();
web_scheduler_settings_page();
$page = ob_get_clean();

echo json_encode(
	array(
		'markup'   => $markup,
		'block'    => $rendered,
		'page'     => $page,
		'settings' => web_scheduler_settings(),
		'enqueued' => array_values( array_unique( $enqueued ) ),
	)
);
