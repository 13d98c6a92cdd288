export { useWishActions } from './lib/use-wish-actions';
export { WishlistButton } from './lib/wishlist-button';
export { wishlistMessages } from './messages';
