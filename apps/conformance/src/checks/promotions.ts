/** Banners, campaigns, flash sales and the small lists beside them (contract §4.5). */
import { WireOtherBanners, WireVideoContent, WireWhyChoose } from '@shop/contract/promotion';
import type { TSchema } from 'typebox';
import type { Json } from '../client';
import { list, number, object, type FieldRule } from '../tolerant-shapes';
import type { Walk } from '../walk';

async function checkBanners(walk: Walk): Promise<void> {
  const BANNERS = 'GET /api/v1/banners';
  const answer = await walk.succeeds(BANNERS);
  if (!answer) return;
  const { banners, campaigns } = answer.body as Json;
  const hasBoth = Array.isArray(banners) && Array.isArray(campaigns);
  walk.must(BANNERS, 'banners and campaigns', hasBoth, 'one of both is missing');
}

const PLAIN: readonly { path: string; rule: FieldRule; exact?: TSchema }[] = [
  { path: 'other-banners', rule: object, exact: WireOtherBanners },
  { path: 'other-banners/why-choose', rule: object, exact: WireWhyChoose },
  { path: 'other-banners/video-content', rule: object, exact: WireVideoContent },
  { path: 'common-condition', rule: list },
  { path: 'brand', rule: list },
  { path: 'campaigns/basic', rule: list },
  { path: 'campaigns/item', rule: list },
  { path: 'offline_payment_method_list', rule: list },
  { path: 'most-tips', rule: object },
];

async function checkPlainAnswers(walk: Walk): Promise<void> {
  for (const { path, rule, exact } of PLAIN) {
    const endpoint = `GET /api/v1/${path}`;
    const answer = await walk.succeeds(endpoint);
    if (!answer) continue;
    const { body } = answer;
    walk.must(endpoint, `is ${rule.what}`, rule.test(body), JSON.stringify(body).slice(0, 80));
    if (exact) walk.exact(endpoint, exact, body);
  }
}

async function checkFlashSale(walk: Walk): Promise<void> {
  const SALE = 'GET /api/v1/flash-sales';
  const sale = await walk.succeeds(SALE, { query: 'limit=2&offset=1' });
  if (!sale) return;
  const body = sale.body as Json | null;
  if (!Array.isArray(body?.active_products)) return;
  for (const { stock, sold, available_stock: available } of body.active_products.slice(0, 3) as Json[]) {
    const left = Number(stock) - Number(sold);
    const failure = `${String(available)}, not ${left}`;
    walk.must(SALE, 'available_stock is what is left', Number(available) === left, failure);
  }
  const ITEMS = 'GET /api/v1/flash-sales/items';
  const items = await walk.succeeds(ITEMS, { query: `flash_sale_id=${String(body.id)}&limit=2&offset=1` });
  if (items) walk.must(ITEMS, 'total_size is a number', number.test((items.body as Json).total_size), 'it is none');
}

export async function checkPromotions(walk: Walk): Promise<void> {
  await checkBanners(walk);
  await checkPlainAnswers(walk);
  await checkFlashSale(walk);
}
