/**
 * Stylesheets of parts that load later go to the end of the body, behind the variables that Mantine's provider renders there. A sheet with
 * a cascade layer in front of another sheet makes Chromium lay out the whole page again: 60 to 80 ms on a slow phone, with each part.
 */
import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper';
const INTO_HEAD = 'document.head.appendChild(link)';

export const lateStyles: Plugin = {
  name: 'late-styles',
  apply: 'build',
  transform(code, id) {
    if (!id.includes(HELPER)) return null;
    if (!code.includes(INTO_HEAD)) this.error(`Vite's ${HELPER} has changed: look where it puts stylesheets now.`);
    return code.replace(INTO_HEAD, 'document.body.appendChild(link)');
  },
};
