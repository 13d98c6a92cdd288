/** The question before an order is ordered again, for every page that offers it. Its code loads with the press. */
import { lazyView } from '@shop/view-kit';
import { afterMessages } from './messages';

export type { AgainDialogProps } from './lib/again-dialog';
export const AgainDialog = lazyView(() => import('./lib/again-dialog'), { on: 'press', messages: [afterMessages] });
