/** The texts that the specification quotes (its section 8) stand letter by letter in the English messages, spelling and full stops included. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const QUOTED = [
  'Your token has been expired.please sign in again',
  'You denied location permission. Please allow browsers location permission from your device, refresh the site and receive more accurate delivery.',
  'Item added to cart',
  'Removed from cart.',
  'Item updated successfully',
  'Updated successfully.',
  'No changes found to update.',
  'New location has been set.',
  'You have a new message',
  'Your cart is empty',
  'Oops',
  'No saved addresses found to select.',
  'No Contact Info Added',
  'Please insert a valid email.',
  'You must be login to access this page.',
  'You must pick a zone to access this page.',
  'Need a order id',
  'Order not found',
  'No module found',
  'Contact with the site owner to activate modules.',
  'Items Not Found!',
  'Items not found!',
  'Stores not found!',
  'Nothing found',
  'No favourite {{items}} found',
  'No favourite stores found',
  'You are not logged in',
  'Password can not be updated while you are logged in by using social logins.',
  'Subscribed Successfully',
  'A module has been selected.',
  'Language has been changed',
  'New delivery address selected.',
  'Code {{code}} has been copied',
  'Account has been deleted',
];

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
