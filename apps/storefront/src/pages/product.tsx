/** `/product/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { ProductPage } from '@shop/discovery';

export const texts = [cardTexts];

export { ProductPage as Component };
