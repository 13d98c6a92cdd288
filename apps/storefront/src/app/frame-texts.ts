/** The words around every page: what even the landing page shows, and what belongs to a visit that shops. */
import { placeTexts } from '@shop/address-location';
import { cartTexts } from '@shop/cart';
import { searchTexts } from '@shop/discovery';
import { shellTexts } from '@shop/shell';
import { wishlistTexts } from '@shop/wishlist';
import { appTexts } from './texts';

export const frameTexts = [appTexts, shellTexts, placeTexts];
export const shoppingTexts = [cartTexts, searchTexts, wishlistTexts];
