/** The overview of the account: loaded when it is shown. */
import { lazyView } from '@shop/view-kit';
import { MENU_MESSAGES } from '../../messages';

export const AccountHub = lazyView(() => import('./account-hub'), { messages: MENU_MESSAGES });
