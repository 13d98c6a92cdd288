import { sampleItem } from '@shop/domain/sample.spec-helper';
import { rowsFor } from '@shop/ui';
import { inCategory } from './lib/below-fold/tabbed-items';
import { moreMark } from './lib/below-fold/visit-again/visit-again';

it('[HOME-15] seven entries form one row, eight form two', () => {
  expect([0, 7, 8, 30].map(rowsFor)).toEqual([1, 1, 2, 2]);
});

it('[HOME-33] [HOME-34] more than four visited items get a mark, three or four do not', () => {
  expect([0, 3, 4, 5, 12].map(moreMark)).toEqual([null, null, null, '2+', '2+']);
});

it('[HOME-16] [HOME-17] a tab shows the items of its category, also by the parent', () => {
  const fruit = sampleItem({
    id: '1',
    categories: [
      { id: '7', name: 'Fruit' },
      { id: '9', name: 'Berries' },
    ],
  });
  const bread = sampleItem({ id: '2', categories: [{ id: '8', name: 'Bread' }] });
  const ids = (tab: string) => inCategory([fruit, bread], tab).map(({ id }) => id);
  expect([ids('all'), ids('7'), ids('9'), ids('8'), ids('5')]).toEqual([['1', '2'], ['1'], ['1'], ['2'], []]);
});
