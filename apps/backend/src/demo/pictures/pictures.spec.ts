/** Pictures of the demo: names, drawings, and how heavy they are. */
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { KINDS } from '../../features/pictures/kinds';
import { tintOfPicture } from '../../features/pictures/tint';
import { CATALOGUES } from '../catalogue';
import { readProducts } from '../catalogue/read';
import { RECIPE_OF } from '../catalogue/scenes';
import { STORES } from '../catalogue/stores';
import { usedIcons } from '../catalogue/used-icons';
import { itemSeed } from '../item-rows';
import { storePlans, storeRow } from '../store-rows';
import { compose } from './compose';
import { parsePictureName, picture } from './draw';
import { isIcon } from './icon-facts';
import { pictureName, viewsOf, type ParsedPicture, type ParsedScene } from './name';
import { RECIPES } from './scenes/recipes';
import { warm } from './warm';

const MOMENT = new Date('2026-03-05T11:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
const parts = {
  icons: ['tomato', 'olive'],
  hue: 42,
  setting: { recipe: 'heap', word: 'bay-growers', look: 1, of: 'tomatoes' },
};
const draw = (name: string, width = 400, kind: keyof typeof KINDS = 'product') =>
  picture({ folder, kind, name, width }, async () => undefined);

function composed(name: string, ratio = 1): string {
  const parsed = parsePictureName(name);
  if (!parsed?.scene) throw new Error(name);
  return compose(parsed as ParsedPicture & { scene: ParsedScene }, ratio).body;
}

/** Every item of every store, as the seed makes it. */
function itemsOf(): { store: string; slug: string; image: string; images: string[] }[] {
  let id = 0;
  return STORES.flatMap((plan) => {
    const text = CATALOGUES.find(({ module }) => module === plan.module);
    if (!text) throw new Error(plan.module);
    return readProducts(text).flatMap((product) => {
      const root = text.categories.find(({ children }) => children.some(({ slug }) => slug === product.category));
      if (!root || !(plan.roots.includes('all') || plan.roots.includes(root.slug))) return [];
      id += 1;
      const category = { id: 1, root: root.slug, hue: 40, moduleId: 1 };
      const { item } = itemSeed(product, plan, id, 1, category, MOMENT);
      return [{ store: plan.slug, slug: product.slug, image: item.image as string, images: item.images as string[] }];
    });
  });
}
const items = itemsOf();

describe('names of pictures', () => {
  it('hold all that is needed to draw them', () => {
    const name = pictureName({ ...parts, colour: '#2b3a67' });
    expect(name).toMatch(/^tomato\.olive~42_2b3a67~heap\.bay-growers\.1[0-9a-z]{4}\.webp$/);
    expect(parsePictureName(name)).toMatchObject({
      icons: parts.icons,
      hue: 42,
      colour: '#2b3a67',
      view: 1,
      scene: { recipe: 'heap', word: 'bay-growers', look: 1 },
    });
    expect(viewsOf(parts, 9).map((view) => parsePictureName(view)?.view)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it.each(['tomato~12.webp', 'pizza.fire.tomato~14-3.webp', 't-shirt~24_2b3a67-2.webp'])(
    'of older demos are still parsed and drawn: %s',
    async (name) => {
      expect(parsePictureName(name)).toMatchObject({ scene: null });
      const { width, format } = await sharp((await draw(name, 200)) ?? Buffer.alloc(0)).metadata();
      expect([width, format]).toEqual([200, 'webp']);
    },
  );

  it.each([
    'no-such-icon~1.webp',
    'tomato~1~no-such-recipe..0abcd.webp',
    'tomato~1~constructor..0abcd.webp',
    'constructor~1.webp',
    'tomato~1~heap.Word.0abcd.webp',
    'tomato~1~heap.<text>.0abcd.webp',
    'tomato~1~heap..4abcd.webp',
    '../tomato~1.webp',
  ])('that are none are not drawn: %s', async (name) => {
    expect(parsePictureName(name)).toBeNull();
    expect(await draw(name)).toBeNull();
  });

  it('are placeholders of the hue that the picture has', () => {
    expect(tintOfPicture(pictureName(parts))).toBe(tintOfPicture('tomato~42.webp'));
  });
});

describe('the catalogue', () => {
  it('says of every product how it is pictured, and of no other', () => {
    const slugs = CATALOGUES.flatMap((text) => readProducts(text).map(({ slug }) => slug));
    expect([...RECIPE_OF.keys()].sort()).toEqual([...new Set(slugs)].sort());
    expect([...new Set(RECIPE_OF.values())].filter((recipe) => !RECIPES[recipe])).toEqual([]);
    expect(usedIcons().filter((icon) => !isIcon(icon))).toEqual([]);
  });

  it('has no two items of a store with the same picture, nor one item with the same picture twice', () => {
    for (const { slug: store } of STORES) {
      const sold = items.filter((item) => item.store === store);
      expect([store, sold.length > 0]).toEqual([store, true]);
      expect([store, new Set(sold.map(({ image }) => image)).size]).toEqual([store, sold.length]);
      // Not only in name.
      expect([store, new Set(sold.map(({ image }) => `${composed(image)}${image.match(/_\w+/) ?? ''}`)).size]).toEqual([
        store,
        sold.length,
      ]);
      for (const { image, images } of sold) expect(new Set([image, ...images]).size).toBe(images.length + 1);
    }
  });

  it('has a logo for every store that only its branches share, and a front for each of these', () => {
    const rows = [...storePlans(STORES.length * 2)].map((plan, at) => ({ plan, row: storeRow(plan, at + 1, MOMENT) }));
    const first = rows.slice(0, STORES.length);
    expect(new Set(first.map(({ row }) => row.logo)).size).toBe(STORES.length);
    expect(new Set(rows.map(({ row }) => row.logo)).size).toBe(STORES.length);
    expect(new Set(rows.map(({ row }) => row.cover)).size).toBe(rows.length);
    for (const { row } of rows) expect(composed(row.cover as string, 3)).not.toMatch(/NaN|undefined/);
  });
});

/** Each recipe with each look. */
const everyRecipe = Object.keys(RECIPES).flatMap((recipe) =>
  [0, 1, 2, 3].map((look) =>
    pictureName({
      icons: ['tomato', 'olive', 'bread'],
      hue: 40,
      setting: { recipe, word: 'casa-mar', look, of: recipe },
    }),
  ),
);

describe('drawings', () => {
  it('are the same for the same name, and need no font, filter or file', () => {
    for (const name of everyRecipe) {
      const body = composed(name);
      expect(composed(name)).toBe(body);
      expect(body).not.toMatch(/<text|<filter|NaN|undefined|http|file:/);
    }
  });

  it('differ by the look of the store and by the item', () => {
    const names = [0, 1, 2, 3].map((look) => pictureName({ ...parts, setting: { ...parts.setting, look } }));
    expect(new Set(names.map((name) => composed(name))).size).toBe(4);
    expect(composed(pictureName({ ...parts, setting: { ...parts.setting, of: 'other' } }))).not.toBe(
      composed(names[1] ?? ''),
    );
  });

  it('are the same bytes each time, light, and have no glare', async () => {
    const sizes: number[] = [];
    for (const name of everyRecipe.filter((_, at) => at % 4 === (at >> 2) % 4)) {
      const bytes = await draw(name);
      if (!bytes) throw new Error(name);
      sizes.push(bytes.length);
      const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
      const glaring = data.reduce((sum, value) => sum + (value > 250 ? 1 : 0), 0) / (info.width * info.height);
      expect([name, glaring < 0.03]).toEqual([name, true]);
    }
    expect(Math.max(...sizes)).toBeLessThan(16_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(8000);
    const other = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
    const [name = ''] = everyRecipe;
    const again = await picture({ folder: other, kind: 'product', name, width: 400 }, async () => undefined);
    expect(again?.equals((await draw(name)) ?? Buffer.alloc(0))).toBe(true);
  });
});

it('pictures are drawn before they are asked for, each in an idle moment', async () => {
  const name = pictureName(parts);
  const cover = pictureName({ ...parts, setting: { ...parts.setting, recipe: 'market' } });
  const rows = (text: string) =>
    text.includes('order_count')
      ? [{ image: name }]
      : text.includes('cover')
        ? [{ name: cover }]
        : [{ name: 'Not a picture' }];
  const pool = { query: async (text: string) => ({ rows: rows(text) }) };
  const home = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
  const idle = jest.fn(async () => undefined);
  await warm({ pool: pool as never, folder: home }, idle);
  const drawn = readdirSync(join(home, 'pictures'));
  expect(drawn).toContain(`product-400-${name}`);
  expect(drawn).toContain(`store-cover-800-${cover}`);
  expect(idle.mock.calls.length).toBeGreaterThanOrEqual(drawn.length);
  // A request then draws nothing.
  const drawing = jest.fn(async () => undefined);
  await picture({ folder: home, kind: 'product', name, width: 400 }, drawing);
  expect(drawing).not.toHaveBeenCalled();

  const stopped = join(home, 'stopped');
  await expect(warm({ pool: pool as never, folder: stopped }, () => Promise.reject(new Error('stop')))).rejects.toThrow(
    'stop',
  );
  expect(existsSync(stopped)).toBe(false);
});
