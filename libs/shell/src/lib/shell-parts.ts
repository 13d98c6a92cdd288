/** Parts of the app shell that load later than the page: hydrated after the content above, on a press, or where they are needed. */
import { lazyView } from '@shop/view-kit';
import { MENU_MESSAGES } from '../messages';

export const Footer = lazyView(() => import('./footer/footer'), { on: 'hydration' });
export const BottomBar = lazyView(() => import('./bars/bottom-bar'), { on: 'hydration' });
export const Menus = lazyView(() => import('./bars/menus'), { on: 'hydration' });

export const AccountDrawer = lazyView(() => import('./menus/account-drawer'), { on: 'press', messages: MENU_MESSAGES });
export const SignOut = lazyView(() => import('./sign-out-dialog'), { on: 'press', messages: MENU_MESSAGES });
export const ModuleChooser = lazyView(() => import('./module-chooser'), { on: 'press', messages: MENU_MESSAGES });

/** Only for customers. */
export const AccountFrame = lazyView(() => import('./account/account-frame'), { messages: MENU_MESSAGES });

/** It loads with the parts that hydrate after the first page, because it cannot load while offline. */
export const OfflinePage = lazyView(() => import('./status/offline-page'));
export const Consent = lazyView(() => import('./notices/consent'));
export const PushMessages = lazyView(() => import('./notices/push-messages'));
