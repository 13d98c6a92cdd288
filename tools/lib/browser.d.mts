import type { BrowserContext, LaunchOptions } from 'playwright';

export const CHROMIUM: string;
export const SHELL: string;
export const LAUNCH: LaunchOptions;
export const LAUNCH_SHELL: LaunchOptions;
export const PLACE: { address: string; point: { lat: number; lng: number }; zoneIds: number[] };
export const MODULES: Record<Module, [id: number, name: string]>;
export type Module = 'grocery' | 'food' | 'pharmacy' | 'ecommerce' | 'parcel';
export interface Look {
  module?: Module | null;
  language?: 'en' | 'ar';
  theme?: 'light' | 'dark';
  token?: string | null;
}
export function cookiesOf(look?: Omit<Look, 'token'> & { place?: typeof PLACE }): Record<string, string>;
export function restoreVisit(context: BrowserContext, url: string, look?: Look): Promise<void>;
