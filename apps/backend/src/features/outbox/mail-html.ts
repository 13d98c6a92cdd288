/**
 * The look of a mail: a card on a quiet ground, the answer first, then the bill, then the way on. Tables and styles on
 * the elements, because mail programs drop the rest. No picture, script or style from elsewhere: opening it tells nobody.
 */
import { directionOf } from '../../languages';
import type { MailBill, MailLine, ShownMail } from './mail-content';

/** Of the storefront's brand (`ACCENTS` of libs/ui): white on it passes 4.5:1. */
const BRAND = '#0f7d5c';
/** The same on the ground, where the brand's own passes 4.49:1 alone. */
const NAME = '#0b6a4e';
const INK = '#2a2621';
const MUTED = '#655d52';
const HAIRLINE = '#eae6df';
const FACE = 'font-family:system-ui,-apple-system,&#39;Segoe UI&#39;,Roboto,Arial,sans-serif';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse';

/** Programs that have a dark theme and read styles show these instead; the others keep the light ones. */
const DARK = `@media (prefers-color-scheme:dark){.ground{background:#171513!important}.card{background:#211e1b!important}.card,.strong{color:#ece8e2!important}.muted{color:#bdb6ac!important}.line{border-color:#413c36!important}.name{color:#32cb9d!important}}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '<br>');
/** Names and amounts keep their own direction. */
const own = (text: string): string => `<bdi>${escaped(text)}</bdi>`;

/** Styles of both ends of a line, and its classes in a dark theme. */
interface LineLook {
  label: string;
  value: string;
  labelName: string;
  valueName: string;
}
const lookOf = (label: string, value = label, labelName = 'strong', valueName = labelName): LineLook => ({
  label,
  value,
  labelName,
  valueName,
});

const MUTED_INK = `color:${MUTED}`;
/** A fact's value may wrap: names of stores are long. */
const FACT = lookOf(`${MUTED_INK};white-space:nowrap`, 'white-space:normal;font-weight:600', 'muted', 'strong');
const ROW = lookOf('');
const CHARGE = lookOf(MUTED_INK, MUTED_INK, 'muted');
const TOTAL = lookOf('font-size:18px;font-weight:700');

const row = ([label, value]: MailLine, look: LineLook): string =>
  `<tr><td class="${look.labelName}" style="padding:6px 0;padding-inline-end:16px;vertical-align:top;text-align:start;${look.label}">${own(label)}</td><td class="${look.valueName}" style="padding:6px 0;vertical-align:top;text-align:end;white-space:nowrap;${look.value}">${own(value)}</td></tr>`;

/** A part of the card with a line above it; nothing without lines. */
const part = (lines: MailLine[], look: LineLook): string =>
  lines.length === 0
    ? ''
    : `<div class="line" style="margin:16px 0 0;padding:10px 0 0;border-top:1px solid ${HAIRLINE}"><table ${TABLE}">${lines.map((line) => row(line, look)).join('')}</table></div>`;

const billHtml = ({ rows, charges, totals }: MailBill): string =>
  part(rows, ROW) + part(charges, CHARGE) + part(totals, TOTAL);

const buttonHtml = (url: string, caption: string): string =>
  `<p style="margin:24px 0 0"><a href="${escaped(url)}" style="display:block;padding:14px 20px;border-radius:24px;background:${BRAND};color:#ffffff;text-align:center;text-decoration:none;font-weight:700">${escaped(caption)}</a></p>`;

/** The HTML of a mail. */
export function mailHtml(mail: ShownMail): string {
  const { language, name, subject, heading, text, facts, bill, url, caption, why, choice } = mail;
  const link = choice
    ? ` <a href="${escaped(choice.url)}" class="muted" style="color:${MUTED}">${escaped(choice.caption)}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${DARK}</style></head>
<body class="ground" style="margin:0;background:#f3f0eb;color:${INK};${FACE};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escaped(text)}</div>
<div class="ground" dir="${directionOf(language)}" style="max-width:560px;margin:0 auto;padding:24px 12px;background:#f3f0eb">
<p class="name" style="margin:0 12px 16px;font-size:18px;font-weight:700;color:${NAME}">${escaped(name)}</p>
<div class="card" style="padding:28px 24px;border-radius:16px;background:#ffffff;color:${INK}">
<h1 style="margin:0 0 8px;font-size:26px;line-height:1.25;font-weight:700">${escaped(heading)}</h1>
<p style="margin:0">${escaped(text)}</p>
${part(facts, FACT)}${bill ? billHtml(bill) : ''}
${url ? buttonHtml(url, caption) : ''}
</div>
<p class="muted" style="margin:16px 12px 0;font-size:13px;color:${MUTED}">${escaped(why)}${link}</p>
</div></body></html>
`;
}
