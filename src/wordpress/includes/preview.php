<?php
/**
 * Two pages with nothing but a form, at an address of the site itself, because servers allow origins:
 * the preview in the editor, which cannot send, and the administrator's test of the connection.
 */

defined( 'ABSPATH' ) || exit;

/** The URL of the preview for the editor, which adds the block's attributes as JSON. */
function web_scheduler_preview_url() {
	return add_query_arg( 'web-scheduler-preview', wp_create_nonce( 'web_scheduler_preview' ), home_url( '/' ) );
}

/** The URL to which the settings page sends what is typed, to test it. */
function web_scheduler_test_url() {
	return add_query_arg( 'web-scheduler-test', wp_create_nonce( 'web_scheduler_test' ), home_url( '/' ) );
}

/** Whether this request has the nonce for a page of this name, from a user with this capability. */
function web_scheduler_may_see( $page, $capability ) {
	$nonce = isset( $_GET[ 'web-scheduler-' . $page ] ) ? sanitize_key( wp_unslash( $_GET[ 'web-scheduler-' . $page ] ) ) : '';
	return current_user_can( $capability ) && false !== wp_verify_nonce( $nonce, 'web_scheduler_' . $page );
}

/** Prints one of the two pages if the request is for it. */
function web_scheduler_preview() {
	$is_test = isset( $_GET['web-scheduler-test'] );
	if ( ! $is_test && ! isset( $_GET['web-scheduler-preview'] ) ) {
		return;
	}
	if ( ! web_scheduler_may_see( $is_test ? 'test' : 'preview', $is_test ? 'manage_options' : 'edit_posts' ) ) {
		wp_die( esc_html__( 'This page is for people who edit this site, and its link has expired. Sign in, reload the page that led here, and try again.', 'web-scheduler' ), '', array( 'response' => 403 ) );
	}
	if ( $is_test ) {
		$typed    = isset( $_POST['web_scheduler'] ) ? wp_unslash( $_POST['web_scheduler'] ) : get_option( 'web_scheduler', array() );
		$settings = web_scheduler_valid( web_scheduler_typed( $typed ) );
		$atts     = array();
	} else {
		$json     = isset( $_GET['attributes'] ) ? json_decode( wp_unslash( $_GET['attributes'] ), true ) : null;
		$settings = web_scheduler_settings();
		$atts     = web_scheduler_block_atts( $json );
		// Shown in place, whatever opens it on the page, and without an address that receives requests.
		$atts['mode']           = '';
		$atts['submit-url']     = '';
		$settings['submit-url'] = '';
	}
	web_scheduler_print_page( web_scheduler_form( $atts, null, $settings ), $is_test );
	exit;
}
add_action( 'template_redirect', 'web_scheduler_preview', 0 );

/** Prints a page with a form. */
function web_scheduler_print_page( $form, $is_test ) {
	nocache_headers();
	web_scheduler_styles();
	if ( $is_test ) {
		wp_enqueue_script( 'web-scheduler-test', plugins_url( 'includes/run-doctor.js', WEB_SCHEDULER_FILE ), array(), '1.0.0-rc.1', array( 'in_footer' => true ) );
	}
	?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php echo esc_html__( 'Booking form', 'web-scheduler' ); ?></title>
<?php
	wp_print_styles( 'web-scheduler' );
	web_scheduler_import_map();
?>
</head>
<body class="web-scheduler-preview">
<?php if ( $is_test ) : ?>
<h1><?php echo esc_html__( 'Test of the connection', 'web-scheduler' ); ?></h1>
<p><?php echo esc_html__( 'The panel says what was checked with the addresses that you typed, and what to do. The form below is real: a request that you send here reaches the practice.', 'web-scheduler' ); ?></p>
<?php
	endif;
	echo wp_kses( $form, web_scheduler_allowed_html() );
	wp_print_scripts( $is_test ? array( 'web-scheduler', 'web-scheduler-test' ) : 'web-scheduler' );
?>
</body>
</html>
	<?php
}

/** What `web_scheduler_form` prints. */
function web_scheduler_allowed_html() {
	$names = array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_URLS, WEB_SCHEDULER_FLAGS );
	return array(
		'div'           => array( 'class' => true ),
		'a'             => array( 'href' => true ),
		'web-scheduler' => array_fill_keys( $names, true ),
	);
}
