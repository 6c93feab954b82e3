import { describe, expect, test } from "vitest";
import {
  ELEMENT,
  ID,
  inspectHtml,
  oneTag,
  pageWith,
  SETTINGS,
  SRC,
  script,
} from "./inspect-html.ts";

const HASH = `sha384-${"A".repeat(64)}`;

/** By problem: the page, and what the only finding says. */
const BROKEN: Record<string, readonly [html: string, says: RegExp]> = {
  "a consent tool's type": [
    pageWith(script(`type="text/plain" data-cookieconsent="marketing" src="${SRC}"`) + ELEMENT),
    /^WS540: .*type="text\/plain".*waits for the visitor's consent.*strictly necessary/,
  ],
  "a consent tool's attribute instead of src": [
    pageWith(script(`data-cookieblock-src="${SRC}"`) + ELEMENT),
    /^WS540: .*data-cookieblock-src/,
  ],
  "a hash that was cut off": [
    pageWith(script(`src="${SRC}" crossorigin integrity="${HASH.slice(0, -9)}"`) + ELEMENT),
    /^WS547: .*a character is missing.*dist\/snippet\.html/,
  ],
  "a script in <noscript>": [
    pageWith(`<noscript>${script()}</noscript>${ELEMENT}`),
    /^WS538: .*in <noscript>, where browsers do not run it/,
  ],
  "a script in <svg>": [
    pageWith(`<svg>${script()}</svg>${ELEMENT}`),
    /^WS538: .*in <svg>, where browsers do not run it/,
  ],
  "a script in a comment": [
    pageWith(`<!-- ${script()} -->${ELEMENT}`),
    /^WS538: .*only in a comment, a <template>/,
  ],
  "a script in a template": [
    pageWith(`<template>${script()}</template>${ELEMENT}`),
    /^WS538: .*only in a comment, a <template>/,
  ],
  Partytown: [
    pageWith(script(`type="text/partytown" src="${SRC}"`) + ELEMENT),
    /^WS541: .*Remove type="text\/partytown"/,
  ],
  "WP Rocket": [
    pageWith(script(`type="rocketlazyloadscript" data-rocket-src="${SRC}"`) + ELEMENT),
    /^WS542: .*rocketlazyloadscript.*Delay JavaScript/,
  ],
  "Cloudflare's Rocket Loader": [
    pageWith(script(`type="9f2c0a71d3b4e5-text/javascript" async src="${SRC}"`) + ELEMENT),
    /^WS542: .*Rocket Loader, add data-cfasync="false"/,
  ],
  LiteSpeed: [
    pageWith(script(`type="litespeed/javascript" data-src="${SRC}"`) + ELEMENT),
    /^WS542: .*litespeed\/javascript/,
  ],
  "data-src": [
    pageWith(script(`async data-src="${SRC}"`) + ELEMENT),
    /^WS543: .*it is in data-src.*Write the script's URL in src/,
  ],
  "a tag with settings and no src": [
    pageWith(script(`data-location-id="${ID}" data-${SETTINGS.replace(" ", " data-")}`)),
    /^WS543: .*has no src/,
  ],
  "a definition of the element by another script": [
    pageWith(
      `<script>customElements.define("web-scheduler", class extends HTMLElement {});</script>${script()}${ELEMENT}`,
    ),
    /^WS566: <web-scheduler> was defined by another script.*customElements\.define/,
  ],
  "an API on the developer's computer": [
    pageWith(script() + ELEMENT.replace("https://api.larkmere.test", "https://localhost:8000")),
    /^WS561: base-url is an address of one computer.*on the internet/,
  ],
  "a receiver in the office's network": [
    pageWith(script() + ELEMENT.replace("booking.larkmere.test", "192.168.1.20")),
    /^WS561: submit-url is an address of one computer or of a local network.*192\.168\.1\.20/,
  ],
  "a script in the office's network": [
    pageWith(script(`src="https://10.0.0.7/web-scheduler.js"`) + ELEMENT),
    /^WS556: .*from one computer or from a local network/,
  ],
  "an invisible character in the id": [
    pageWith(script() + ELEMENT.replace("6f96", "6f\u200b96")),
    /^WS562: location-id .*nobody can see.*\(U\+200B after “6f”\).*plain text/,
  ],
  "a template that was not filled in": [
    pageWith(script() + ELEMENT.replace(ID, "{{ practice.locationId }}")),
    /^WS563: location-id .*\{\{ practice\.locationId \}\}.*Write the value itself/,
  ],
  "a misspelled type": [
    pageWith(script(`type="text/javscript" src="${SRC}"`) + ELEMENT),
    /^WS544: .*type="text\/javscript".*Remove this attribute/,
  ],
  "a type with a charset": [
    pageWith(script(`type="text/javascript; charset=utf-8" src="${SRC}"`) + ELEMENT),
    /^WS544: /,
  ],
  nomodule: [pageWith(script(`nomodule src="${SRC}"`) + ELEMENT), /^WS544: .*nomodule/],
  "a tag without an end tag": [
    pageWith(`<script async src="${SRC}">${ELEMENT}`),
    /^WS545: .*has no end tag.*<\/script>/,
  ],
  "a policy in a meta element": [
    pageWith(
      script() + ELEMENT,
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`,
    ),
    /^WS501: https:\/\/cdn.larkmere.test is blocked.*script-src 'self' https:\/\/cdn.larkmere.test$/,
  ],
  "a policy with a nonce": [
    pageWith(
      script() + ELEMENT,
      `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-abc' 'strict-dynamic'">`,
    ),
    /^WS546: <script .*web-scheduler.*does not have the nonce.*\(it has none\)/,
  ],
  "a policy without the API": [
    pageWith(
      script() + ELEMENT,
      `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' https://booking.larkmere.test">`,
    ),
    /^WS501: https:\/\/api.larkmere.test .*connect-src 'self' https:\/\/booking.larkmere.test https:\/\/api/,
  ],
  "a policy without the API and the receiver": [
    pageWith(
      script() + ELEMENT,
      `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`,
    ),
    /^WS501: https:\/\/api.larkmere.test \(and https:\/\/booking.larkmere.test\) is blocked.*connect-src 'self' https:\/\/api.larkmere.test https:\/\/booking.larkmere.test$/,
  ],
  "integrity without crossorigin": [
    pageWith(script(`src="${SRC}" integrity="${HASH}"`) + ELEMENT),
    /^WS549: .*because of integrity.*Add crossorigin/,
  ],
  "crossorigin with credentials": [
    pageWith(script(`src="${SRC}" crossorigin="use-credentials"`) + ELEMENT),
    /^WS549: .*use-credentials/,
  ],
  "integrity of a file without a version": [
    pageWith(
      script(`src="https://cdn.larkmere.test/web-scheduler.js" integrity="${HASH}" crossorigin`) +
        ELEMENT,
    ),
    /^WS548: .*version in its name/,
  ],
  "mixed content": [
    pageWith(script(`src="${SRC.replace("https", "http")}"`) + ELEMENT),
    /^WS503: src is http on an https page.*Use https/,
  ],
  "an API over http": [
    pageWith(script() + ELEMENT.replace("https://api", "http://api")),
    /^WS503: base-url is http/,
  ],
  innerHTML: [
    pageWith(
      `<div id="a"></div><script>document.querySelector("#a").innerHTML = '<script src="${SRC}"><\\/script>${ELEMENT.replaceAll("\n", "")}';</script>`,
    ),
    /^WS550: .*\(in the <script> that begins with “document\.querySelector\("#a"\).*own HTML/,
  ],
  "a base element": [
    pageWith(
      script(`src="/js/web-scheduler.js"`) + ELEMENT,
      `<base href="https://old.larkmere.test/">`,
    ),
    /^WS551: .*https:\/\/old.larkmere.test\/js\/web-scheduler.js.*complete URL/,
  ],
  "a page of code instead of code": [
    pageWith(
      script(`src="https://raw.githubusercontent.com/larkmere/site/main/web-scheduler.js"`) +
        ELEMENT,
    ),
    /^WS553: .*shows code/,
  ],
  "a chunk instead of the script": [
    pageWith(script(`src="${SRC.replace(".js", "-deferred.js")}"`) + ELEMENT),
    /^WS553: .*part of the script/,
  ],
  "an escaped tag": [
    pageWith(script() + ELEMENT.replaceAll("<", "&lt;")),
    /^WS533: .*shown as text.*HTML or source view/,
  ],
  "an element in a template": [
    pageWith(`${script()}<template>${ELEMENT}</template>`),
    /^WS534: .*a <template>/,
  ],
  "an element in a comment": [pageWith(`${script()}<!-- ${ELEMENT} -->`), /^WS534: .*a comment/],
  "an element in noscript": [
    pageWith(`${script()}<noscript>${ELEMENT}</noscript>`),
    /^WS534: .*a <noscript>/,
  ],
  "a sandboxed frame": [
    pageWith(
      `<iframe sandbox="allow-forms" srcdoc='${(script() + ELEMENT).replaceAll("&", "&amp;").replaceAll("'", "&#39;")}'></iframe>`,
    ),
    /^WS570: The page in <iframe sandbox=.*no allow-scripts.*add allow-scripts/,
  ],
  "an attribute without its closing quotation mark": [
    pageWith(script() + ELEMENT.replace('larkmere.test" submit', "larkmere.test submit")),
    /^WS555: .*base-url.*straight quotation marks/,
  ],
  "curly quotation marks around src": [
    pageWith(script(`async src=“${SRC}”`) + ELEMENT),
    /^WS555: .*\(src\)/,
  ],
  "an element's name with a line break of the editor": [
    pageWith(
      `${script()}<p><web-scheduler<br />\nlocation-id="${ID}"<br />\n${SETTINGS}></p><p>Call us</web-scheduler></p>`,
    ),
    /^WS119: <web-scheduler> has HTML of the editor inside its start tag \(<br>\)/,
  ],
  "paragraphs of the editor between the attributes": [
    pageWith(`${script()}<web-scheduler location-id="${ID}"</p><p>${SETTINGS}></web-scheduler>`),
    /^WS119: <web-scheduler> /,
  ],
  "the source of a message": [
    pageWith((script() + ELEMENT).replaceAll('="', '=3D"')),
    /^WS568: <script .*by a mail program: =3D.*the original is “https:\/\/cdn\.larkmere\.test\/web-scheduler-1\.0\.0-rc\.1\.js”/,
  ],
  "a link of Safe Links instead of the script's URL": [
    pageWith(
      script(
        `src="https://eur03.safelinks.protection.outlook.com/?url=${encodeURIComponent(SRC)}&data=05%7C02"`,
      ) + ELEMENT,
    ),
    /^WS568: <script .*Safe Links \(Outlook\); the original is “https:\/\/cdn\.larkmere\.test\/web-scheduler-1\.0\.0-rc\.1\.js”/,
  ],
  "a link without the script's name": [
    pageWith(script('src="https://protect-eu.mimecast.com/s/aB3dC5kQ2Fz"') + ELEMENT),
    /^WS568: <script .*by Mimecast/,
  ],
  "a link for sharing a file": [
    pageWith(script('src="https://drive.google.com/file/d/1AbC/view?usp=sharing"') + ELEMENT),
    /^WS553: https:\/\/drive\.google\.com.*shares files.*to a web server/,
  ],
  "another link for sharing a file": [
    pageWith(script('src="https://1drv.ms/u/s!Ab3"') + ELEMENT),
    /^WS553: https:\/\/1drv\.ms.*shares files/,
  ],
  "a bundle of an optimizer instead of the script": [
    pageWith(
      `<script defer src="/wp-content/cache/autoptimize/js/autoptimize_5f2e.js"></script>${ELEMENT}`,
    ),
    /^WS571: The script was put into a bundle.*autoptimize_5f2e\.js.*Exclude web-scheduler/,
  ],
  "a dash of a word processor in the id": [
    pageWith(script() + ELEMENT.replace(ID, ID.replaceAll("-", "–"))),
    /^WS562: location-id .*“–” \(U\+2013\) instead of “-” after “6f9619ff”/,
  ],
  "a low frame without scroll bars": [
    pageWith('<iframe src="/booking-only/" width="100%" height="160" scrolling="no"></iframe>'),
    /^WS528: The form, if <iframe .*160 px, and it does not scroll.*without a frame.*940 px/,
  ],
  "a frame with the form that is too low": [
    pageWith(
      `<iframe style="border:0; height: 300px" srcdoc='${(script() + ELEMENT).replaceAll("'", "&#39;")}'></iframe>`,
    ),
    /^WS528: The form is in a frame that is too low \(300 px\)/,
  ],
  // Invented without having read the analysis.
  "a URL without https://": [
    pageWith(script('src="cdn.larkmere.test/web-scheduler.js"') + ELEMENT),
    /^WS553: .*https:\/\/ is missing/,
  ],
  "a URL with one slash": [
    pageWith(script('src="https:/cdn.larkmere.test/web-scheduler.js"') + ELEMENT),
    /^WS553: .*https:\/\/ is missing/,
  ],
  "a URL with encoded quotation marks": [
    pageWith(script(`src=&quot;${SRC}&quot;`) + ELEMENT),
    /^WS555: .*\(src\)/,
  ],
  "a line break that an editor writes into the tag": [
    pageWith(script(`async<br /> src="${SRC}"`) + ELEMENT),
    /^WS119: <script> has HTML of the editor.*\(<br>\).*block for custom HTML/,
  ],
  "a template that nobody has filled in": [
    pageWith(script('src="{{ asset_url }}/web-scheduler.js"') + ELEMENT),
    /^WS553: .*\{\{.*template/,
  ],
  "another consent tool's type": [
    pageWith(script(`type="javascript/blocked" src="${SRC}"`) + ELEMENT),
    /^WS540: .*javascript\/blocked/,
  ],
  "a frame instead of a script": [
    pageWith(`<iframe src="${SRC}"></iframe>${ELEMENT}`),
    /^WS538: .*<iframe> only loads it/,
  ],
  "code inside the script's tag": [
    pageWith(
      `<div id="booking"></div><script src="${SRC}">WebScheduler.mount("#booking", {});</script>`,
    ),
    /^WS559: .*code.*second <script>/,
  ],
  "a misspelled end tag": [
    pageWith(script() + ELEMENT.replace("</web-scheduler>", "</web-schedular>")),
    /^WS114: /,
  ],
  "JSX in HTML": [
    pageWith(`${script()}<web-scheduler locationId={id} baseUrl={api}></web-scheduler>`),
    /^WS113: locationid .*location-id/,
  ],
  "the attributes' curly quotation marks, with a space": [
    pageWith(
      script() + ELEMENT.replace("<web-scheduler", "<web-scheduler ask=“new-patient for-whom”"),
    ),
    /^WS555: /,
  ],
  "the developer's computer": [
    pageWith(script(`src="http://localhost:5173/web-scheduler.js"`) + ELEMENT),
    /^WS556: .*Upload the files/,
  ],
  "a file of the developer's computer": [
    pageWith(script(`src="file:///C:/site/web-scheduler.js"`) + ELEMENT),
    /^WS556: /,
  ],
  AMP: [pageWith(script() + ELEMENT, "", " amp"), /^WS557: .*AMP/],
  "an element without a script": [
    pageWith(`<script src="/js/jquery.min.js"></script>${ELEMENT}`),
    /^WS538: .*nothing in this HTML loads/,
  ],
  "a script under another name": [
    pageWith(script(`src="https://cdn.larkmere.test/web_scheduler.js"`) + ELEMENT),
    /^WS538: .*web_scheduler.js.*is not it/,
  ],
  "a preload without a script": [
    pageWith(`<link rel="preload" as="script" href="${SRC}">${ELEMENT}`),
    /^WS538: .*<link> only loads it/,
  ],
  "a missing attribute": [
    pageWith(script() + ELEMENT.replace(/base-url="[^"]+"/, "")),
    /^WS101: base-url is missing/,
  ],
  "the snippet in a box for JavaScript": [
    pageWith(`<script>\n${script()}\n${ELEMENT}\n</script>`),
    /^WS534: The script's tag .*inside another <script>.*box for HTML/,
  ],
  "code above the tag without an end tag": [
    pageWith(
      `<script>\n  window.dataLayer = window.dataLayer || [];\n  gtag("js", new Date());\n${script()}\n${ELEMENT}`,
    ),
    /^WS534: The script's tag .*begins with “window\.dataLayer = .*.*: write <\/script> before the tag/,
  ],
  "the snippet in a code block": [
    pageWith(`<pre><code>${(script() + ELEMENT).replaceAll("<", "&lt;")}</code></pre>`),
    /^WS533: The HTML of the form is shown as text \(in a code block\).*custom HTML/,
  ],
  "a shortcode that nothing has replaced": [
    pageWith('<p>[wpcode id="1187" title="booking form"]</p><script>a = b["x code"]</script>'),
    /^WS533: The shortcode \[wpcode id="1187" title="booking form"\] is shown.*activate its WordPress plugin/,
  ],
  "a frame whose address lazy loading has moved": [
    pageWith('<iframe src="about:blank" data-src="/booking-form/" height="960"></iframe>'),
    /^WS592: <iframe src="about:blank" data-src=.* shows no form .*only in data-src/,
  ],
  "a frame with the script's address": [
    pageWith(`<iframe src="${SRC}" height="700"></iframe>`),
    /^WS592: <iframe .* shows no form \(its src is the script.*whole snippet/,
  ],
  "the script inlined by an optimizer": [
    pageWith(`<script>${"a();".repeat(3000)}Symbol.for("web-scheduler-realm")</script>${ELEMENT}`),
    /^WS571: .*by an optimizer.*the page's HTML itself.*inlines/,
  ],
  "no-break spaces in the tag": [
    pageWith(script() + ELEMENT.replace(/ (?=[a-z-]+=)/g, "\u00a0")),
    /^WS562: The tag <web-scheduler> .*U\+00A0\) instead of “ ” after “web-scheduler”.*spaces/,
  ],
  "a hyphen of a word processor in the tag's name": [
    pageWith(script() + ELEMENT.replaceAll("web-", "web\u2011")),
    /^WS562: The tag <web-scheduler> .*U\+2011\) instead of “-”/,
  ],
  "an email address as submit-url": [
    pageWith(
      script() + ELEMENT.replace("https://booking.larkmere.test/requests/", "desk@larkmere.test"),
    ),
    /^WS578: submit-url is an email address.*\(desk@larkmere\.test\).*URL of a receiver/,
  ],
  "the plugin's shortcode as text": [
    pageWith(`<p>[web_scheduler location-id="${ID}"]</p>`),
    /^WS533: The shortcode \[web_scheduler[^\]]*\] is shown as text.*activate its WordPress plugin/,
  ],
  "a comment whose end has a space": [
    pageWith(`<!-- Booking form, 11/2026 -- >${script()}${ELEMENT}<!-- end -->`),
    /^WS534: .*a comment that begins with “<!-- Booking form, 11\/2026 -- >”.*written -->/,
  ],
  "a map's frame without an end tag": [
    pageWith(`<iframe src="https://maps.larkmere.test/" width="600" />${script()}${ELEMENT}`),
    /^WS534: .*<iframe src="https:\/\/maps\.larkmere\.test\/".*not closed: write <\/iframe>/,
  ],
  "an attribute twice": [
    pageWith(script() + ELEMENT.replace("location-id", 'location-id="6f96" location-id')),
    /^WS576: location-id is in the same tag twice.*“6f96” is used, and “6f9619ff/,
  ],
  "a page that loads itself again": [
    pageWith(script() + ELEMENT, '<meta http-equiv="Refresh" content="5; url=/book/">'),
    /^WS577: The page loads itself again.*5 s, because of its <meta>.*Remove <meta/,
  ],
  "a scheme twice": [
    pageWith(script(`src="https://${SRC}"`) + ELEMENT),
    /^WS568: .*by a field that adds https:\/\/ itself; the original is “https:\/\/cdn/,
  ],
  "a misspelled attribute and what it means": [
    pageWith(oneTag().replace("data-location-id", "data-locaton-id")),
    /^WS113: data-locaton-id .*data-location-id/,
  ],
  "a misspelled element": [
    pageWith(script() + ELEMENT.replaceAll("web-scheduler", "web-schedular")),
    /^WS116: <web-schedular> .*<web-scheduler>/,
  ],
  "a self-closing element": [
    pageWith(
      `${script()}<web-scheduler location-id="${ID}" ${SETTINGS} /><h2>Our team</h2><p>Four dentists.</p>`,
    ),
    /^WS114: .*<\/web-scheduler>/,
  ],
  "a placeholder in the tag": [
    pageWith(script(`src="https://cdn.example/web-scheduler.js"`) + ELEMENT),
    /^WS520: src is a placeholder/,
  ],
  "a placeholder in an attribute": [
    pageWith(script() + ELEMENT.replace(ID, "LOCATION-ID")),
    /^WS520: location-id is a placeholder/,
  ],
};

test.each(Object.entries(BROKEN))("%s: the cause and the cure", (_problem, [html, says]) => {
  expect(inspectHtml(html).find((line) => says.test(line)) ?? inspectHtml(html)).toMatch(says);
});

test.each([
  ["a dash in an attribute", ELEMENT.replace("base-url", "base–url"), "WS120"],
  ["an underscore in an attribute", ELEMENT.replace("location-id", "location_id"), "WS113"],
])("%s is one problem, and its attribute is not missing, too", (_problem, element, code) => {
  expect(inspectHtml(pageWith(script() + element))).toEqual([
    expect.stringMatching(new RegExp(`^${code}: `)),
  ]);
});

/** Pages that work. */
const HEALTHY: Record<string, string> = {
  "the recommended snippet": pageWith(
    `<link rel="preload" as="fetch" crossorigin href="https://api.larkmere.test/api/v1/location/${ID}/public-detail/">
     <script type="importmap">{ "integrity": { "https://cdn.larkmere.test/web-scheduler-1.0.0-rc.1-en.js": "${HASH}" } }</script>
     ${script(`async src="${SRC}" integrity="${HASH}" crossorigin`)}
     <div style="min-height: 940px">${ELEMENT}</div>`,
  ),
  "the tag alone": pageWith(oneTag('data-phone="+12025550143"')),
  "settings in the URL": pageWith(
    `<div id="booking"></div>${script(`async src="${SRC}?target=%23booking&location-id=${ID}&base-url=https%3A%2F%2Fapi.larkmere.test"`)}`,
  ),
  "a module of the same server": pageWith(
    script(`type="module" src="/js/web-scheduler.js"`) + ELEMENT,
  ),
  "marks against optimizers": pageWith(
    script(`data-cfasync="false" data-no-optimize="1" data-no-minify="1" async src="${SRC}"`) +
      ELEMENT,
  ),
  "a policy with a nonce": pageWith(
    script(`nonce="abc" src="${SRC}"`) + ELEMENT,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-abc'; connect-src https://*.larkmere.test">`,
  ),
  "a policy with the server": pageWith(
    script() + ELEMENT,
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' *.larkmere.test; connect-src https:">`,
  ),
  "a policy after the tag": pageWith(
    ELEMENT,
    `${script()}<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`,
  ),
  "a base element of the same server": pageWith(
    script(`src="js/web-scheduler.js"`) + ELEMENT,
    '<base href="/site/">',
  ),
  "other scripts that wait for consent": pageWith(
    `<script type="text/plain" data-cookieconsent="statistics" src="https://stats.test/a.js"></script>
     <script type="text/partytown">track()</script>
     <script data-src="https://ads.test/b.js"></script>${script()}${ELEMENT}`,
  ),
  "a dialog with a link": pageWith(
    `<a href="tel:+12025550143" data-web-scheduler-open>Book</a>${script()}
     <web-scheduler mode="popup" location-id="${ID}" ${SETTINGS}></web-scheduler>`,
  ),
  "two locations": pageWith(oneTag() + oneTag().replaceAll(ID, ID.replace("6f", "7f"))),
  "an explanation of the tag in code": pageWith(
    `${script()}${ELEMENT}<pre><code>&lt;web-scheduler&gt;&lt;/web-scheduler&gt;</code></pre>`,
  ),
  "mount() in a script": pageWith(
    `<div id="booking"></div>${script()}<script>addEventListener("load", () => WebScheduler.mount("#booking", {}))</script>`,
  ),
  "a script that creates the tag": pageWith(
    `${ELEMENT}<script>const s = document.createElement("script"); s.src = "${SRC}"; document.head.append(s)</script>`,
  ),
  "a fallback with a heading and a link": pageWith(
    `${script()}<web-scheduler location-id="${ID}" ${SETTINGS}><h2>Book</h2><p>Call <a href="tel:+12025550143">us</a>.</p></web-scheduler>`,
  ),
  "a URL with two slashes": pageWith(
    script('src="//cdn.larkmere.test/web-scheduler.js"') + ELEMENT,
  ),
  "a file with a point in its folder": pageWith(
    script('src="assets.v2/js/web-scheduler.js?ver=6.8"') + ELEMENT,
  ),
  "frames of others": pageWith(
    `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0"></iframe></noscript>
     <iframe src="https://www.google.com/maps/embed?pb=1" height="200"></iframe>${script()}${ELEMENT}`,
  ),
  "a script of a gist, and one that creates the form": pageWith(
    `<script src="https://gist.github.com/larkmere/1a2b.js"></script>
     <script>customForm(document.createElement("web-scheduler"))</script><div id="web-scheduler-box"></div>
     <script src="https://www.dropbox.com/s/1/a.js"></script>${script()}${ELEMENT}`,
  ),
  "a bundle next to the tag": pageWith(
    `<script src="/wp-content/cache/autoptimize/js/autoptimize_5f2e.js"></script>${script()}${ELEMENT}`,
  ),
  "a template in a script, a redirect without scripts, and the same attribute in two tags":
    pageWith(
      `<script type="text/template"><div><script src="${SRC}"></div></script>
     ${script()}${ELEMENT}${ELEMENT.replaceAll(ID, ID.replace("6f", "7f"))}`,
      '<noscript><meta http-equiv="refresh" content="0"></noscript><meta http-equiv="refresh" content="9;url=/thanks/">',
    ),
  "attributes of frameworks": pageWith(
    `${script()}${ELEMENT.replace("<web-scheduler", `<web-scheduler data-action="click->menu#close" x-on:request="sent = a > b" style="color: red" class="mt-4"`)}`,
  ),
  "privacy policies with unusual URLs": pageWith(
    script() +
      ELEMENT.replace(
        "<web-scheduler",
        '<web-scheduler privacy-url="https://www.linkedin.com/legal/privacy–policy?a=1&amp;b=2"',
      ),
  ),
  "old HTML": `<html><body bgcolor=white><center>${script(`language="javascript" type="text/javascript" src="${SRC}"`)}${ELEMENT}</center></body></html>`,
};

test.each(Object.entries(HEALTHY))("%s: nothing is wrong", (_page, html) => {
  expect(inspectHtml(html)).toEqual([]);
});

test("a trial on the same computer, over http: nothing is wrong", () => {
  const url = new URL("http://localhost:8080/");
  const trial = pageWith(
    script('src="http://localhost:5173/web-scheduler.js"') +
      ELEMENT.replace("https://api.larkmere.test", "http://localhost:5173"),
  );
  expect(inspectHtml(trial, { url })).toEqual([]);
});

describe("a page that an app or a tag manager completes", () => {
  test.each([
    ["an app", '<div id="root"></div><script type="module" src="/assets/index.js"></script>'],
    [
      "a tag manager",
      '<script>(function(w){w.dataLayer=[]})(window)</script><div id="booking"></div>',
    ],
    ["an app with the script in its HTML", `<div id="root"></div>${script()}`],
  ])("%s: says that HTML cannot show it, as information", (_page, html) => {
    expect(inspectHtml(pageWith(html))).toEqual([expect.stringMatching(/^WS539: .*bookmarklet/)]);
  });
});

const COMPLETE = pageWith(script() + ELEMENT);

test("the header Refresh is named", () => {
  expect(inspectHtml(COMPLETE, { messages: "HTTP/2 200\nrefresh: 30" })).toEqual([
    expect.stringMatching(/^WS577: .*30 s, because of its header Refresh/),
  ]);
});

test("a sandbox in a header stops the script, but not one that allows scripts, or one in a <meta>", () => {
  const sandboxed = inspectHtml(COMPLETE, { policies: ["sandbox allow-forms; img-src *"] });
  expect(sandboxed).toEqual([
    expect.stringMatching(/^WS570: The page is sandboxed.*allow-scripts/),
  ]);
  expect(inspectHtml(COMPLETE, { policies: ["sandbox allow-scripts allow-forms"] })).toEqual([]);
  const inMeta = `<meta http-equiv="Content-Security-Policy" content="sandbox allow-forms">`;
  expect(inspectHtml(pageWith(script() + ELEMENT, inMeta))).toEqual([]);
});

test("a tag without a nonce is named once, and no host is added next to 'strict-dynamic'", () => {
  const policy = "script-src 'nonce-abc' 'strict-dynamic' https:";
  const messages = `Loading the script '${SRC}' violates the following Content Security Policy directive: "${policy}". The action has been blocked.`;
  const named = [expect.stringMatching(/^WS546: .*does not have the nonce/)];
  expect(inspectHtml(COMPLETE, { messages })).toEqual(named);
  expect(inspectHtml(COMPLETE, { messages, policies: [policy] })).toEqual(named);
});

test("a frame whose server forbids frames is named, if it may have the form", () => {
  const messages = `Framing 'https://book.larkmere.test/' violates the following Content Security Policy directive: "frame-ancestors 'none'". The request has been blocked.`;
  const framed = pageWith('<iframe src="https://book.larkmere.test/book/" height="940"></iframe>');
  expect(inspectHtml(framed, { messages })).toEqual([
    expect.stringMatching(/^WS584: https:\/\/book\.larkmere\.test .*\(Content-Security-Policy: fr/),
  ]);
  expect(inspectHtml(COMPLETE, { messages })).toEqual([]);
});

test("a frame of the same server, by its relative address, that must not be framed is named", () => {
  const messages = `(index):1 Refused to display 'https://www.larkmere.test/' in a frame because it set 'X-Frame-Options' to 'deny'.`;
  const framed = pageWith('<iframe src="/booking/" height="940"></iframe>');
  expect(inspectHtml(framed, { messages })).toEqual([
    expect.stringMatching(
      /^WS584: https:\/\/www\.larkmere\.test .*\(X-Frame-Options: deny\).*without a frame/,
    ),
  ]);
  const map = pageWith('<iframe src="https://maps.larkmere.test/" height="940"></iframe>');
  expect(inspectHtml(map, { messages })).toEqual([expect.stringMatching(/^WS539: /)]);
});

test("a sandboxed frame that may have the form is named, and once from the console too", () => {
  const frame = '<iframe src="/embed/" sandbox="allow-same-origin allow-forms"></iframe>';
  const named = /^WS570: The page in <iframe src="\/embed\/" sandbox=/;
  expect(inspectHtml(pageWith(frame))).toEqual([expect.stringMatching(named)]);
  const messages =
    "Blocked script execution in 'https://www.larkmere.test/embed/' because the document's frame is sandboxed and the 'allow-scripts' permission is not set.";
  expect(inspectHtml(pageWith(frame), { messages })).toEqual([expect.stringMatching(named)]);
  expect(inspectHtml(pageWith(frame + script() + ELEMENT))).toEqual([]);
});

test("a failed script of an animation is named, if the form is inside of what it shows", () => {
  const messages = "Uncaught ReferenceError: elementorFrontend is not defined";
  const form = script() + ELEMENT;
  const animated = pageWith(`<section class="elementor-invisible">${form}</section>`);
  expect(inspectHtml(animated, { messages })).toEqual([
    expect.stringMatching(
      /^WS586: .*\(ReferenceError: elementorFrontend is not.*turn off the anim/,
    ),
  ]);
  expect(
    inspectHtml(animated, { messages: "Uncaught ReferenceError: chat is not defined" }),
  ).toEqual([]);
  expect(inspectHtml(pageWith(form), { messages })).toEqual([]);
});

test("an invented host is no placeholder of the documentation, and http on https is named", () => {
  const http = ELEMENT.replaceAll(/https:\/\/\w+\.larkmere\.test/g, "http://api.larkmere.example");
  expect(inspectHtml(pageWith(script() + http))).toEqual([
    expect.stringMatching(/^WS503: submit-url is http on an https page/),
    expect.stringMatching(/^WS503: base-url is http on an https page/),
  ]);
});

test("a sandbox is named once, from the console too", () => {
  const messages =
    "Blocked script execution in 'https://www.larkmere.test/book/' because the document's frame is sandboxed and the 'allow-scripts' permission is not set.";
  expect(inspectHtml(COMPLETE, { messages })).toEqual([expect.stringMatching(/^WS570: /)]);
  expect(inspectHtml(COMPLETE, { messages, policies: ["sandbox"] })).toHaveLength(1);
});

test("document.write() that the browser ignored explains a missing tag, and not another one's", () => {
  const messages =
    "Failed to execute 'write' on 'Document': It isn't possible to write into a document from an asynchronously-loaded external script unless it is explicitly opened. https://www.larkmere.test/tags.js";
  expect(inspectHtml(pageWith('<div id="booking"></div>'), { messages })).toEqual([
    expect.stringMatching(/^WS550: .*document\.write\(\) of https:.*tags\.js.*createElement/),
  ]);
  expect(inspectHtml(COMPLETE, { messages })).toEqual([]);
});

test("a bundle whose other files are missing is named from the console", () => {
  const folder = "https://www.larkmere.test/wp-content/cache/min/1/";
  const messages = `GET ${folder}web-scheduler-1.0.0-rc.1-deferred.js net::ERR_ABORTED 404 (Not Found)
[web-scheduler] WS111 ${folder}web-scheduler-1.0.0-rc.1-en.js could not be loaded. Its server must send it.`;
  expect(inspectHtml(pageWith(ELEMENT), { messages })).toEqual([
    expect.stringMatching(/^WS571: The script was put into a bundle.*\/cache\/min\/1\/\)/),
  ]);
});

test("what the tag shows is not repeated for the same message of the console", () => {
  const html = pageWith(script(`src="${SRC}" integrity="${HASH}"`) + ELEMENT);
  const messages = `Subresource Integrity: The resource '${SRC}' has an integrity attribute, but the resource requires the request to be CORS enabled to check the integrity, and it is not.`;
  const codes = inspectHtml(html, { messages }).map((line) => line.slice(0, 5));
  expect(codes).toEqual(["WS549"]);
});

test("a server that the console names is in the same directive as those that the form requests later", () => {
  const messages = `web-scheduler.js:3 Connecting to 'https://api.larkmere.test/api/v1/location/1/public-detail/' violates the following Content Security Policy directive: "connect-src 'self'". The action has been blocked.`;
  const all =
    /^WS501: .*connect-src 'self' https:\/\/api.larkmere.test https:\/\/booking.larkmere.test$/;
  expect(inspectHtml(COMPLETE, { messages })).toEqual([expect.stringMatching(all)]);
  const policies = ["connect-src 'self'"];
  expect(inspectHtml(COMPLETE, { messages, policies })).toEqual([expect.stringMatching(all)]);
});

describe("messages about requests of the doctor itself", () => {
  const path = `api/v1/location/${ID}/public-detail/`;
  const blocked = (url: string) =>
    `Access to fetch at '${url}' from origin 'https://www.larkmere.test' has been blocked by CORS policy: Response to preflight request doesn't pass access control check: No 'Access-Control-Allow-Origin' header is present on the requested resource.`;
  const codes = (messages: string) =>
    inspectHtml(pageWith(script() + ELEMENT), { messages }).map((text) => text.slice(0, 5));

  test.each([
    ["the record at submit-url", `https://booking.larkmere.test/requests/${path}`],
    ["submit-url without the last slash", "https://booking.larkmere.test/requests"],
  ])("%s is not said", (_request, url) => {
    expect(codes(blocked(url))).toEqual([]);
  });

  test.each([
    ["the record", `https://api.larkmere.test/${path}`, "WS515"],
    ["submit-url", "https://booking.larkmere.test/requests/", "WS515"],
  ])("%s is said", (_request, url, code) => {
    expect(codes(blocked(url))).toEqual([code]);
  });
});

describe("messages about submit-url", () => {
  const receiver = "https://booking.larkmere.test/requests/";
  const says = (messages: string) => inspectHtml(pageWith(script() + ELEMENT), { messages });

  test("a policy that blocks it", () => {
    const line = `Connecting to '${receiver}' violates the following Content Security Policy directive: "connect-src 'self' https://api.larkmere.test". The action has been blocked.`;
    expect(says(line)).toEqual([
      expect.stringMatching(/^WS501: .*api\.larkmere\.test https:\/\/booking\.larkmere\.test$/),
    ]);
  });

  test("its certificate", () => {
    expect(says(`POST ${receiver} net::ERR_CERT_DATE_INVALID`)).toEqual([
      expect.stringMatching(/^WS512: .*ERR_CERT_DATE_INVALID: https does not work there/),
    ]);
  });
});

test.each([
  ["Uncaught SyntaxError: Unexpected token ','", true],
  ["Uncaught SyntaxError: Unexpected token ',' (at autoptimize_5f2c.js:1:9)", true],
  ["Uncaught SyntaxError: Unexpected token ',' (at slider.js:1:9)", false],
])("a bundle with a syntax error: %s", (messages, isSaid) => {
  const bundle = '<script src="/wp-content/cache/autoptimize/js/autoptimize_5f2c.js"></script>';
  const [found] = inspectHtml(pageWith(bundle + ELEMENT), { messages });
  expect(found).toMatch(/^WS571: /);
  expect(found?.includes(", which an error stops: SyntaxError: ")).toBe(isSaid);
});

test("a space in the script's URL is named", () => {
  const src = "https://cdn.larkmere.test/web- scheduler.js";
  expect(inspectHtml(pageWith(script(`src="${src}"`) + ELEMENT))).toEqual([
    expect.stringMatching(
      /^WS562: src contains a character.*a space, in “https:.*web- scheduler\.js”/,
    ),
  ]);
});
