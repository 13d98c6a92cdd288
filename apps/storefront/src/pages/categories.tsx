/** `/categories` */
import { CategoriesPage } from '@shop/discovery';

export const texts = [];
export const Component = CategoriesPage;
