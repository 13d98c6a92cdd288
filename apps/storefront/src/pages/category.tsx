/** `/category/{id}` */
import { cardMessages } from '@shop/catalog-cards';
import { CategoryPage, discoveryMessages, resultsMessages } from '@shop/discovery';

export const messages = [cardMessages, discoveryMessages, resultsMessages];
export const Component = CategoryPage;
