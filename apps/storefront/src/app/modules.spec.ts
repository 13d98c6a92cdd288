import { createI18n, LANGUAGES, loadMessages, type LanguageCode } from '@shop/i18n';
import { createModuleRegistry, type ModuleDefinition, type ModuleMessages } from '@shop/module-kit';
import { modulePages } from '@shop/page-engine';
import { pages } from '../pages';
import { readServerConfig } from '../server/config';
import { modules } from './modules';

/** Messages of a module in a language. */
async function messagesOf({ messages }: ModuleDefinition, language: LanguageCode): Promise<ModuleMessages> {
  const i18n = createI18n(language);
  await loadMessages(i18n, messages);
  return i18n.getResourceBundle(language, messages) as ModuleMessages;
}

describe('the modules', () => {
  it('[DATA-50] have unique types, and an unknown one is not found', () => {
    expect(new Set(modules.all.map(({ type }) => type)).size).toBe(modules.all.length);
    expect(modules.find('rental')).toBeNull();
    expect(() => createModuleRegistry([modules.all[0]!, modules.all[0]!])).toThrow(/same type/);
  });

  it.each([
    ['grocery', 'Groceries', 'Stores'],
    ['food', 'Foods', 'Restaurants'],
    ['pharmacy', 'Medicines', 'Stores'],
    ['ecommerce', 'Items', 'Stores'],
  ])('[GROC-02] [FOOD-03] [ECOM-02] the tabs of %s are named as specified', async (type, items, stores) =>
    expect(await messagesOf(modules.find(type)!, 'en')).toMatchObject({ items, stores }),
  );

  it.each([
    ['grocery', 'Search for grocery or store...'],
    ['food', 'Search foods and restaurants...'],
    ['pharmacy', 'Search for medicine or store...'],
    ['ecommerce', 'Search for products or store...'],
  ])('[NAV-29] [NAV-30] [NAV-31] [NAV-32] the search of %s says what it finds', async (type, searchHint) =>
    expect(await messagesOf(modules.find(type)!, 'en')).toMatchObject({ searchHint }),
  );

  it('[NAV-13] [NAV-22] a module without a catalogue has its own links in the bottom bar, others do not', () => {
    for (const { catalogue, barLinks } of modules.all) expect(barLinks !== undefined).toBe(catalogue === null);
  });

  it('[ROUTE-23] pages of modules are listed among the others, with what their library says of them', async () => {
    const own = modulePages(modules);
    expect(own.map(({ path }) => path)).toContain('/parcel-delivery-info');
    for (const route of own) {
      const [at] = pages.filter(({ path }) => path === route.path);
      expect(at?.pages).toEqual([route]);
      const { page } = await route.definition();
      expect(page).toMatchObject({ View: expect.any(Function), messages: expect.any(Array) });
    }
    expect(pages.at(-1)?.path).toBe('*');
  });

  it('the links of a module in the bottom bar have texts in every language', async () => {
    for (const { barLinks, messages } of modules.all) {
      const { barLinks: links } = (await barLinks?.()) ?? { barLinks: [] };
      for (const { code } of LANGUAGES) {
        const i18n = createI18n(code);
        await loadMessages(i18n, messages);
        for (const { label } of links) expect(i18n.exists(label, { ns: messages })).toBe(true);
      }
    }
  });

  it('[GROC-04] [ECOM-08] items that can run out track their stock, dishes do not', () => {
    expect(modules.find('grocery')?.catalogue).toMatchObject({ tracksStock: true });
    expect(modules.find('ecommerce')?.catalogue).toMatchObject({ tracksStock: true });
    expect(modules.find('food')?.catalogue).toMatchObject({ tracksStock: false });
  });

  it('[GROC-06] [FOOD-10] food alone brings a filter of its own for stores', async () => {
    expect(modules.find('grocery')?.slots).toBeUndefined();
    expect((await modules.find('food')?.slots?.())?.slots.storeFilters).toBeDefined();
  });

  it('[FOOD-13] steps say foods in food and items elsewhere', async () => {
    expect((await messagesOf(modules.find('food')!, 'en')).preparing).toBe('Preparing foods');
    expect((await messagesOf(modules.find('grocery')!, 'en')).preparing).toBe('Preparing items');
  });
});

describe('the server’s settings', () => {
  it('stop the start at an invalid value and name it', () => {
    expect(() => readServerConfig({ DEMO: '1', PORT: 'x' })).toThrow(/PORT/);
    expect(() => readServerConfig({ BACKEND_URL: 'shop' })).toThrow(/BACKEND_URL/);
    expect(readServerConfig({ DEMO: '1' })).toMatchObject({
      port: 4600,
      backendUrl: 'http://127.0.0.1:4620',
      trustProxy: false,
    });
  });
});
