/** The home page of the parcel module: the price first. */
import { hero } from '@shop/home';
import type { Home } from '@shop/module-kit';
import { parcelCategories } from './categories/categories';
import { quote } from './quote/quote';
import { recentParcels } from './recent/recent.section';
import { steps } from './steps/steps';
import { trackBox } from './track-box/track-box';

export const home: Home = [hero, quote, parcelCategories, trackBox, recentParcels, steps];
