/** The words that the frame around every page needs. */
import { placeTexts } from '@shop/address-location';
import { cartTexts } from '@shop/cart';
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts } from '@shop/discovery';
import { shellTexts } from '@shop/shell';
import { wishlistTexts } from '@shop/wishlist';
import { appTexts } from './texts';

export const frameTexts = [appTexts, shellTexts, placeTexts, cartTexts, cardTexts, discoveryTexts, wishlistTexts];
