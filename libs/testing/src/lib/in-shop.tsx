import type { ReactElement } from 'react';
import { openStage, type StageOptions } from './stage';

interface StoryContext {
  globals: { direction?: string; scheme?: string };
}

/**
 * A story of an element in a whole shop, in the toolbar's language and scheme: `export const Steps: StoryObj = inShop(<Steps />, answers)`.
 * @param answers what the backend says, by path
 */
export const inShop = (element: ReactElement, answers: Record<string, unknown>, options: StageOptions = {}) => ({
  loaders: [
    async ({ globals }: StoryContext) => {
      const stage = openStage();
      Object.assign(stage.answers, answers);
      const { tree } = await stage.set(element, {
        ...options,
        language: globals.direction === 'rtl' ? 'ar' : 'en',
        scheme: globals.scheme === 'dark' ? 'dark' : 'light',
      });
      return { tree };
    },
  ],
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => loaded.tree as ReactElement,
});
