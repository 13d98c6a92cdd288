/** The signed-in customer: profile, interests, notifications, removal (contract §6.2). */
import type { Shop } from '../../context';
import { deviceRoutes } from './device-routes';
import { signOutRoutes } from './sign-out-routes';
import { notificationRoutes } from './notification-routes';
import { profileRoutes } from './profile-routes';

export function customerRoutes(shop: Shop): void {
  profileRoutes(shop);
  signOutRoutes(shop);
  deviceRoutes(shop);
  notificationRoutes(shop);
}
