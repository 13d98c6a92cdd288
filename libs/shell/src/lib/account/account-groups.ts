/** How the account's pages are grouped, and the short facts beside them: what is at hand already, nothing is asked for. */
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { chatApi } from '@shop/api-client/chat';
import { useGetNotificationsInfiniteQuery } from '@shop/api-client/notices';
import { isUnread } from '@shop/domain/notifications';
import { useFormats } from '@shop/i18n';
import { deviceStorage, readSeenNotices } from '@shop/session';
import { paths } from '@shop/util';
import { useCustomerPages, type CustomerPage, type CustomerPageName } from './customer-pages';
import { useMenuMessages } from '../../messages';

export type AccountGroup = 'orders' | 'money' | 'own' | 'more';
const GROUPS: Record<AccountGroup, readonly CustomerPageName[]> = {
  orders: ['my-orders', 'track-order'],
  money: ['wallet', 'loyalty-points', 'coupons', 'referral-code'],
  own: ['address', 'notifications', 'inbox'],
  more: ['profile-settings', 'settings'],
};

/** Whether offered or not. */
export const ACCOUNT_PAGES: readonly string[] = Object.values(GROUPS).flat();

export interface AccountEntry extends CustomerPage {
  /** Shown at the end of its line: the balance of the wallet, for example. */
  fact: string | null;
  /** Number of unread messages or notifications, with its text; null: none. */
  unread: { count: number; label: string } | null;
}

/** Unread messages of the inbox, if it has been read on this visit. */
function useUnreadMessages(): number {
  const { data = [] } = chatApi.endpoints.getConversations.useQueryState({ name: '' });
  return data.reduce((sum, { unread }) => sum + unread, 0);
}

/** Unread ones among the newest notifications. */
function useUnreadNotices(): number {
  const { data } = useGetNotificationsInfiniteQuery();
  const seenUpTo = readSeenNotices(deviceStorage);
  return data?.pages.flat().filter((entry) => isUnread(entry, seenUpTo)).length ?? 0;
}

function useUnread(): Partial<Record<CustomerPageName, AccountEntry['unread']>> {
  const m = useMenuMessages();
  const [messages, notices] = [useUnreadMessages(), useUnreadNotices()];
  return {
    inbox: messages > 0 ? { count: messages, label: m('hub.unread', { count: messages }) } : null,
    notifications: notices > 0 ? { count: notices, label: m('hub.untold', { count: notices }) } : null,
  };
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
        unread: unread[name] ?? null,
      }));
  return (Object.keys(GROUPS) as AccountGroup[]).map((name) => ({
    name,
    heading: m(`hub.${name}`),
    entries: GROUPS[name].flatMap(entryOf),
  }));
}
