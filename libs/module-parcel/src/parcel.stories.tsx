/** The parcel module's own sections. */
import { sectionInShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parcelCategories } from './lib/categories/categories';
import { steps } from './lib/steps/steps';
import { trackBox } from './lib/track-box/track-box';

const meta: Meta = { title: 'module-parcel' };
export default meta;

const values = ['Say what', 'Small or large', 'Say where', 'From door to door', 'Watch it ride', 'Along the streets'];

export const Categories: StoryObj = {
  ...sectionInShop(parcelCategories, {
    '/api/v1/parcel-category': ['Documents', 'Small box', 'Large box'].map((name, index) => ({
      id: index + 1,
      name,
      description: 'Up to a metre long',
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
  },
};

export const TrackBox: StoryObj = sectionInShop(trackBox, {});

export const Steps: StoryObj = {
  ...sectionInShop(steps, {
    '/api/v1/other-banners/video-content': {
      section_title: 'Three steps',
      banner_contents: values.map((value, id) => ({ id, value })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};
