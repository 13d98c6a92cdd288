/** Every story renders in the shop's theme, in the scheme, language, direction and accent of the toolbar. */
import '@shop/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { LANGUAGES, languageOfStory, optionOf } from '@shop/i18n';
import { AXE_SETTINGS } from '@shop/tools/lib/axe.mjs';
import { ShopThemeProvider } from '@shop/ui';
import axe from 'axe-core';
import { configure } from 'storybook/test';

// A limit for what never comes: a busy machine loads a section's code much slower than an idle one.
configure({ asyncUtilTimeout: 20_000 });

axe.configure(AXE_SETTINGS);
/** Light and dark, left-to-right and right-to-left. */
const VARIANTS = (['light', 'dark'] as const).flatMap((scheme) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ scheme, direction })),
);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));

const preview: Preview = {
  globalTypes: {
    scheme: { toolbar: { title: 'Scheme', items: ['light', 'dark'] } },
    language: {
      toolbar: { title: 'Language', items: LANGUAGES.map(({ code, name }) => ({ value: code, title: name })) },
    },
    direction: {
      toolbar: { title: 'Direction', items: [{ value: 'language', title: 'of the language' }, 'ltr', 'rtl'] },
    },
    accent: { toolbar: { title: 'Accent', items: ['brand', 'green', 'orange', 'teal', 'indigo', 'amber'] } },
  },
  initialGlobals: {
    scheme: 'light',
    language: optionOf(null).code,
    direction: 'language',
    accent: 'green',
    checkVariants: import.meta.env.MODE === 'test',
  },
  // `afterEach` checks all variants, so the add-on need not check one of them.
  parameters: { a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' }, layout: 'fullscreen' },
  afterEach: async ({ globals, viewMode }) => {
    if (viewMode === 'docs' || !globals.checkVariants) return;
    const html = document.documentElement;
    for (const { scheme, direction } of VARIANTS) {
      html.setAttribute('data-mantine-color-scheme', scheme);
      html.dir = direction;
      await nextFrame();
      const { violations } = await axe.run(document.body, {
        resultTypes: ['violations'],
        rules: { region: { enabled: false } },
      });
      const errors = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: node }) => node).join(' ')}`);
      if (errors.length > 0) throw new Error(`In ${scheme} ${direction}:\n${errors.join('\n')}`);
    }
  },
  decorators: [
    (Story, { globals }) => {
      const direction =
        globals.direction === 'language'
          ? optionOf(globals.language as string).direction
          : (globals.direction as 'ltr');
      document.documentElement.dir = direction;
      document.documentElement.lang = languageOfStory(globals);
      return (
        // Components read the direction once.
        <ShopThemeProvider
          key={direction}
          accent={globals.accent as 'green'}
          scheme={globals.scheme as 'light'}
          direction={direction}
        >
          {/* Not on the body: overlays are positioned from its edge. */}
          <main style={{ padding: 16 }}>
            <Story />
          </main>
        </ShopThemeProvider>
      );
    },
  ],
};
export default preview;
