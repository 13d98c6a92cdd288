/** `/product/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts, ProductPage } from '@shop/discovery';

export const texts = [cardTexts, discoveryTexts];

export { ProductPage as Component };
