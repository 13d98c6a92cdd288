/** Decodes a text of the provider: HTML that nothing runs in (FOOT-26, FOOT-28). The server sends it with the page, so browsers seldom load this. */
import sanitize from 'sanitize-html';
import { object, text } from '../base/wire';

/** Allows headings, lists, text and pictures; removes scripts, styles, classes and embedded content. */
const RULES = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'], '*': ['dir', 'lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Each block gets its own direction; a list or table gets one as a whole, so that its marks or columns align.
  transformTags: Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'figcaption', 'div', 'ul', 'ol', 'dl', 'table'].map(
      (tag) => [
        tag,
        (tagName: string, attribs: Record<string, string>) => ({ tagName, attribs: { dir: 'auto', ...attribs } }),
      ],
    ),
  ),
};

/** Other backends wrap the text. */
interface WrappedText {
  value: string;
  data: string;
}

function toText(wire: unknown): string {
  if (typeof wire === 'string') return wire;
  const wrapped = object<WrappedText>(wire);
  return text(wrapped?.value ?? wrapped?.data);
}

/** @returns HTML without scripts, styles and embedded content; empty when there is no text. It works on strings, so no browser parses the raw HTML */
export const toCleanText = (wire: unknown): string => sanitize(toText(wire), RULES).trim();
