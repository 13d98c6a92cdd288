/** `/categories` */
import { CategoriesPage, discoveryMessages } from '@shop/discovery';

export const messages = [discoveryMessages];
export const Component = CategoriesPage;
