import { toSpan } from './to-span';

it('decodes delivery times to minutes, and keeps the unit', () => {
  const usual = { min: 30, max: 45, unit: 'min' };
  for (const text of ['30-45 min', '30-45-min', ' 30 – 45 ', '30-45 Minutes']) expect(toSpan(text)).toEqual(usual);
  for (const text of ['1-2 Hours', '1-2 hrs.']) expect(toSpan(text)).toEqual({ min: 60, max: 120, unit: 'hour' });
  expect(toSpan('2-3 days')).toEqual({ min: 2880, max: 4320, unit: 'day' });
});

it('keeps any other text unchanged', () => {
  for (const text of ['by tomorrow noon', '45 min', '2-3 weeks']) expect(toSpan(text)).toEqual({ text });
  for (const nothing of ['', null, undefined]) expect(toSpan(nothing)).toBeNull();
});
