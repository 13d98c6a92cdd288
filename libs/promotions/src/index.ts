export { promotionMessages } from './messages';
export { campaignRoute, campaignsRoute, couponsRoute, flashSaleRoute } from './routes';
