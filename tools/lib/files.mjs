/** Files below folders. Needs only Node. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the paths of all files below a folder */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
