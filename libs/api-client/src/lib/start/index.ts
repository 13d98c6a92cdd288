/** Data for the start of a visit: config, landing page, modules, zones, places. */
import type { WireModule } from '@shop/contract/store';
import type { FoundPlace, LatLng, ShopModule } from '@shop/domain';
import { searchText } from '@shop/domain/search-text';
import { minor, moneyUnits, webAddress, type Minor } from '@shop/util';
import { MINUTES, decoded, moneyOf, shopApi } from '../base/api';
import { USUAL_MONEY, setMoneyReader } from '../base/base-query';
import { flag, isWire, object, text, wireMoney, wires, type Wire } from '../base/wire';
import {
  toConfig,
  toMetres,
  toModule,
  toFoundPlace,
  toSuggestions,
  toZonesOfPoint,
  type PlaceSuggestion,
  type ShopConfig,
  type ZonesOfPoint,
} from './to-start';

export interface LandingPage {
  title: string;
  subtitle: string;
  footer: string;
  newsletter: { title: string; text: string };
  /** Links to the app stores; null when missing or switched off. */
  apps: { play: string | null; apple: string | null };
}

/** A link is shown only if its own status is 1 (FOOT-12). */
function appLink(links: Wire | null, status: string, url: string): string | null {
  return links && flag(links[status]) ? webAddress(links[url]) : null;
}

function toLanding(wire: Wire): LandingPage {
  const links = object(wire.download_user_app_links);
  return {
    title: text(wire.header_title),
    subtitle: text(wire.header_sub_title),
    footer: text(wire.fixed_footer_description),
    newsletter: { title: text(wire.fixed_newsletter_title), text: text(wire.fixed_newsletter_sub_title) },
    apps: {
      play: appLink(links, 'playstore_url_status', 'playstore_url'),
      apple: appLink(links, 'apple_store_url_status', 'apple_store_url'),
    },
  };
}

const HALF_HOUR = 30 * MINUTES;

export const startApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<ShopConfig, { language: string }>({
      query: () => ({ url: '/api/v1/config' }),
      transformResponse: (wire: Wire) => toConfig(wire),
      extraOptions: { retries: 3 },
      keepUnusedDataFor: HALF_HOUR,
    }),
    /** A cheap request that every backend supports, to check whether it responds. */
    ping: build.query<true, void>({
      query: () => ({ url: '/api/v1/config' }),
      transformResponse: () => true as const,
      keepUnusedDataFor: 0,
    }),
    getLandingPage: build.query<LandingPage, { language: string }>({
      query: () => ({ url: '/api/v1/react-landing-page' }),
      transformResponse: toLanding,
      keepUnusedDataFor: HALF_HOUR,
    }),
    getModules: build.query<ShopModule[], { language: string }>({
      query: () => ({ url: '/api/v1/module' }),
      transformResponse: (wire: unknown) => wires<WireModule[]>(isWire(wire) ? wire.data : wire).map(toModule),
      extraOptions: { retries: 3 },
      keepUnusedDataFor: HALF_HOUR,
    }),
    getZonesOfPoint: build.query<ZonesOfPoint, LatLng>({
      query: (params) => ({ url: '/api/v1/config/get-zone-id', params: { ...params } }),
      transformResponse: decoded(toZonesOfPoint),
    }),
    getAddressOfPoint: build.query<string, LatLng>({
      query: (params) => ({ url: '/api/v1/config/geocode-api', params: { ...params } }),
      transformResponse: (wire: Wire) => text(wires(wire.results)[0]?.formatted_address),
    }),
    getPlaceSuggestions: build.query<PlaceSuggestion[], { text: string; language: string }>({
      query: ({ text: search }) => ({
        url: '/api/v1/config/place-api-autocomplete',
        params: { search_text: searchText(search) },
      }),
      transformResponse: (wire: Wire) => toSuggestions(wire),
    }),
    getFoundPlace: build.query<FoundPlace | null, string>({
      query: (placeid) => ({ url: '/api/v1/config/place-api-details', params: { placeid } }),
      transformResponse: (wire: Wire) => toFoundPlace(wire),
    }),
    /** Metres; null when the service cannot calculate it. */
    getDistance: build.query<number | null, { from: LatLng; to: LatLng }>({
      query: ({ from, to }) => ({
        url: '/api/v1/config/distance-api',
        params: {
          origin_lat: from.lat,
          origin_lng: from.lng,
          destination_lat: to.lat,
          destination_lng: to.lng,
          mode: 'walking',
        },
      }),
      transformResponse: (wire: unknown) => toMetres(wire),
    }),
    getVehicleCharge: build.query<Minor, number>({
      query: (km) => ({ url: '/api/v1/vehicle/extra_charge', params: { distance: km } }),
      transformResponse: (wire: unknown, meta) => moneyOf(meta).read(object(wire)?.extra_charge ?? wire) || minor(0),
    }),
  }),
});

export const {
  useGetConfigQuery,
  useGetLandingPageQuery,
  useGetModulesQuery,
  useLazyGetZonesOfPointQuery,
  useGetZonesOfPointQuery,
  useLazyGetAddressOfPointQuery,
  useGetPlaceSuggestionsQuery,
  useLazyGetPlaceSuggestionsQuery,
  useLazyGetFoundPlaceQuery,
  useGetDistanceQuery,
  useGetVehicleChargeQuery,
} = startApi;

setMoneyReader(async (api) => {
  const { language } = (api.getState() as { session: { language: string } }).session;
  const { select, initiate } = startApi.endpoints.getConfig;
  const ask = api.dispatch as (thunk: unknown) => Promise<{ data?: ShopConfig }>;
  const config =
    select({ language })(api.getState() as never).data ??
    (await ask(initiate({ language }, { subscribe: false }))).data;
  return config ? wireMoney(moneyUnits(config.money.digits)) : USUAL_MONEY;
});

export type { PlaceSuggestion, ShopConfig, ZonesOfPoint };
