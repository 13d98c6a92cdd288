import { languageOfStory } from '@shop/i18n';
import { SectionBox, type HomeSection } from '@shop/module-kit';
import type { ReactElement } from 'react';
import { openTestShop, type TestShopOptions } from './test-shop';

interface StoryContext {
  globals: { direction?: string; language?: string; scheme?: string };
}

/**
 * A story of an element in a whole shop, in the toolbar's language and scheme: `export const Steps: StoryObj =
 * inShop(<Steps />, answers)`.
 * @param answers responses of the backend, by path
 */
export const inShop = (element: ReactElement, answers: Record<string, unknown>, options: TestShopOptions = {}) => ({
  loaders: [
    async ({ globals }: StoryContext) => {
      const testShop = openTestShop();
      Object.assign(testShop.answers, answers);
      const { tree } = await testShop.set(element, {
        ...options,
        language: languageOfStory(globals),
        scheme: globals.scheme === 'dark' ? 'dark' : 'light',
      });
      return { tree };
    },
  ],
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => loaded.tree as ReactElement,
});

/** A story of a home section, as on a page that has been scrolled to it. */
export const sectionInShop = (section: HomeSection, answers: Record<string, unknown>, options: TestShopOptions = {}) =>
  inShop(<SectionBox section={section} />, answers, { ...options, messages: section.messages });
