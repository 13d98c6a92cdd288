export { ItemCard, type ItemCardProps } from './lib/item-card';
export { StoreCard, type StoreCardProps } from './lib/store-card';
export { ItemDialog, type ItemDialogProps } from './lib/item-dialog-lazy';
export { ItemActionsProvider, useItemActions, type AddVerdict, type ItemActions } from './lib/item-actions';
export { cardTexts } from './lib/texts';
export { Heart, WishActionsProvider, type WishActions, type WishOf } from './lib/heart';
export { ItemForm, type ItemFormProps } from './lib/item-form';
