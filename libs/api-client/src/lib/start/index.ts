/** Data for the start of a visit: config, landing page, modules, zones, places. */
import { moneyUnits } from '@shop/util';
import { shopApi } from '../base/api';
import { USUAL_MONEY, setMoneyReader } from '../base/base-query';
import { wireMoney } from '../base/wire';
import { arrivalEndpoints } from './arrivals';
import { configEndpoints, type ShopConfig } from './config';
import { landingEndpoints } from './landing';
import { moduleEndpoints } from './modules';
import { zoneEndpoints } from './zones';

export const startApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    ...configEndpoints(build),
    ...landingEndpoints(build),
    ...moduleEndpoints(build),
    ...zoneEndpoints(build),
    ...arrivalEndpoints(build),
  }),
});

export const {
  useGetConfigQuery,
  useGetLandingPageQuery,
  useGetModulesQuery,
  useGetStoreArrivalsQuery,
  useLazyGetZonesOfPointQuery,
  useGetZonesOfPointQuery,
} = startApi;

/** Loads the decoders of these answers ahead: a press that asks for one then waits for its answer alone. */
export const loadDecoders = (): void => void import('./decoders').catch(() => undefined);

setMoneyReader(async (api) => {
  const { language } = (api.getState() as { session: { language: string } }).session;
  const { select, initiate } = startApi.endpoints.getConfig;
  const ask = api.dispatch as (thunk: unknown) => Promise<{ data?: ShopConfig }>;
  const config =
    select({ language })(api.getState() as never).data ??
    (await ask(initiate({ language }, { subscribe: false }))).data;
  return config ? wireMoney(moneyUnits(config.money.decimals)) : USUAL_MONEY;
});

export type { StoreArrivals } from './arrivals';
export type { LandingPage } from './landing';
export type { ZonesOfPoint } from './zones';
export type { ShopConfig };
