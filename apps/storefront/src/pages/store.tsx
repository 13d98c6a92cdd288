/** `/store/{id}` */
import { StorePage } from '@shop/discovery';

export const texts = [];
export const Component = StorePage;
