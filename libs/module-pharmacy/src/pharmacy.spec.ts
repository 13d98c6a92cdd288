import { sampleItem } from '@shop/domain/sample.spec-helper';
import { itemsOfTab } from './lib/basic-medicine/basic-medicine';
import { home } from './lib/home';
import sections from './locales/sections/en.json';
import words from './locales/en.json';

const item = (id: string, category: string) => sampleItem({ id, categories: [{ id: '1', name: category }] });

it('[PHAR-02] [PHAR-04] All keeps the order, New reverses it, the others filter by category', () => {
  const items = [item('3', 'Pain'), item('9', 'Baby care'), item('5', 'Mens')];
  const ids = (tab: Parameters<typeof itemsOfTab>[1]) => itemsOfTab(items, tab, sections.tabs[tab]).map(({ id }) => id);
  expect(Object.values(sections.tabs)).toEqual(['All', 'New', 'Baby Care', 'Womans Care', 'Mens']);
  expect([ids('all'), ids('new'), ids('baby'), ids('men'), ids('women')]).toEqual([
    ['3', '9', '5'],
    ['9', '5', '3'],
    ['9'],
    ['5'],
    [],
  ]);
});

it('[PHAR-01] the home page has its sections in the specified order', () => {
  const names = home.map(({ name }) => name);
  const wanted = [
    'banners',
    'categories',
    'storesNearby',
    'basicMedicine',
    'promoBanner',
    'featuredStores',
    'visitAgain',
    'campaigns',
    'conditions',
  ];
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
});

it('[PHAR-13] items are called Medicines, stores Stores', () => {
  expect([words.items, words.stores]).toEqual(['Medicines', 'Stores']);
});
