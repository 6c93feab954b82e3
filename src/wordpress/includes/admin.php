<?php
/** The settings page, the link to it, and the notice that addresses are missing. */

defined( 'ABSPATH' ) || exit;

function web_scheduler_settings_url() {
	return admin_url( 'options-general.php?page=web-scheduler' );
}

function web_scheduler_menu() {
	add_options_page( 'Web Scheduler', 'Web Scheduler', 'manage_options', 'web-scheduler', 'web_scheduler_settings_page' );
}
add_action( 'admin_menu', 'web_scheduler_menu' );

function web_scheduler_action_links( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( web_scheduler_settings_url() ), esc_html__( 'Settings', 'web-scheduler' ) );
	return array_merge( array( 'settings' => $link ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( WEB_SCHEDULER_FILE ), 'web_scheduler_action_links' );

/** Says that forms cannot work yet, on the dashboard and on the plugins page. */
function web_scheduler_notice() {
	$settings = web_scheduler_settings();
	$screen   = get_current_screen();
	$is_shown = $screen && in_array( $screen->id, array( 'dashboard', 'plugins' ), true );
	if ( ! $is_shown || ! current_user_can( 'manage_options' ) || ( '' !== $settings['base-url'] && '' !== $settings['submit-url'] ) ) {
		return;
	}
	printf(
		'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
		esc_html__( 'Web Scheduler: booking forms do not work yet, because the address of the service or the one that receives booking requests is missing.', 'web-scheduler' ),
		esc_url( web_scheduler_settings_url() ),
		esc_html__( 'Enter the addresses', 'web-scheduler' )
	);
}
add_action( 'admin_notices', 'web_scheduler_notice' );

function web_scheduler_fields() {
	return array(
		'location-id' => array(
			__( 'Location ID (location-id)', 'web-scheduler' ),
			__( 'The UUID of the practice’s location, for every form without its own. Whoever runs the practice’s API has it.', 'web-scheduler' ),
		),
		'phone'       => array(
			__( 'Phone number (phone)', 'web-scheduler' ),
			__( 'Optional: the number of this location, which patients can call until the form is loaded, such as +15550100.', 'web-scheduler' ),
		),
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
}

function web_scheduler_print_field( $name, $value, $help ) {
	$problem = web_scheduler_problem( $name, $value );
	if ( '' !== $problem ) {
		printf( '<p class="notice notice-error inline" id="%s-problem">%s</p>', esc_attr( $name ), esc_html( sprintf( $problem, $value ) ) );
	}
	?>
	<input type="text" class="regular-text code" id="<?php echo esc_attr( $name ); ?>" name="web_scheduler[<?php echo esc_attr( $name ); ?>]" value="<?php echo esc_attr( $value ); ?>" spellcheck="false" aria-invalid="<?php echo '' === $problem ? 'false' : 'true'; ?>" aria-describedby="<?php echo esc_attr( '' === $problem ? "$name-help" : "$name-problem $name-help" ); ?>">
	<p class="description" id="<?php echo esc_attr( $name ); ?>-help"><?php echo esc_html( $help ); ?></p>
	<?php
}

function web_scheduler_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$typed = web_scheduler_typed( get_option( 'web_scheduler' ) );
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php echo esc_html__( 'All addresses begin with https://. If the form does not appear on a page, add #web-scheduler-doctor to the URL of that page: a panel then says what is wrong.', 'web-scheduler' ); ?></p>
		<form action="options.php" method="post">
			<?php settings_fields( 'web_scheduler' ); ?>
			<table class="form-table" role="presentation">
				<?php foreach ( web_scheduler_fields() as $name => list( $label, $help ) ) : ?>
				<tr>
					<th scope="row"><label for="<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
					<td><?php web_scheduler_print_field( $name, $typed[ $name ], $help ); ?></td>
				</tr>
				<?php endforeach; ?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
