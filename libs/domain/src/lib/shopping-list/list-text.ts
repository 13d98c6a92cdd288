/** The text of a shopping list and its lines (PLUS-39, decision 118), without reading what they mean: fields and drafts need no more. */
import { cleanLine } from '@shop/util';

/** Lines of one list; further ones are left out, and the customer is told. */
export const MOST_LIST_LINES = 60;
/** UTF-16 units of a line. */
export const LIST_LINE_LENGTH = 120;
/** UTF-16 units of a whole list: of the field, the draft and a shared link. */
export const LIST_LENGTH = 3000;

/** Before the text of a line: bullets, boxes of other apps, `1.`, `2)`, `٣-`. */
const BULLET = /^(?:[-*•‣▪●○◦·–—✓✔☐☑☒□■►>+]+|\[[ xX✓]?\]|\(?\p{Nd}{1,2}(?:[.):]|\s?-)(?=\s))\s*/u;

/** A comma parts lines unless it stands between digits: `1,5 kg` is one and a half. */
const PARTING = /[\n\r\u2028\u2029;؛]+|[•‣▪●◦]|(?<!\p{Nd})[,،]|[,،](?!\p{Nd})/u;

/** Before a message that was copied from a chat: its day, time and sender. `[27/11/2026, 18:20:59] Mum: `, `٢٧/١١/٢٠٢٦، ٦:٢٠ م - أمي: `. */
const MESSAGE_HEAD =
  /^[^\S\n]*\[?\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}[,،]?\s+\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?\s?(?:[ap]\.?\s?m\.?(?!\p{L})|[صم](?!\p{L}))?\]?[^\S\n]*(?:[-–][^\S\n]*)?(?:[^:\n]{1,40}:[^\S\n])?/gimu;
/** Marks of direction that chats write around it. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Something that a person may mean: signs alone are none. */
const SAYS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

function withoutBullets(text: string): string {
  let line = text.trim();
  for (let found = BULLET.exec(line); found; found = BULLET.exec(line)) {
    const rest = line.slice(found[0].length).trim();
    if (rest === '') break;
    line = rest;
  }
  return line;
}

/** Cut without cutting a letter in half. */
const cutTo = (text: string, length: number): string =>
  text.slice(0, /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length);

/** The text of a list as it is kept, sent and shared. @returns at most {@link LIST_LENGTH} */
export const listText = (text: string | null | undefined): string => cutTo(text ?? '', LIST_LENGTH);

/**
 * The lines of a list.
 * @returns also how many there are beyond {@link MOST_LIST_LINES}
 */
export function listLines(text: string): { lines: string[]; left: number } {
  const all = listText(text)
    .replace(UNSEEN, '')
    .replace(MESSAGE_HEAD, '')
    .split(PARTING)
    .map((line) => withoutBullets(cleanLine(line.replace(/\p{Cs}/gu, '').replace(/\s+/gu, ' '))))
    .map((line) => cleanLine(cutTo(line, LIST_LINE_LENGTH)))
    .filter((line) => SAYS.test(line));
  return { lines: all.slice(0, MOST_LIST_LINES), left: Math.max(0, all.length - MOST_LIST_LINES) };
}

/** Characters of a list in a link, as an address writes them: Arabic letters take six. */
const LINK_LENGTH = 6000;

/** The lines of a list that fit into a link. */
export function linkList(text: string): string {
  let list = '';
  for (const line of listLines(text).lines) {
    const longer = list ? `${list}\n${line}` : line;
    if (encodeURIComponent(longer).length > LINK_LENGTH) break;
    list = longer;
  }
  return list;
}
