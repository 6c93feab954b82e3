<?php
/** The element, as the shortcode and the block show it, with its script and its stylesheet. */

defined( 'ABSPATH' ) || exit;

/** Attributes by name, by default the administrator's location and phone number; and names unknown to the element. */
function web_scheduler_read_atts( $atts, $settings ) {
	$known   = array_fill_keys( array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_FLAGS ), '' );
	$unknown = array();
	// WordPress passes an empty string if there are no attributes.
	foreach ( is_array( $atts ) ? $atts : array() as $key => $value ) {
		// [web_scheduler ask-times] arrives as a value without a name.
		$is_flag = is_int( $key );
		$written = str_replace( '_', '-', strtolower( (string) ( $is_flag ? $value : $key ) ) );
		if ( ! isset( $known[ $written ] ) ) {
			$unknown[] = $written;
		} elseif ( $is_flag ) {
			$known[ $written ] = in_array( $written, WEB_SCHEDULER_FLAGS, true ) ? '1' : '';
		} elseif ( is_string( $value ) ) {
			$known[ $written ] = $value;
		}
	}
	if ( '' === $known['location-id'] || $settings['location-id'] === $known['location-id'] ) {
		$known['location-id'] = $settings['location-id'];
		// Another location has another number.
		$known['phone'] = '' === $known['phone'] ? $settings['phone'] : $known['phone'];
	}
	return array( $known, array_unique( $unknown ) );
}

function web_scheduler_attributes( $atts, $settings ) {
	$attributes = '';
	foreach ( array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_URLS, WEB_SCHEDULER_FLAGS ) as $name ) {
		$is_url = in_array( $name, WEB_SCHEDULER_URLS, true );
		$value  = $is_url ? esc_url( $settings[ $name ], array( 'https', 'http' ) ) : esc_attr( $atts[ $name ] );
		if ( '' !== $value ) {
			$attributes .= sprintf( ' %s="%s"', $name, $value );
		}
	}
	return $attributes;
}

/** Says which attributes have no effect, to those who can edit the post. */
function web_scheduler_note( $unknown ) {
	if ( array() === $unknown || ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	$names = array_merge( WEB_SCHEDULER_TEXTS, WEB_SCHEDULER_FLAGS );
	return sprintf(
		'<p class="web-scheduler-note"><strong>%s</strong> %s</p>',
		sprintf( esc_html__( 'The booking form does not know “%s”.', 'web-scheduler' ), esc_html( implode( '”, “', $unknown ) ) ),
		sprintf( esc_html__( 'Correct the shortcode. It may have: %s. Only editors of this page see this note.', 'web-scheduler' ), esc_html( implode( ', ', $names ) ) )
	);
}

/** Content between [web_scheduler] and [/web_scheduler] is shown when the form cannot be. */
function web_scheduler_shortcode( $atts, $content = null ) {
	$settings               = web_scheduler_settings();
	list( $atts, $unknown ) = web_scheduler_read_atts( $atts, $settings );
	web_scheduler_enqueue();

	$phone    = preg_replace( '/[^+0-9]/', '', $atts['phone'] );
	$fallback = null === $content ? '' : wp_kses_post( $content );
	if ( '' === $fallback && '' !== $phone ) {
		$fallback = sprintf(
			'<a href="%s">%s</a>',
			esc_url( 'tel:' . $phone, array( 'tel' ) ),
			esc_html__( 'Call us to book', 'web-scheduler' )
		);
	}
	$attributes = web_scheduler_attributes( $atts, $settings );
	$form       = sprintf( '<web-scheduler%s>%s</web-scheduler>', $attributes, $fallback );
	$note       = web_scheduler_note( $unknown );
	$is_inline  = '' === $atts['mode'] || 'inline' === $atts['mode'];
	return $note . ( $is_inline ? '<div class="web-scheduler-inline">' . $form . '</div>' : $form );
}
add_shortcode( 'web_scheduler', 'web_scheduler_shortcode' );

function web_scheduler_script_url() {
	return plugins_url( 'js/web-scheduler-1.0.0-rc.2.js', WEB_SCHEDULER_FILE );
}

function web_scheduler_enqueue() {
	wp_enqueue_style( 'web-scheduler' );
	// Without a version, which the file name contains.
	wp_enqueue_script( 'web-scheduler', web_scheduler_script_url(), array(), null, array( 'strategy' => 'async' ) );
}

/** Registers the stylesheet, of which the editor knows the name from block/block.json. */
function web_scheduler_register_style() {
	wp_register_style( 'web-scheduler', plugins_url( 'web-scheduler.css', WEB_SCHEDULER_FILE ), array(), '1.0.0-rc.2' );
}
add_action( 'init', 'web_scheduler_register_style' );

/** Prints the stylesheet in the head of pages with the form, before the form moves the layout. */
function web_scheduler_styles() {
	$post = is_singular() ? get_post() : null;
	if ( $post && ( has_block( 'web-scheduler/form', $post ) || has_shortcode( $post->post_content, 'web_scheduler' ) ) ) {
		wp_enqueue_style( 'web-scheduler' );
	}
}
add_action( 'wp_enqueue_scripts', 'web_scheduler_styles' );

/** Keeps optimization plugins from combining or delaying the script. */
function web_scheduler_script_attributes( $attributes ) {
	if ( isset( $attributes['id'] ) && 'web-scheduler-js' === $attributes['id'] ) {
		// Cloudflare ignores data-cfasync after src.
		return array(
			'data-cfasync'     => 'false',
			'nowprocket'       => true,
			'data-no-optimize' => '1',
			'data-no-minify'   => '1',
			'crossorigin'      => 'anonymous',
			'fetchpriority'    => 'high',
		) + $attributes;
	}
	return $attributes;
}
add_filter( 'wp_script_attributes', 'web_scheduler_script_attributes' );
