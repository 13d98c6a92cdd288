export { CouponsPage } from './lib/coupons-page';
export { promotionMessages } from './messages';
export { campaignRoute, campaignsRoute, couponsRoute, flashSaleRoute } from './routes';
