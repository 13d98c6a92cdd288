export { ProfilePage } from './lib/profile-page';
export { SettingsPage } from './lib/settings-page';
export { profileMessages } from './messages';
export { interestsAddress } from './addresses';
export { interestsRoute, loyaltyRoute, notificationsRoute, referralRoute, walletRoute } from './routes';
