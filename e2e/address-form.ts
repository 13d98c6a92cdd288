/** The form of an address, and the addresses that the backend keeps. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ask, send } from './wire';
import { PLACE } from './visit';

export const HOME = {
  contact_person_name: 'Mina Vella',
  contact_person_number: '+356 2100 0000',
  address_type: 'home',
  address: '3 Harbour Lane, Old Town, Port Almera',
  latitude: PLACE.point.lat,
  longitude: PLACE.point.lng,
  house: '7',
  floor: '2',
  road: '14',
  additional_information: 'Blue door',
};
type Headers = Record<string, string>;

/** Saves an address of a customer, as another device would. */
export const save = (request: APIRequestContext, headers: Headers, over: object = {}) =>
  send(request, 'customer/address/add', { ...HOME, ...over }, headers);
/** The saved addresses of a customer. */
export const savedOf = async (request: APIRequestContext, headers: Headers) =>
  (await ask<{ addresses: Record<string, string>[] }>(request, 'customer/address/list', headers)).addresses;

export const form = (page: Page) => page.getByRole('form', { name: 'Address' });
export const field = (page: Page, name: string | RegExp) => form(page).getByRole('textbox', { name });
export const submit = (page: Page, name: string) => form(page).getByRole('button', { name });
/** The address on the checkout. */
export const area = (page: Page) => page.getByRole('group', { name: 'Delivery Addresses' });

/** Searches for a place in the open form and selects it. */
export async function search(page: Page, text: string, option: RegExp): Promise<void> {
  await form(page).getByRole('combobox', { name: 'Address' }).fill(text);
  await page.getByRole('option', { name: option }).click();
  await expect(form(page).getByText('The pin moved to the address you chose.')).toBeVisible();
}
