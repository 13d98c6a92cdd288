/** Which page of the account an address shows. */
import { paths } from '@shop/util';

/** The overview of the account at `/profile?page=account`. */
export const OVERVIEW = 'account';

const CONVERSATIONS = new URL(paths.chat({ conversationId: '1', type: 'vendor' }), 'http://shop').pathname;

/** @returns the section as in `/profile?page=…`; an unknown one shows the profile (ROUTE-18) */
export function accountSectionOf({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === CONVERSATIONS) return 'inbox';
  if (pathname !== paths.profile.pattern) return pathname.slice(1);
  return new URLSearchParams(search).get('page') ?? '';
}
