/** The frame of a customer's account, and its overview. */
import { inShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountFrame, AccountHub } from './index';
import { menuMessages, shellMessages } from './messages';

const meta: Meta = { title: 'shell/Account' };
export default meta;

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänin';
const config = {
  digit_after_decimal_point: 2,
  currency_symbol: '€',
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  ref_earning_status: 1,
};
const answersFor = (name: string, wallet: number) => ({
  '/api/v1/config': config,
  '/api/v1/customer/info': {
    id: 1,
    f_name: name,
    l_name: 'Vella',
    email: 'mina@example.com',
    wallet_balance: wallet,
    loyalty_point: 420,
  },
});
const options = { messages: [shellMessages, menuMessages], token: 't', path: '/wallet' };
const nothing = () => undefined;
const hub = <AccountHub onFavourites={nothing} onSignOut={nothing} />;
const frame = (
  <div style={{ maxInlineSize: 264 }}>
    <AccountFrame onSignOut={nothing} />
  </div>
);

export const Rail: StoryObj = inShop(frame, answersFor('Mina', 12.5), options);
export const RailOfLongWords: StoryObj = inShop(frame, answersFor(LONG, 1_234_567.89), options);
export const Overview: StoryObj = inShop(hub, answersFor('Mina', 12.5), options);
export const OverviewOfLongWords: StoryObj = inShop(hub, answersFor(LONG, 1_234_567.89), options);
