/** The home page of the parcel module. */
import { hero } from '@shop/home';
import type { Home } from '@shop/module-kit';
import { parcelCategories } from './categories/categories';
import { steps } from './steps/steps';
import { trackBox } from './track-box/track-box';

export const home: Home = [hero, parcelCategories, trackBox, steps];
