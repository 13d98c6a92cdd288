/** `/category/{id}` */
import { CategoryPage } from '@shop/discovery';

export const texts = [];
export const Component = CategoryPage;
