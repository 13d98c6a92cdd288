/**
 * Fixtures for the specs and stories of the cards: two modules with an item each, a store, and actions that record
 * their calls.
 */
import type { CartLine, Item, Store } from '@shop/domain';
import { dishChoices, sampleItem } from '@shop/domain/sample.spec-helper';
import { FormatsProvider, MessagesProvider, type I18n } from '@shop/i18n';
import { createModuleRegistry, ModuleProvider, type CatalogueRules, type ModuleDefinition } from '@shop/module-kit';
import { minor } from '@shop/util';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ItemActionsProvider, type ItemActions } from './index';

const goods: CatalogueRules = {
  tracksStock: true,
  hasServingHours: false,
  cutsNames: true,
  carriesPrescriptions: false,
  opensItemIn: 'page',
  addsFromCard: true,
  cards: { item: 'vertical', store: 'cover' },
};
const meals: CatalogueRules = {
  tracksStock: false,
  hasServingHours: true,
  cutsNames: false,
  carriesPrescriptions: false,
  opensItemIn: 'dialog',
  addsFromCard: false,
  cards: { item: 'beside', store: 'cover' },
};
const definition = (type: string, catalogue: CatalogueRules): ModuleDefinition => ({
  type,
  accent: 'green',
  catalogue,
  header: { chat: true, contactLink: false },
  home: async () => ({ home: [] }),
  messages: 'module-goods' as never,
});
const registry = createModuleRegistry([definition('goods', goods), definition('meals', meals)]);

export const milk = sampleItem({
  id: '5',
  slug: 'milk',
  name: 'Whole Milk',
  description: 'From the hills.',
  price: minor(200),
  stock: 10,
  unit: 'L',
  storeId: '9',
  storeName: 'Corner',
  moduleType: 'goods',
  moduleId: '1',
  rating: 4.5,
  ratingCount: 8,
  categories: [{ id: '1', name: 'Dairy' }],
  tags: ['fresh'],
});
export const pizza: Item = {
  ...milk,
  ...dishChoices,
  id: '6',
  name: 'Pizza',
  price: minor(800),
  stock: null,
  unit: null,
  isVeg: false,
};

export const store = {
  id: '9',
  slug: 'corner',
  name: 'Corner',
  address: '1 Quay',
  logo: null,
  cover: null,
  distance: 1250,
  zoneId: '1',
  moduleId: '1',
  active: true,
  open: true,
  deliveryTime: { min: 20, max: 30, unit: 'min' },
  freeDelivery: true,
  discount: null,
  rating: 4.25,
  ratingCount: 9,
  itemCount: 10,
} as unknown as Store;

export function fakeActions(lines: CartLine[] = [], over: Partial<ItemActions> = {}) {
  const calls: { kind: string; item?: Item; quantity?: number; choice?: unknown }[] = [];
  const actions: ItemActions = {
    linkTo: (item) => `?item=${item.id}`,
    open: (item) => void calls.push({ kind: 'open', item }),
    quickView: (item) => void calls.push({ kind: 'quickView', item }),
    add: async (item, choice, quantity) => (
      calls.push({ kind: 'add', item, choice, quantity }),
      { ok: true, queued: false }
    ),
    change: async (_line, choice, quantity) => (
      calls.push({ kind: 'change', choice, quantity }),
      { ok: true, queued: false }
    ),
    buy: (item, choice, quantity) => void calls.push({ kind: 'buy', item, choice, quantity }),
    addAll: async () => null,
    setQuantity: () => undefined,
    remove: () => undefined,
    subscribe: () => () => undefined,
    lines: () => lines,
    ...over,
  };
  return { actions, calls };
}

export interface TestShopProps {
  i18n: I18n;
  module: 'goods' | 'meals';
  actions?: ItemActions;
  language?: string;
  children: ReactNode;
}

/** All providers that a card needs, except the theme. */
export function TestShop({ i18n, module, actions = fakeActions().actions, language = 'en', children }: TestShopProps) {
  return (
    <MemoryRouter>
      <MessagesProvider i18n={i18n}>
        <FormatsProvider
          money={{ symbol: '€', side: 'left', decimals: 2 }}
          clock={{ timeZone: 'UTC', hours: '12', language }}
        >
          <ModuleProvider registry={registry} type={module}>
            <ItemActionsProvider value={actions}>{children}</ItemActionsProvider>
          </ModuleProvider>
        </FormatsProvider>
      </MessagesProvider>
    </MemoryRouter>
  );
}
