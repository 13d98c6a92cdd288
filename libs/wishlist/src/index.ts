export { useWishActions } from './lib/use-wish-actions';
export { WishlistButton } from './lib/wishlist-button';
export { wishlistTexts } from './lib/texts';
