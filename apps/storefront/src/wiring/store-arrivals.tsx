/** The arrivals of a place's stores, for the cards of items: asked once for a page, on the server with its lists (decision 133). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useScope, type Scope } from '@shop/api-client';
import { startApi, useGetStoreArrivalsQuery } from '@shop/api-client/start';
import { StoreArrivalsProvider } from '@shop/catalog-cards';
import { useModuleDefinition, type ModuleDefinition } from '@shop/module-kit';
import { queryOf, usePageRoute, type PageQueryMap, type PageRoute } from '@shop/page-engine';
import type { ReactNode } from 'react';

/** The landing page and forms that end with an order show no items to buy. */
const showsArrivals = (
  { isLanding, isFocused }: Partial<PageRoute>,
  definition: ModuleDefinition | null,
  { point }: Scope,
): boolean => point !== null && Boolean(definition?.catalogue) && !isLanding && !isFocused;

export const arrivalQueries = (route: PageRoute, definition: ModuleDefinition | null, scope: Scope): PageQueryMap =>
  showsArrivals(route, definition, scope) ? { arrivals: queryOf(startApi.endpoints.getStoreArrivals, { scope }) } : {};

export function ArrivalsOfPlace({ children }: { children: ReactNode }) {
  const scope = useScope();
  const definition = useModuleDefinition();
  const isAsked = showsArrivals(usePageRoute() ?? {}, definition, scope);
  const { currentData, isError } = useGetStoreArrivalsQuery(isAsked ? { scope } : skipToken);
  // What was told stays when asking again fails.
  const arrivals = currentData ?? (isAsked && !isError ? undefined : null);
  return <StoreArrivalsProvider value={arrivals}>{children}</StoreArrivalsProvider>;
}
