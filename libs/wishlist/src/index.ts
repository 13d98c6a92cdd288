export { useWishActions } from './lib/use-wish-actions';
export { useWishlistDrawer } from './lib/use-wishlist-drawer';
export { WishlistButton } from './lib/wishlist-button';
export { wishlistMessages } from './messages';
