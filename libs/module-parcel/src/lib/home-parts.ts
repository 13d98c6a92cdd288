/** The home's own sections and their messages, loaded together. */
import { CategoryPicker } from './category-picker';
import { Steps } from './steps';
import { parcelMessages } from '../messages';
import { TrackBox } from './track-box';

export const parts = { categories: CategoryPicker, trackBox: TrackBox, steps: Steps };
export const messages = [parcelMessages];
