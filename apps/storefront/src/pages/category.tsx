/** `/category/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts, CategoryPage } from '@shop/discovery';

export const texts = [cardTexts, discoveryTexts];
export const Component = CategoryPage;
