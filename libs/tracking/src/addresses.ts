/** Addresses of this library alone. */
import { pageAddress } from '@shop/util';

const page = pageAddress('/follow-parcel');
/** Of the page by which a receiver follows a parcel. The token stands behind the `#`: no server, log or referrer gets it. */
export const followAddress = Object.assign((token: string) => `${page()}#${token}`, { pattern: page.pattern });
