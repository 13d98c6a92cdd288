export { ProfilePage } from './lib/profile-page';
export { WalletPage } from './lib/wallet-page';
export { LoyaltyPage } from './lib/loyalty-page';
export { ReferralPage } from './lib/referral-page';
export { SettingsPage } from './lib/settings-page';
export { profileMessages } from './messages';
export { loyaltyRoute, referralRoute, walletRoute } from './routes';
