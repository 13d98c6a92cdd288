/** `/category/{id}` */
import { cardTexts } from '@shop/catalog-cards';
import { CategoryPage } from '@shop/discovery';

export const texts = [cardTexts];
export const Component = CategoryPage;
