/**
 * Links the chunks of a browser build without running them. A bundler that splits a module wrongly writes a chunk whose
 * exports or imports do not exist; otherwise only the page that loads it would fail. Needs `--experimental-vm-modules`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SourceTextModule } from 'node:vm';

const folder = process.argv[2];
const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
if (names.length === 0) throw new Error(`${folder} has no chunks.`);

const errors = [];
const chunks = new Map();
for (const name of names)
  try {
    chunks.set(name, new SourceTextModule(readFileSync(join(folder, name), 'utf8'), { identifier: name }));
  } catch (error) {
    errors.push(`${name}: ${error.message}`);
  }
const importedChunk = (specifier) => {
  const chunk = chunks.get(basename(specifier));
  if (!chunk) throw new Error(`${specifier} is missing`);
  return chunk;
};
// Linking a chunk links what it imports too. Those behind a broken chunk would only repeat its error.
for (const [name, chunk] of errors.length > 0 ? [] : chunks)
  try {
    if (chunk.status === 'unlinked') await chunk.link(importedChunk);
  } catch (error) {
    errors.push(`${name}: ${error.message}`);
    break;
  }
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
