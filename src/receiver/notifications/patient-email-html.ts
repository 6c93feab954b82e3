import { html } from "hono/html";
import type { Html } from "../../web/http/respond.ts";
import type { EmailCard } from "./patient-email.ts";

// Outlook takes the first font that it knows, or Times New Roman, and none from around a table.
const FONT =
  "font-family: 'Segoe UI', system-ui, -apple-system, Roboto, sans-serif; font-size: 16px; line-height: 1.5";
const SMALL = `${FONT}; font-size: 14px`;
/** Visible on white and on black: mail programs choose the background. Text has no color, and gets theirs. */
const LINE = "1px solid #a7b0b9";
const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/**
 * The appointment card of the form's last screen as an email. Of tables and inline styles, because Outlook for Windows
 * renders with Word and Gmail removes style sheets; what they do not know, such as the arc and round corners, is left
 * out without a trace. Loads nothing: an image would tell its server who reads the email, and when.
 */
export function emailCard(card: EmailCard): Html {
  const { lang, dir, title, time, place, call, change } = card;
  const [label, reference] = card.reference;
  const color = card.color ?? "#0b6470";
  const [start, end] = dir === "rtl" ? ["right", "left"] : ["left", "right"];
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
</head>
<body style="margin: 0; padding: 0">
<div style="display: none; max-height: 0; overflow: hidden">${card.preview}</div>
<!-- Gmail removes the attributes of html and body. -->
<table ${TABLE} width="100%" lang="${lang}" dir="${dir}"><tr><td align="center" style="padding: 24px 12px">
<table ${TABLE} width="560" style="width: 100%; max-width: 560px; border: ${LINE}; border-radius: 14px; border-collapse: separate">
<tr><td align="center" bgcolor="${color}" style="${FONT}; padding: 24px 24px 36px; border-radius: 13px 13px 50% 50% / 13px 13px 24px 24px; background-color: ${color}; color: #ffffff">
<p style="margin: 0 0 16px; font-weight: 600"><bdi>${card.practice}</bdi></p>
<table ${TABLE} align="center" aria-hidden="true"><tr><td width="48" height="48" align="center" style="${FONT}; border: 2px solid #ffffff; border-radius: 50%; color: #ffffff; font-size: 24px; line-height: 48px">✓</td></tr></table>
<h1 style="margin: 12px 0 0; font-size: 25px; line-height: 1.2; font-weight: 700">${title}</h1>
</td></tr>
<tr><td align="center" style="${FONT}; padding: 24px">
${time && timeMarkup(time, place, color, start)}
<p style="margin: 0 0 20px; font-size: 17px">${card.next}</p>
<table ${TABLE} width="100%" style="max-width: 448px; border-top: ${LINE}; border-bottom: ${LINE}"><tr>
<th scope="row" align="${start}" style="${SMALL}; padding: 10px 0; font-weight: normal">${label}</th>
<td align="${end}" style="${FONT}; padding: 10px 0; font-family: ui-monospace, Consolas, monospace; font-weight: 600; letter-spacing: .04em; white-space: nowrap"><bdi>${reference}</bdi></td>
</tr></table>
${
  call.href
    ? html`<table ${TABLE} align="center" width="100%" style="max-width: 448px; margin: 24px auto 0"><tr>
<td align="center" bgcolor="${color}" style="${FONT}; padding: 13px 28px; border-radius: 10px; background-color: ${color}"><a href="${call.href}" style="color: #ffffff; font-weight: 600; text-decoration: none"><bdi>${call.text}</bdi></a></td>
</tr></table>`
    : html`<p style="margin: 20px 0 0; font-weight: 600"><bdi>${call.text}</bdi></p>`
}
<p style="margin: 16px 0 0; font-size: 14px">${change.href ? html`<a href="${change.href}" style="color: inherit">${change.text}</a>` : change.text}</p>
</td></tr>
</table>
<p style="${FONT}; max-width: 480px; margin: 16px auto 0; font-size: 13px; opacity: .75">${card.reason}</p>
</td></tr></table>
</body>
</html>
`;
}

const timeMarkup = (
  { tile: [weekday, date, month], label, hour, day, zone }: NonNullable<EmailCard["time"]>,
  place: EmailCard["place"],
  color: string,
  start: string,
) => html`<table ${TABLE} align="center" style="margin: 0 auto 20px"><tr>
<td valign="middle"><table ${TABLE} width="56" aria-hidden="true" style="border: ${LINE}; border-radius: 10px; border-collapse: separate">
<tr><td align="center" bgcolor="${color}" style="${FONT}; padding: 3px 4px; border-radius: 9px 9px 0 0; background-color: ${color}; color: #ffffff; font-size: 12px; line-height: 1.2; font-weight: 600">${weekday}</td></tr>
<tr><td align="center" style="${FONT}; padding: 3px 4px 0; font-size: 22px; line-height: 1.1; font-weight: 700">${date}</td></tr>
<tr><td align="center" style="${FONT}; padding: 0 4px 4px; font-size: 12px; line-height: 1.2">${month}</td></tr>
</table></td>
<td width="16">&nbsp;</td>
<td align="${start}" style="${SMALL}">${label && html`${label}<br>`}
<b style="font-size: 28px; line-height: 1.2">${hour}</b><br>${day} (${zone})
${place.text && html`<br><a href="${place.href}" style="color: inherit"><bdi>${place.text}</bdi></a>`}</td>
</tr></table>`;
