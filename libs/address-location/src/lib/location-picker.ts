/** The location picker: its map and dialog load when it opens. */
import { lazyView } from '@shop/view-kit';

export const LocationPicker = lazyView(() => import('./location-dialog'), { on: 'press' });
