import { pluralFaults } from './plurals.mjs';

describe('plural forms of locale files', () => {
  it('finds a counted text without its forms', () => {
    expect(pluralFaults([['opens', 'Opens again in {{count}} days']], 'en')).toEqual([
      'en: opens lacks its form one',
      'en: opens lacks its form other',
    ]);
    expect(pluralFaults([['a.days_other', '{{count}} يوم']], 'ar')).toHaveLength(5);
  });

  it('accepts all forms, and numbers beside which no noun stands', () => {
    const days = [
      ['days_one', 'tomorrow'],
      ['days_other', 'in {{count}} days'],
    ] as const;
    expect(pluralFaults(days, 'en')).toEqual([]);
    expect(pluralFaults([['filter', 'Filter ({{count}})']], 'en')).toEqual([]);
    expect(pluralFaults([['show', 'Picture {{number}} of {{count}}']], 'en')).toEqual([]);
  });
});
