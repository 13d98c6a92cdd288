/** `/store/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { StorePage } from '@shop/discovery';

export const texts = [cardTexts];
export const Component = StorePage;
