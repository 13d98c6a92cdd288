/** Addresses of this library alone. */
import { pageAddress } from '@shop/util';

/** Where a customer chooses interests. @param next the page that follows: they are offered for the first time, and can be skipped */
export const interestsAddress = pageAddress('/profile', (next?: string) => ({ page: 'interests', next }));
