import { pluralErrors } from './plurals.mjs';

describe('plural forms of locale files', () => {
  it('finds a counted text without its forms', () => {
    expect(pluralErrors([['opens', 'Opens again in {{count}} days']], 'en')).toEqual([
      'en: opens lacks its form one',
      'en: opens lacks its form other',
    ]);
    expect(pluralErrors([['a.days_other', '{{count}} يوم']], 'ar')).toHaveLength(5);
  });

  it('accepts all forms, and counts without a noun', () => {
    const days = [
      ['days_one', 'tomorrow'],
      ['days_other', 'in {{count}} days'],
    ] as const;
    expect(pluralErrors(days, 'en')).toEqual([]);
    expect(pluralErrors([['filter', 'Filter ({{count}})']], 'en')).toEqual([]);
    expect(pluralErrors([['show', 'Picture {{number}} of {{count}}']], 'en')).toEqual([]);
  });
});
