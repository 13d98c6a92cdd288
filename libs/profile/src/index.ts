export { ProfilePage } from './lib/profile-page';
export { SettingsPage } from './lib/settings-page';
export { profileMessages } from './messages';
export { interestsRoute } from './interests-route';
export { loyaltyRoute, notificationsRoute, referralRoute, walletRoute } from './routes';
