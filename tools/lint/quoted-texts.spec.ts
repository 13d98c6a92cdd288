/** The texts that the specification quotes stand letter by letter in the English messages, spelling and full stops included. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const QUOTED = JSON.parse(readFileSync(join(__dirname, 'quoted-texts.json'), 'utf8')) as string[];

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

const english = (top: string): string[] =>
  readdirSync(top)
    .flatMap((name) => {
      const locales = join(top, name, 'src/locales');
      try {
        return readdirSync(locales, { recursive: true }).map((file) => join(locales, String(file)));
      } catch {
        return []; // A library without texts.
      }
    })
    .filter((file) => /[\\/]en\.json$/.test(file));

const messages = new Set(
  ['apps', 'libs'].flatMap(english).flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))),
);

it.each(QUOTED)('[ERR-04] “%s”', (text) => expect(messages).toContain(text));
