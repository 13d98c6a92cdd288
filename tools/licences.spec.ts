/** The licences of what is shipped, as the lock file records them: a shop may take, change and sell all of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FREE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'CC0-1.0'];
/** Of fonts: shipped and sold with a program, never alone. */
const FONTS = 'OFL-1.1';
/** Linked, not changed: libvips behind sharp. */
const LINKED = 'LGPL-3.0-or-later';
/** Used as it comes: the MPL-2.0 asks for changes of its own files alone, and there are none. */
const UNCHANGED: Record<string, string> = { 'web-push': 'MPL-2.0' };
/** Their package file names the MIT licence in the form of old npm versions, which the lock file leaves out. */
const OLD_FORM = ['limiter'];

interface Entry {
  license?: string;
  dev?: boolean;
  link?: boolean;
}
const { packages } = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Whether an SPDX expression can be met with these licences: all of `AND`, one of `OR`. */
const isMet = (expression: string, by: readonly string[]): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => by.includes(licence)));

it('lets a shop use every package that it ships', () => {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  );
  expect(shipped.length).toBeGreaterThan(300);
  const refused = shipped.filter(([path, { license = '' }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (OLD_FORM.includes(name)) return false;
    if (UNCHANGED[name]) return license !== UNCHANGED[name];
    if (name.startsWith('@fontsource/')) return license !== FONTS;
    return !isMet(license, name.startsWith('@img/sharp-') ? [...FREE, LINKED] : FREE);
  });
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('tells a free choice from a condition', () => {
  expect(['(MIT OR GPL-2.0)', 'MIT AND GPL-2.0', 'Hippocratic-2.1', ''].map((text) => isMet(text, FREE))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
