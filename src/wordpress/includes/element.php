<?php
// The element's attributes and languages, from its source: npm run vitest -- test/public-surface --update

defined( 'ABSPATH' ) || exit;

const WEB_SCHEDULER_TEXTS = array( 'location-id', 'phone', 'lang', 'languages', 'heading-level', 'mode', 'theme', 'attribution', 'wipe-after-idle', 'reply-within', 'hours', 'ask', 'questions', 'insurers', 'appointment-type', 'provider' );
const WEB_SCHEDULER_URLS = array( 'base-url', 'submit-url', 'privacy-url', 'slots-url' );
const WEB_SCHEDULER_FLAGS = array( 'idempotency-header', 'ask-times' );
const WEB_SCHEDULER_LANGUAGES = array(
	'en' => 'English',
	'es' => 'Español',
	'ar' => 'العربية',
	'fr' => 'Français',
	'pt' => 'Português',
	'zh' => '简体中文',
	'zh-Hant' => '繁體中文',
	'vi' => 'Tiếng Việt',
	'ko' => '한국어',
	'ru' => 'Русский',
	'tl' => 'Tagalog (Filipino)',
	'ht' => 'Kreyòl ayisyen',
);
