/**
 * The Storybook settings of one library: `export default storybook()` in its `.storybook/main.mjs`.
 * The root's `.storybook` shows the stories of all of them.
 */
import { join } from 'node:path';

const root = import.meta.dirname;

/**
 * @param {string[]} [stories] patterns, relative to that file
 * @returns {import('@storybook/react-vite').StorybookConfig}
 */
export const storybook = (stories = ['../src/**/*.stories.tsx']) => ({
  stories,
  framework: { name: '@storybook/react-vite', options: {} },
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  previewAnnotations: (entries = []) => [...entries, join(root, 'storybook.preview.tsx')],
});
