<?php
/** The block, whose settings in the editor are block/block.js, and its preview there. */

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
		'languages'    => WEB_SCHEDULER_LANGUAGES,
	);
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	wp_add_inline_script( 'web-scheduler-form-editor-script', 'window.webSchedulerBlock = ' . $json . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'web_scheduler_editor_data' );

/** The URL of the preview, to which the editor adds the block's attributes as JSON. */
function web_scheduler_preview_url() {
	return add_query_arg( 'web-scheduler-preview', wp_create_nonce( 'web_scheduler_preview' ), home_url( '/' ) );
}

/**
 * Prints the preview if the request is for it: a page with nothing but a form, which cannot send. At an
 * address of the site itself, because servers allow origins.
 */
function web_scheduler_preview() {
	if ( ! isset( $_GET['web-scheduler-preview'] ) ) {
		return;
	}
	$nonce = sanitize_key( wp_unslash( $_GET['web-scheduler-preview'] ) );
	if ( ! current_user_can( 'edit_posts' ) || false === wp_verify_nonce( $nonce, 'web_scheduler_preview' ) ) {
		wp_die( esc_html__( 'This page is for people who edit this site, and its link has expired. Sign in, reload the editor, and try again.', 'web-scheduler' ), '', array( 'response' => 403 ) );
	}
	$json                   = isset( $_GET['attributes'] ) ? json_decode( wp_unslash( $_GET['attributes'] ), true ) : null;
	$settings               = web_scheduler_settings();
	$settings['submit-url'] = '';
	// Shown in place, whatever opens it on the page.
	$atts = array_merge( web_scheduler_block_atts( $json ), array( 'mode' => '' ) );
	nocache_headers();
	web_scheduler_print_preview( web_scheduler_form( $atts, null, $settings ) );
	exit;
}
add_action( 'template_redirect', 'web_scheduler_preview', 0 );

/** Prints a page with a form. */
function web_scheduler_print_preview( $form ) {
	web_scheduler_styles();
	$names   = array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_URLS, WEB_SCHEDULER_FLAGS );
	$allowed = array(
		'div'           => array( 'class' => true ),
		'a'             => array( 'href' => true ),
		'web-scheduler' => array_fill_keys( $names, true ),
	);
	?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php echo esc_html__( 'Booking form', 'web-scheduler' ); ?></title>
<?php wp_print_styles( 'web-scheduler' ); ?>
</head>
<body class="web-scheduler-preview">
<?php
	echo wp_kses( $form, $allowed );
	wp_print_scripts( 'web-scheduler' );
?>
</body>
</html>
	<?php
}
