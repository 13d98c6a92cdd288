export { ItemCard, type ItemCardProps } from './lib/cards/item-card';
export { CardAction, type CardActionProps } from './lib/cards/card-action';
export { ItemPrice } from './lib/cards/item-parts';
export { useItemLink } from './lib/cards/use-item-link';
export { StoreCard, type StoreCardProps } from './lib/cards/store-card';
export { ItemDialog } from './lib/item-dialog';
export {
  ItemActionsProvider,
  useCartLines,
  useItemActions,
  type AddVerdict,
  type ItemActions,
} from './lib/item-actions';
export { StoreArrivalsProvider, type ArrivalsOfStores } from './lib/store-arrivals';
export { useReopening } from './lib/use-reopening';
export { cardMessages, promoMessages } from './messages';
export { dietMessages, useDietMessages } from './diet-messages';
export { Heart, WishActionsProvider, type WishActions, type WishOf } from './lib/heart';
export { ItemForm, type ItemFormProps } from './lib/item-form';
export { FlashCard, type FlashCardProps } from './lib/promos/flash-card';
export { CouponCard, useCouponOffer } from './lib/promos/coupon-card';
export { Countdown, useIsOver } from './lib/countdown';
