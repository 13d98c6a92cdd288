import { counted } from './counted';

it.each([
  [1, '1 minute', 'دقيقة واحدة'],
  [2, '2 minutes', 'دقيقتين'],
  [3, '3 minutes', '3 دقائق'],
  [10, '10 minutes', '10 دقائق'],
  [11, '11 minutes', '11 دقيقة'],
  [100, '100 minutes', '100 دقيقة'],
])('counts %i as each language does', (count, en, ar) => expect(counted(count, 'minute')).toEqual({ en, ar }));

it('counts other nouns in the same way', () => expect(counted(3, 'point')).toEqual({ en: '3 points', ar: '3 نقاط' }));
