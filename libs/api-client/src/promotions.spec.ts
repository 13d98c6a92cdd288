import { USUAL_MONEY } from './lib/base/base-query';
import { toCoupon } from './lib/coupons';
import { toCampaign } from './lib/promotions/campaigns';
import { toFlashProduct, toFlashSale } from './lib/promotions/flash-sale';
import { toReason } from './lib/promotions/reasons';
import { toSectionBanners } from './lib/promotions/section-banners';

const item = { id: 3, name: 'Milk', price: 2, discount: 0, stock: 50, module_id: 1, store_id: 4 };

describe('promotions in the API', () => {
  it('[PROMO-04] a product of a sale has the sale’s price and stock', () => {
    const product = toFlashProduct(
      { id: 9, stock: 20, sold: 5, available_stock: 15, discount: 30, discount_type: 'percent', item },
      USUAL_MONEY,
    );
    expect(product).toMatchObject({ id: '9', stock: 20, sold: 5 });
    expect(product.item).toMatchObject({ isFlashSale: true, stock: 15, discount: { kind: 'percent', percent: 30 } });
    // Older backends do not send the remaining stock.
    expect(toFlashProduct({ id: 9, stock: 20, sold: 22, item }, USUAL_MONEY).item.stock).toBe(0);
  });

  it('[PROMO-06] a sale has its start and end; an empty object is no sale', () => {
    expect(toFlashSale({})).toBeNull();
    const sale = toFlashSale({
      id: 1,
      title: 'Now',
      start_date: '2026-03-05 10:00:00',
      end_date: '2026-03-07 10:00:00',
    });
    expect(sale).toMatchObject({ id: '1', title: 'Now' });
    expect((sale?.ends ?? 0) - (sale?.starts ?? 0)).toBe(48 * 3_600_000);
  });

  it('[PROMO-08] a campaign has title, image, end and stores', () => {
    const wire = {
      id: '7',
      slug: 'market-week',
      title: 'Market week',
      image: 'a.webp',
      image_full_url: 'http://x/a.webp',
      available_date_ends: '2026-03-07',
      end_time: '20:00',
      module_id: 1,
      stores: [{ id: 4, name: 'Corner' }],
    };
    const campaign = toCampaign(wire, USUAL_MONEY);
    expect(campaign).toMatchObject({ id: '7', slug: 'market-week', title: 'Market week', moduleId: '1' });
    expect(campaign.image?.url).toBe('http://x/a.webp');
    expect(campaign.ends).toBe(Date.parse('2026-03-07T20:00:00Z'));
    expect(campaign.stores.map(({ name }) => name)).toEqual(['Corner']);
    expect(toCampaign({ ...wire, end_time: null }, USUAL_MONEY).ends).toBe(Date.parse('2026-03-07T23:59:00Z'));
  });

  it('[PROMO-10] [PROMO-11] a coupon reduces by percent, by an amount, or makes delivery free', () => {
    const wire = { id: 1, code: 'A', title: 'T', discount: '10', min_purchase: '15.00', expire_date: '2026-04-01' };
    expect(toCoupon({ ...wire, discount_type: 'percent' }, USUAL_MONEY)).toMatchObject({
      code: 'A',
      discount: { kind: 'percent', percent: 10 },
      minimumPurchase: 1500,
      freeDelivery: false,
    });
    expect(toCoupon({ ...wire, discount_type: 'amount' }, USUAL_MONEY).discount).toEqual({
      kind: 'amount',
      amount: 1000,
    });
    expect(toCoupon({ ...wire, coupon_type: 'free_delivery' }, USUAL_MONEY).freeDelivery).toBe(true);
  });

  it('[DATA-36] a coupon says whom it is for, where its offer does', () => {
    const wire = { id: 1, code: 'A', start_date: '2026-03-01', limit: 2, total_uses: '1' };
    const reachOf = (over: object) => toCoupon({ ...wire, ...over }, USUAL_MONEY).reach;
    const known = { starts: '2026-03-01', limit: 2, uses: 1 };
    const ids = ['9', '12'];
    expect(reachOf({ coupon_type: 'store_wise', data: '["9","12"]' })).toEqual({ type: 'store_wise', ids, ...known });
    expect(reachOf({ coupon_type: 'store_wise', data: null, store_id: 9 })?.ids).toEqual(['9']);
    const open = { starts: null, limit: null, uses: 0 };
    expect(reachOf({ coupon_type: 'default', start_date: null, limit: null, total_uses: null })).toEqual({
      type: 'default',
      ids: [],
      ...open,
    });
    for (const unknown of [{}, { coupon_type: 'birthday' }, { coupon_type: 'zone_wise', data: '' }])
      expect(reachOf(unknown)).toBeUndefined();
  });

  it('[PROMO-17] [HOME-23] the picture of a section is the folder plus its value, in every format', () => {
    const folder = 'http://x/banner';
    const plain = toSectionBanners({ promotional_banner_url: folder, promotional_banner: 'a.png' });
    expect(plain.promotional?.url).toBe('http://x/banner/a.png');
    expect(plain.newArrival).toBeNull();
    expect(plain.message).toBe('');
    const worded = { banners: [{ key: 'promotional_banner_content', value: 'Soup season' }] };
    expect(toSectionBanners(worded).message).toBe('Soup season');
    expect(toSectionBanners({ ...worded, promotional_banner_content: 'Tea time' }).message).toBe('Tea time');
    const listed = toSectionBanners({
      promotional_banner_url: folder,
      banners: [{ key: 'best_reviewed_section_banner', value: 'b.png' }],
    });
    expect(listed.bestReviewed?.url).toBe('http://x/banner/b.png');
  });

  it('[HOME-22] a reason has title, text and a picture from its own folder', () => {
    const reason = toReason({ id: 2, title: 'Fast', short_description: 'Minutes', image: 'f.png' }, 'http://x/why');
    expect(reason).toMatchObject({ title: 'Fast', text: 'Minutes', image: { url: 'http://x/why/f.png' } });
  });
});
