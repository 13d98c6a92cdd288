/** The customer's data, and what the removal of the account says of it. */
import { inShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { profileMessages } from './index';
import KeptSection from './lib/kept/kept-section';
import { keptMessages } from './lib/kept/messages';
import RemoveDialog from './lib/remove-dialog';

const meta: Meta = { title: 'profile/Data and removal' };
export default meta;

const FILE = '/api/v1/customer/kept-data';
const answers = { '/api/v1/config': { digit_after_decimal_point: 2, currency_symbol: '€', kept_data_status: 1 } };
const options = { messages: [profileMessages, keptMessages], token: 't', path: '/settings' };

export const Data: StoryObj = inShop(<KeptSection />, answers, options);
/** The backend says why not. */
export const Refused: StoryObj = {
  ...inShop(
    <KeptSection />,
    {
      ...answers,
      [FILE]: () =>
        Response.json({ errors: [{ code: 'throttled', message: 'Try again in 40 minutes.' }] }, { status: 429 }),
    },
    options,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
const dialog = <RemoveDialog busy={false} error={null} onClose={fn()} onConfirm={fn()} />;
export const Removal: StoryObj = {
  ...inShop(dialog, answers, options),
  play: async () => expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(10),
};
/** Of another backend, which keeps what it keeps. */
export const RemovalElsewhere: StoryObj = inShop(dialog, {}, options);
