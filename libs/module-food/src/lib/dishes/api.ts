/** Dishes that are served now, by meal. */
import { moneyOf, LIST, shopApi, toItemPage, type Scoped } from '@shop/api-client/kit';
import type { Item } from '@shop/domain';
import type { Meal } from '@shop/domain/meals';

export const dishesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getDishesOfMeal: build.query<Item[], Scoped & { meal: Meal }>({
      query: ({ scope, meal }) => ({ url: '/api/v1/items/served-now', params: { meal, limit: 12, offset: 1 }, scope }),
      transformResponse: (wire: unknown, meta) => toItemPage(wire, moneyOf(meta)).entries,
      extraOptions: LIST,
    }),
  }),
});

export const { useGetDishesOfMealQuery } = dishesApi;
