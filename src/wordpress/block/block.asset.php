<?php
// What block.js uses, as WordPress reads it.
return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '1.0.0-rc.2',
);
