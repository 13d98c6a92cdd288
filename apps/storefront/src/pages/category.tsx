/** `/category/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { CategoryPage, discoveryTexts, resultsTexts } from '@shop/discovery';

export const texts = [cardTexts, discoveryTexts, resultsTexts];
export const Component = CategoryPage;
