/** The home's own sections and their messages, loaded together. */
import { BasicMedicine } from './basic-medicine';
import { Conditions } from './conditions';
import { pharmacyMessages } from '../messages';

export const parts = { basicMedicine: BasicMedicine, conditions: Conditions };
export const messages = [pharmacyMessages];
