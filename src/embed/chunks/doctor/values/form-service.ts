/** Services whose addresses take the fields of a web form, or that allow no page to send JSON. */
const SERVICES =
  /(^|\.)(formspree\.io|formsubmit\.co|getform\.io|usebasin\.com|formcarry\.com|formbackend\.com|web3forms\.com|staticforms\.xyz|(docs|forms|script)\.google\.com|forms\.gle|hsforms\.com|jotform\.com|wufoo\.com|typeform\.com|cognitoforms\.com|123formbuilder\.com|list-manage\.com|hooks\.zapier\.com|hook\.([\w-]+\.)?make\.com|hooks\.slack\.com|forms\.office\.com)$/i;

/** Paths of a contact form's action, or of a page. */
const PATHS =
  /contact|feedback|enquir|inquir|kontakt|formular|\bforms?\b|form-?(handler|action|mail)|sendmail|mailer|admin-ajax|admin-post|\/wp-json\/(contact-form|gf|wpforms)|\.(html?|aspx|jsp|cgi)$/i;

/** Whether a URL looks like the address of a web form, and not of a receiver. Asked only if it does not work. */
export function isFormService(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return SERVICES.test(hostname) || PATHS.test(pathname);
}
