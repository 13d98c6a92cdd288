/** How the account's pages are grouped, and the short facts beside them: what is at hand already, nothing is asked for. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { chatApi } from '@shop/api-client/chat';
import { useFormats } from '@shop/i18n';
import { paths } from '@shop/util';
import { useCustomerPages, type CustomerPage, type CustomerPageName } from './customer-pages';
import { useMenuMessages } from '../../messages';

export type AccountGroup = 'orders' | 'money' | 'own' | 'more';
const GROUPS: Record<AccountGroup, readonly CustomerPageName[]> = {
  orders: ['my-orders', 'track-order'],
  money: ['wallet', 'loyalty-points', 'coupons', 'referral-code'],
  own: ['address', 'inbox'],
  more: ['profile-settings', 'settings'],
};

/** Whether offered or not. */
export const ACCOUNT_PAGES: readonly string[] = Object.values(GROUPS).flat();

export interface AccountEntry extends CustomerPage {
  /** Shown at the end of its line: the balance of the wallet, for example. */
  fact: string | null;
  /** Number of unread messages. */
  unread: number;
}

/** Unread messages of the inbox, if it has been read on this visit. */
function useUnread(): number {
  const { data = [] } = chatApi.endpoints.getConversations.useQueryState({ name: '' });
  return data.reduce((sum, { unread }) => sum + unread, 0);
}

export function useAccountGroups(): { name: AccountGroup; heading: string; entries: AccountEntry[] }[] {
  const m = useMenuMessages();
  const pages = useCustomerPages();
  const unread = useUnread();
  const { money } = useFormats();
  const { data: customer } = useGetCustomerQuery();
  const facts: Partial<Record<CustomerPageName, string>> = customer
    ? { wallet: money(customer.wallet), 'loyalty-points': m('hub.points', { count: customer.points }) }
    : {};
  const entryOf = (name: CustomerPageName): AccountEntry[] =>
    pages
      .filter((page) => page.name === name)
      .map((page) => ({
        ...page,
        // The coupons of everybody are a page of the shop; those of a customer stand in the account's frame.
        to: name === 'coupons' ? paths.account(name) : page.to,
        fact: facts[name] ?? null,
        unread: name === 'inbox' ? unread : 0,
      }));
  return (Object.keys(GROUPS) as AccountGroup[]).map((name) => ({
    name,
    heading: m(`hub.${name}`),
    entries: GROUPS[name].flatMap(entryOf),
  }));
}
