/** The bell with its texts. */
import { lazyView } from '@shop/view-kit';
import { bellMessages } from '../../messages';

const Bell = lazyView(() => import('./bell-button'), { messages: [bellMessages] });
export default Bell;
