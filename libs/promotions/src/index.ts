export { FlashSalePage } from './lib/flash-sale-page';
export { CampaignPage } from './lib/campaign-page';
export { CouponsPage } from './lib/coupons-page';
export { promotionTexts } from './lib/texts';
export { CampaignsPage } from './lib/campaigns-page';
