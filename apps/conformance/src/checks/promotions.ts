/** Banners, campaigns, flash sales and the small lists beside them (contract §4.5). */
import { WireOtherBanners, WireVideoContent, WireWhyChoose } from '@shop/contract/promotion';
import type { TSchema } from 'typebox';
import type { Json } from '../client';
import { list, number, object, type Need } from '../needs';
import type { Walk } from '../walk';

async function checkBanners(walk: Walk): Promise<void> {
  const BANNERS = 'GET /api/v1/banners';
  const answer = await walk.ask(BANNERS);
  if (!walk.works(BANNERS, answer)) return;
  const { banners, campaigns } = answer.body as Json;
  const hasBoth = Array.isArray(banners) && Array.isArray(campaigns);
  walk.must(BANNERS, 'banners and campaigns', hasBoth, 'one of both is missing');
}

const PLAIN: readonly { path: string; need: Need; exact?: TSchema }[] = [
  { path: 'other-banners', need: object, exact: WireOtherBanners },
  { path: 'other-banners/why-choose', need: object, exact: WireWhyChoose },
  { path: 'other-banners/video-content', need: object, exact: WireVideoContent },
  { path: 'common-condition', need: list },
  { path: 'brand', need: list },
  { path: 'campaigns/basic', need: list },
  { path: 'campaigns/item', need: list },
  { path: 'offline_payment_method_list', need: list },
  { path: 'most-tips', need: object },
];

async function checkPlainAnswers(walk: Walk): Promise<void> {
  for (const { path, need, exact } of PLAIN) {
    const endpoint = `GET /api/v1/${path}`;
    const { body, ...answer } = await walk.ask(endpoint);
    if (!walk.works(endpoint, { body, ...answer })) continue;
    walk.must(endpoint, `is ${need.what}`, need.test(body), JSON.stringify(body).slice(0, 80));
    if (exact) walk.exact(endpoint, exact, body);
  }
}

async function checkFlashSale(walk: Walk): Promise<void> {
  const SALE = 'GET /api/v1/flash-sales';
  const sale = await walk.ask(SALE, '/api/v1/flash-sales?limit=2&offset=1');
  if (!walk.works(SALE, sale)) return;
  const body = sale.body as Json | null;
  if (!Array.isArray(body?.active_products)) return;
  for (const { stock, sold, available_stock: available } of body.active_products.slice(0, 3) as Json[]) {
    const left = Number(stock) - Number(sold);
    const failure = `${String(available)}, not ${left}`;
    walk.must(SALE, 'available_stock is what is left', Number(available) === left, failure);
  }
  const ITEMS = 'GET /api/v1/flash-sales/items';
  const items = await walk.ask(ITEMS, `/api/v1/flash-sales/items?flash_sale_id=${String(body.id)}&limit=2&offset=1`);
  if (walk.works(ITEMS, items))
    walk.must(ITEMS, 'total_size is a number', number.test((items.body as Json).total_size), 'it is none');
}

export async function checkPromotions(walk: Walk): Promise<void> {
  await checkBanners(walk);
  await checkPlainAnswers(walk);
  await checkFlashSale(walk);
}
