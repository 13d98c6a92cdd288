/** Adds the sheet of all rules for forced colours, which the HTML of pages leaves out (`src/server/forced-colors.ts`). */
import type { Plugin } from 'vite';
import { FORCED_COLORS, splitForcedColors } from './src/server/forced-colors.ts';

export const forcedColors: Plugin = {
  name: 'forced-colors',
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle)
      .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []))
      .sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
    const source = sheets.map((file) => splitForcedColors(String(file.source)).forced).join('');
    if (!source) this.error('No stylesheet has rules for forced colours: look how they are written now.');
    this.emitFile({ type: 'asset', name: `${FORCED_COLORS}.css`, source: `@media (forced-colors:active){${source}}` });
  },
};
