<?php
/**
 * Plugin Name: Web Scheduler
 * Description: The practice's booking form, as a block and as a shortcode: [web_scheduler location-id="…" phone="+1…"]
 * Version: 1.0.0-rc.1
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: web-scheduler
 *
 * Activate the plugin, and enter the addresses under Settings, Web Scheduler. Then add the block
 * "Booking form" or the shortcode to a page. A plugin is needed because WordPress removes script tags
 * and unknown elements from the posts of most users.
 *
 * Everyone who can write a post can use a shortcode. So patients' answers are only sent to addresses
 * that an administrator has entered, or whose origin an administrator has allowed.
 */

defined( 'ABSPATH' ) || exit;

// The plugin contains the script. Both can be set in wp-config.php, to load it from another server.
defined( 'WEB_SCHEDULER_SCRIPT' ) || define( 'WEB_SCHEDULER_SCRIPT', plugins_url( 'js/web-scheduler-1.0.0-rc.1.js', __FILE__ ) );
defined( 'WEB_SCHEDULER_INTEGRITY' ) || define( 'WEB_SCHEDULER_INTEGRITY', '' );

// The attributes of the element. The element itself rejects URLs that are not https.
const WEB_SCHEDULER_TEXTS = array( 'location-id', 'phone', 'lang', 'heading-level', 'mode', 'theme', 'attribution', 'wipe-after-idle', 'ask' );
const WEB_SCHEDULER_URLS  = array( 'base-url', 'submit-url', 'privacy-url', 'slots-url' );
const WEB_SCHEDULER_FLAGS = array( 'click-ids', 'prefill-from-url', 'idempotency-header', 'no-history', 'ask-times' );

/**
 * The origin of a URL, such as https://api.example, or an empty string. Accepts only URLs that PHP
 * and browsers cannot read differently: no user name, backslash or control character.
 */
function web_scheduler_origin( $url ) {
	if ( ! is_string( $url ) || ! preg_match( '~^(https?)://([a-z0-9-]+(?:\.[a-z0-9-]+)*)(:\d{1,5})?(?=[/?#]|\z)[^\x00-\x20\x7f\\\\]*\z~i', $url, $parts ) ) {
		return '';
	}
	$scheme = strtolower( $parts[1] );
	$port   = isset( $parts[3] ) ? $parts[3] : '';
	if ( ( 'https' === $scheme ? ':443' : ':80' ) === $port ) {
		$port = '';
	}
	return $scheme . '://' . strtolower( $parts[2] ) . $port;
}

/** The administrator's addresses, by attribute, and the origins that a shortcode may use. */
function web_scheduler_settings() {
	$saved = get_option( 'web_scheduler', array() );
	return web_scheduler_sanitize( is_array( $saved ) ? $saved : array() );
}

/** Keeps valid addresses and origins only. */
function web_scheduler_sanitize( $input ) {
	$input    = is_array( $input ) ? $input : array();
	$settings = array();
	foreach ( WEB_SCHEDULER_URLS as $name ) {
		$address           = isset( $input[ $name ] ) && is_string( $input[ $name ] ) ? trim( $input[ $name ] ) : '';
		$settings[ $name ] = '' === web_scheduler_origin( $address ) ? '' : sanitize_url( $address, array( 'https', 'http' ) );
	}
	$origins             = isset( $input['origins'] ) && is_string( $input['origins'] ) ? preg_split( '/\s+/', $input['origins'] ) : array();
	$settings['origins'] = implode( "\n", array_unique( array_filter( array_map( 'web_scheduler_origin', $origins ) ) ) );
	return $settings;
}

/** The URL of an attribute: the shortcode's if its origin is allowed, otherwise the administrator's. */
function web_scheduler_url( $name, $url, $settings ) {
	$origin  = web_scheduler_origin( $url );
	$allowed = array_filter( explode( "\n", $settings['origins'] ) );
	return in_array( $origin, $allowed, true ) ? $url : $settings[ $name ];
}

/**
 * Renders the shortcode. Content between [web_scheduler] and [/web_scheduler] is shown when the
 * form cannot be.
 */
function web_scheduler_shortcode( $atts, $content = null ) {
	// WordPress passes an empty string if there are no attributes.
	$atts = is_array( $atts ) ? $atts : array();
	foreach ( WEB_SCHEDULER_FLAGS as $name ) {
		// [web_scheduler prefill-from-url] arrives as a value without a name.
		if ( in_array( $name, $atts, true ) ) {
			$atts[ $name ] = '1';
		}
	}
	$names = array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_URLS, WEB_SCHEDULER_FLAGS );
	$atts  = shortcode_atts( array_fill_keys( $names, '' ), $atts, 'web_scheduler' );

	$attributes = '';
	foreach ( WEB_SCHEDULER_TEXTS as $name ) {
		if ( '' !== $atts[ $name ] ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $atts[ $name ] ) );
		}
	}
	$settings = web_scheduler_settings();
	foreach ( WEB_SCHEDULER_URLS as $name ) {
		$url = esc_url( web_scheduler_url( $name, $atts[ $name ], $settings ), array( 'https', 'http' ) );
		if ( '' !== $url ) {
			$attributes .= sprintf( ' %s="%s"', $name, $url );
		}
	}
	foreach ( WEB_SCHEDULER_FLAGS as $name ) {
		if ( '' !== $atts[ $name ] ) {
			$attributes .= ' ' . $name;
		}
	}

	wp_enqueue_style( 'web-scheduler' );
	wp_enqueue_script(
		'web-scheduler',
		WEB_SCHEDULER_SCRIPT,
		array(),
		null, // The file name contains the version.
		array( 'strategy' => 'async' )
	);

	$phone    = preg_replace( '/[^+0-9]/', '', $atts['phone'] );
	$fallback = null === $content ? '' : wp_kses_post( $content );
	if ( '' === $fallback && '' !== $phone ) {
		$fallback = sprintf(
			'<a href="%s">%s</a>',
			esc_url( 'tel:' . $phone, array( 'tel' ) ),
			esc_html__( 'Call us to book', 'web-scheduler' )
		);
	}
	$form = sprintf( '<web-scheduler%s>%s</web-scheduler>', $attributes, $fallback );

	$is_inline = '' === $atts['mode'] || 'inline' === $atts['mode'];
	return $is_inline ? '<div class="web-scheduler-inline">' . $form . '</div>' : $form;
}
add_shortcode( 'web_scheduler', 'web_scheduler_shortcode' );

/** The block's attributes, by those of the element. */
const WEB_SCHEDULER_BLOCK = array(
	'location-id' => 'locationId',
	'phone'       => 'phone',
	'lang'        => 'lang',
	'mode'        => 'mode',
);

/** Renders the block, like a shortcode with the same attributes. */
function web_scheduler_block( $attributes ) {
	$atts = array();
	foreach ( WEB_SCHEDULER_BLOCK as $name => $key ) {
		$atts[ $name ] = isset( $attributes[ $key ] ) && is_string( $attributes[ $key ] ) ? $attributes[ $key ] : '';
	}
	return web_scheduler_shortcode( $atts );
}

/** Registers the block, whose settings in the editor are block/block.js. */
function web_scheduler_register_block() {
	register_block_type( __DIR__ . '/block', array( 'render_callback' => 'web_scheduler_block' ) );
}
add_action( 'init', 'web_scheduler_register_block' );

/** Prints the stylesheet in the head of pages with the form, before the form moves the layout. */
function web_scheduler_styles() {
	wp_register_style( 'web-scheduler', plugins_url( 'web-scheduler.css', __FILE__ ), array(), '1.0.0-rc.1' );
	$post = is_singular() ? get_post() : null;
	if ( $post && ( has_block( 'web-scheduler/form', $post ) || has_shortcode( $post->post_content, 'web_scheduler' ) ) ) {
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
	$file   = __DIR__ . '/js/integrity.json';
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

/** Adds the settings page, for administrators only. */
function web_scheduler_menu() {
	add_options_page( 'Web Scheduler', 'Web Scheduler', 'manage_options', 'web-scheduler', 'web_scheduler_settings_page' );
}
add_action( 'admin_menu', 'web_scheduler_menu' );

/** Registers the settings; WordPress checks the capability and the nonce when they are saved. */
function web_scheduler_register_settings() {
	register_setting(
		'web_scheduler',
		'web_scheduler',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'web_scheduler_sanitize',
		)
	);
}
add_action( 'admin_init', 'web_scheduler_register_settings' );

/** Prints the settings page. */
function web_scheduler_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = web_scheduler_settings();
	$fields   = array(
		'base-url'    => array(
			__( 'Address of the service (base-url)', 'web-scheduler' ),
			__( 'The base URL of the practice’s API, such as https://api.example. Whoever runs the API has it, and the location ID.', 'web-scheduler' ),
		),
		'submit-url'  => array(
			__( 'Address that receives booking requests (submit-url)', 'web-scheduler' ),
			__( 'The receiver’s URL, such as https://booking.example/booking-requests/. The practice’s web team has it. The receiver must allow the origin of this site (CORS).', 'web-scheduler' ),
		),
		'privacy-url' => array(
			__( 'Privacy policy (privacy-url)', 'web-scheduler' ),
			__( 'Optional: the page that the form links next to the Send button.', 'web-scheduler' ),
		),
		'slots-url'   => array(
			__( 'Available times (slots-url)', 'web-scheduler' ),
			__( 'Optional: where the form loads the practice’s available times. Without it, the practice suggests a time.', 'web-scheduler' ),
		),
	);
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php echo esc_html__( 'All addresses begin with https://. If the form does not appear on a page, add #web-scheduler-doctor to the URL of that page: a panel then says what is wrong.', 'web-scheduler' ); ?></p>
		<form action="options.php" method="post">
			<?php settings_fields( 'web_scheduler' ); ?>
			<table class="form-table" role="presentation">
				<?php foreach ( $fields as $name => list( $label, $help ) ) : ?>
				<tr>
					<th scope="row"><label for="<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
					<td>
						<input type="url" class="regular-text code" id="<?php echo esc_attr( $name ); ?>" name="web_scheduler[<?php echo esc_attr( $name ); ?>]" value="<?php echo esc_attr( $settings[ $name ] ); ?>" aria-describedby="<?php echo esc_attr( $name ); ?>-help">
						<p class="description" id="<?php echo esc_attr( $name ); ?>-help"><?php echo esc_html( $help ); ?></p>
					</td>
				</tr>
				<?php endforeach; ?>
				<tr>
					<th scope="row"><label for="origins"><?php echo esc_html__( 'Origins that a shortcode may use', 'web-scheduler' ); ?></label></th>
					<td>
						<textarea class="large-text code" rows="4" id="origins" name="web_scheduler[origins]" aria-describedby="origins-help"><?php echo esc_textarea( $settings['origins'] ); ?></textarea>
						<p class="description" id="origins-help"><?php echo esc_html__( 'One per line, such as https://api.example. An address in a shortcode is used only if its origin is listed here; otherwise the addresses above are used. Everyone who can write posts can use these origins.', 'web-scheduler' ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
