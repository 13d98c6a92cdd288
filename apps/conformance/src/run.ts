/** Runs all checks against a backend and reports the verdicts. */
import { checkCatalogue } from './checks/catalogue';
import { checkCustomer, checkRobustness, checkAnonymous, type Account } from './checks/customer';
import { checkFilters } from './checks/filters';
import { checkNewcomer } from './checks/newcomer';
import { checkPlaces } from './checks/places';
import { checkShopper } from './checks/shopper';
import { checkStart } from './checks/start';
import { Client } from './client';
import { ENDPOINTS } from './endpoints';
import { Walk, type Verdict } from './walk';

export interface RunOptions {
  baseUrl: string;
  /** Allows checks that create guests, carts and orders. */
  writes: boolean;
  account: Account | null;
  /** Where to look; null: config's default place. */
  place: { lat: number; lng: number } | null;
  /** Check the catalogue of every module, or of the first only. */
  modules?: 'all' | 'first';
}

export interface EndpointReport {
  endpoint: string;
  must: { held: number; failed: number };
  should: { held: number; failed: number };
  /** Median response time in milliseconds; null when it was not called. */
  ms: number | null;
}
export interface Report {
  baseUrl: string;
  endpoints: EndpointReport[];
  failures: Verdict[];
  mustFailed: number;
  shouldFailed: number;
  notTested: string[];
}

const median = (times: number[]): number | null =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? null;

function reportOf(walk: Walk, baseUrl: string): Report {
  const names = [...new Set([...ENDPOINTS, ...walk.verdicts.map(({ endpoint }) => endpoint)])];
  const endpoints = names.map((endpoint) => {
    const own = walk.verdicts.filter((verdict) => verdict.endpoint === endpoint);
    const count = (level: Verdict['level']) => {
      const all = own.filter((verdict) => verdict.level === level);
      const failed = all.filter(({ failure }) => failure !== null).length;
      return { held: all.length - failed, failed };
    };
    return { endpoint, must: count('must'), should: count('should'), ms: median(walk.timings.get(endpoint) ?? []) };
  });
  const failures = walk.verdicts.filter(({ failure }) => failure !== null);
  return {
    baseUrl,
    endpoints,
    failures,
    mustFailed: failures.filter(({ level }) => level === 'must').length,
    shouldFailed: failures.filter(({ level }) => level === 'should').length,
    notTested: names.filter((name) => !walk.verdicts.some(({ endpoint }) => endpoint === name)),
  };
}

/** Module types that sell through a cart; parcels have checks of their own. */
const SELLING = new Set(['grocery', 'food', 'pharmacy', 'ecommerce']);

export async function runConformance({
  baseUrl,
  writes,
  account,
  place,
  modules = 'all',
}: RunOptions): Promise<Report> {
  const walk = new Walk(new Client(baseUrl.replace(/\/$/, '')));
  await checkStart(walk, place);
  await checkPlaces(walk);
  const { common } = walk.client;
  const selling = walk.found.modules
    .filter(({ type }) => SELLING.has(type))
    .slice(0, modules === 'first' ? 1 : undefined);
  for (const [index, module] of selling.entries()) {
    walk.client.common = { ...common, moduleId: String(module.id) };
    walk.found = { ...walk.found, item: null, store: null, category: null };
    await checkCatalogue(walk);
    await checkFilters(walk);
    if (index === 0) {
      if (writes) await checkShopper(walk);
      await checkAnonymous(walk);
      if (writes) await checkNewcomer(walk);
      if (account) await checkCustomer(walk, account, writes);
      await checkRobustness(walk);
    }
  }
  return reportOf(walk, baseUrl);
}
