/** The catalogues of the four selling modules. */
import { ecommerce } from './ecommerce';
import { food } from './food';
import { grocery } from './grocery';
import { pharmacy } from './pharmacy';

export const CATALOGUES = [grocery, food, pharmacy, ecommerce];
