export { FlashSalePage } from './lib/flash-sale-page';
export { CampaignPage } from './lib/campaign-page';
export { CouponsPage } from './lib/coupons-page';
export { promotionMessages } from './messages';
export { CampaignsPage } from './lib/campaigns-page';
