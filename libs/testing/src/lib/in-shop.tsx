import { languageOfStory } from '@shop/i18n';
import {
  SectionBox,
  Slot,
  type HomeSection,
  type ModuleDefinition,
  type SlotName,
  type SlotProps,
} from '@shop/module-kit';
import type { ComponentType, ReactElement } from 'react';
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

/**
 * A story of what a module fills a slot with, as shared views show it: `slotInShop(petsModule, 'itemFacts', { item })`.
 * @param messages of the shared views that the slot uses
 */
export const slotInShop = <Name extends SlotName>(
  definition: ModuleDefinition,
  name: Name,
  props: SlotProps[Name],
  answers: Record<string, unknown> = {},
  { messages = [], ...options }: TestShopOptions = {},
) => {
  const Filled = Slot as ComponentType<object>;
  const parts = { ...options, definition, messages: [definition.messages, ...messages] };
  return inShop(<Filled {...{ name, ...props }} />, answers, parts);
};
