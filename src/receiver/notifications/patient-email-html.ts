import { html, raw } from "hono/html";
import type { Html } from "../../web/http/respond.ts";
import type { EmailCard } from "./patient-email.ts";

// Outlook takes the first font that it knows, or Times New Roman, and none from around a table.
const FONT = "font-family: 'Segoe UI', system-ui, -apple-system, Roboto, sans-serif";
const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

type Colors = EmailCard["colors"]["light"];
type Pair = readonly [background: keyof Colors, text: keyof Colors];

const darkRules = (colors: Colors) =>
  Object.entries(colors).map(
    ([name, color]) => `.back-${name} { background-color: ${color} !important }
.text-${name} { color: ${color} !important }
.edge-${name} { border-color: ${color} !important }`,
  );

/**
 * The appointment card of the form's last screen as an email: booked, its head is filled; only requested, it is an
 * outline. Of tables and inline styles, because Outlook for Windows renders with Word, and Gmail removes style sheets;
 * the one here is for dark mode in Apple Mail. Other programs that darken emails need text and background together.
 * Loads only the practice's logo. Its URL is the same for every patient, so the practice's server learns that somebody
 * has opened an email, but not who.
 */
export function emailCard(card: EmailCard): Html {
  const { lang, dir, title, notYet, time, place, call, change, logo } = card;
  const { light, dark } = card.colors;
  const [label, reference] = card.reference;
  const paint = ([background, text]: Pair, style: string) =>
    html`class="back-${background} text-${text} edge-action" bgcolor="${light[background]}" style="${FONT}; background-color: ${light[background]}; color: ${light[text]}; ${style}"`;
  const ink = (text: keyof Colors, style = "") =>
    html`class="text-${text}" style="color: ${light[text]}; ${style}"`;
  const fact = html`class="edge-hairline" style="${FONT}; padding: 14px 0; border-bottom: 1px solid ${light.hairline}; font-size: 16px; line-height: 23px; font-weight: 600"`;
  const outline = `2px solid ${light.action}`;
  const head: Pair = notYet ? ["paper", "ink"] : ["card", "on-card"];
  const button: Pair = notYet ? ["paper", "action"] : ["action", "on-action"];
  const start = dir === "rtl" ? "right" : "left";
  const plate: Pair = logo?.isBare ? ["card", "on-card"] : ["white", "on-white"];
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
${raw(darkRules(dark).join("\n"))}
}
</style>
</head>
<body ${paint(["page", "soft"], "margin: 0; padding: 0")}>
<div style="display: none; max-height: 0; overflow: hidden">${card.preview}</div>
<!-- Gmail removes the attributes of html and body. -->
<table ${TABLE} width="100%" lang="${lang}" dir="${dir}"><tr><td align="center" ${paint(["page", "soft"], `padding: 24px 10px; font-size: 14px; line-height: 20px; overflow-wrap: anywhere; word-break: ${lang === "ko" ? "keep-all" : "normal"}`)}>
<table ${TABLE} width="560" class="edge-action" style="width: 100%; max-width: 560px; border-collapse: separate; border-radius: 20px; ${notYet && `border: ${outline}`}">
<tr><td ${paint(head, "padding: 24px 26px 28px; border-radius: 18px 18px 0 0")}>
<table ${TABLE} width="100%"><tr>
${
  logo &&
  html`<td><table ${TABLE}><tr><td ${paint(plate, `padding: ${card.name ? 2 : 5}px; border-radius: 9px`)}><img src="${logo.url}" alt="${logo.alt}" height="36" style="display: block; height: auto; max-height: 36px; ${card.name ? "max-width: 110px; border-radius: 7px" : "max-width: 100%"}; font-size: 16px; font-weight: 600"></td></tr></table></td>`
}
${
  logo && !card.name
    ? html`<td width="38%"></td>`
    : html`<td width="100%" ${paint(head, `padding-${start}: ${logo ? 12 : 0}px; font-size: 17px; line-height: 22px; font-weight: 600`)}><bdi>${card.practice}</bdi></td>`
}
</tr></table>
<h1 style="margin: 22px 0 0; font-size: 24px; line-height: 1.3; font-weight: 600">${!notYet && html`<span aria-hidden="true">✓&ensp;</span>`}${title}</h1>
${
  notYet &&
  html`<p style="margin: 8px 0 0; font-size: 18px; line-height: 1.4; font-weight: 700">${notYet[0]}</p>
<p style="margin: 6px 0 0; font-size: 16px; line-height: 1.5">${notYet[1]}</p>`
}
${
  time &&
  html`<table ${TABLE} style="margin-top: 18px"><tr>
<td aria-hidden="true" ${notYet ? paint(["paper", "action"], "font-size: 52px; line-height: 52px; font-weight: 300") : paint(head, "font-size: 84px; line-height: 80px; font-weight: 700; letter-spacing: -4px")}>${time.date}</td>
<td ${paint(head, `padding-${start}: 16px; font-size: 17px; line-height: 24px`)}>${time.label && html`${time.label}<br>`}${time.day}<br>
<span style="font-size: ${notYet ? "20px; line-height: 28px" : "26px; line-height: 34px; font-weight: 700"}">${time.hour}</span><br>${time.zone}</td>
</tr></table>`
}
</td></tr>
${notYet && html`<tr><td height="0" class="edge-action" style="font-size: 0; line-height: 0; border-top: 3px dotted ${light.action}"></td></tr>`}
<tr><td ${paint(["paper", "ink"], "padding: 10px 26px 28px; border-radius: 0 0 18px 18px; font-size: 16px; line-height: 24px")}>
<table ${TABLE} width="100%">
${place.text && html`<tr><td ${fact}><a href="${place.href}" ${ink("ink")}><bdi>${place.text}</bdi></a></td></tr>`}
<tr><td ${fact}><span ${ink("soft", "font-size: 14px; font-weight: 400")}>${label}</span><br>
<bdi ${ink("ink", "font-family: ui-monospace, Consolas, monospace; font-size: 18px; letter-spacing: 1px; white-space: nowrap")}>${reference}</bdi></td></tr>
</table>
${
  call.href
    ? html`<table ${TABLE} width="100%" style="margin-top: 20px"><tr>
<td align="center" ${paint(button, `padding: 15px 20px; border: ${outline}; border-radius: 14px; font-size: 17px; line-height: 20px`)}><a href="${call.href}" ${ink(button[1], "font-weight: 600; text-decoration: none")}><bdi>${call.text}</bdi></a></td>
</tr></table>`
    : html`<p style="margin: 20px 0 0; font-weight: 600"><bdi>${call.text}</bdi></p>`
}
<p style="margin: 18px 0 0; text-align: center">${change.href ? html`<a href="${change.href}" ${ink("action", "font-weight: 600")}>${change.text}</a>` : change.text}</p>
${card.attached && html`<p ${ink("soft", "margin: 16px 0 0; font-size: 14px; line-height: 20px")}>${card.attached}</p>`}
</td></tr>
</table>
<p style="max-width: 508px; margin: 18px auto 0">${card.reason}</p>
</td></tr></table>
</body>
</html>
`;
}
