/** Messages of the app shell: for every page, and for shopping pages only. */
import { placeMessages } from '@shop/address-location';
import { cartMessages } from '@shop/cart';
import { searchMessages } from '@shop/discovery';
import { shellMessages } from '@shop/shell';
import { commonMessages } from '@shop/view-kit';
import { wishlistMessages } from '@shop/wishlist';
import { appMessages } from '../messages';

export const layoutMessages = [commonMessages, appMessages, shellMessages, placeMessages];
export const shoppingMessages = [cartMessages, searchMessages, wishlistMessages];
