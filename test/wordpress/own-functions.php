<?php
/**
 * WordPress's own functions, without its database: options are those of the test. The folder is that
 * of Debian's package "wordpress", or the environment variable WORDPRESS.
 */

define( 'ABSPATH', $argv[2] . '/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_DEBUG', false );
define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
define( 'WP_LANG_DIR', WP_CONTENT_DIR . '/languages' );
define( 'WP_CONTENT_URL', 'https://practice.example/wp-content' );
define( 'WP_PLUGIN_DIR', dirname( $argv[1], 2 ) );
define( 'WP_PLUGIN_URL', WP_CONTENT_URL . '/plugins' );
define( 'WPMU_PLUGIN_DIR', WP_CONTENT_DIR . '/mu-plugins' );
define( 'WPMU_PLUGIN_URL', WP_CONTENT_URL . '/mu-plugins' );

$files = array(
	'version',
	'compat',
	'class-wp-error',
	'load',
	'plugin',
	'functions',
	'option',
	'default-constants',
	'formatting',
	'kses',
	'shortcodes',
	'pomo/mo',
	'class-wp-textdomain-registry',
	'l10n',
	'link-template',
	'general-template',
	'theme',
	'post',
	'script-loader',
	'blocks',
	'class-wp-block-type',
	'class-wp-block-type-registry',
	'class-wp-block-styles-registry',
	'class-wp-block-parser',
	'class-wp-block-list',
	'class-wp-block',
	'class-wp-block-supports',
	'rest-api',
	'http',
	'cache',
);
foreach ( $files as $file ) {
	$path = ABSPATH . WPINC . '/' . $file . '.php';
	// Names of files changed between versions.
	if ( file_exists( $path ) ) {
		require_once $path;
	}
}
$_SERVER['HTTPS'] = 'on';
$locale          = 'en_US';
$wp_plugin_paths = array();
$wp_textdomain_registry = new WP_Textdomain_Registry();
wp_cache_init();
// In the cache, so that nothing asks the database.
$options = array(
	'blog_charset'  => 'UTF-8',
	'home'          => 'https://practice.example',
	'siteurl'       => 'https://practice.example',
	'stylesheet'    => 'practice',
	'template'      => 'practice',
	'web_scheduler' => isset( $input['option'] ) ? $input['option'] : array(),
);
wp_cache_set( 'alloptions', $options, 'options' );
