import fc from 'fast-check';
import { isWithin } from './availability';
import { MEAL_HOURS, mealAt, mealOf, MEALS } from './meals';

describe('[PLUS-65] meals', () => {
  it('begin at their first minute; dinner lasts through the night', () => {
    const at = (hour: number, minute = 0) => mealAt(hour * 60 + minute);
    expect([at(4, 59), at(5), at(10, 59), at(11), at(15, 59), at(16), at(23, 59), at(0)]).toEqual([
      'dinner',
      'breakfast',
      'breakfast',
      'lunch',
      'lunch',
      'dinner',
      'dinner',
      'dinner',
    ]);
  });

  it('follow each other without a gap or an overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(MEALS.filter((meal) => isWithin(MEAL_HOURS[meal], minute))).toEqual([mealAt(minute)]);
      }),
    );
  });

  it('have the dishes whose serving begins in them', () => {
    expect(mealOf({ start: '06:00:00', end: '11:30:00' })).toBe('breakfast');
    expect(mealOf({ start: '11:00', end: '23:00' })).toBe('lunch');
    expect(mealOf({ start: '18:30', end: '02:00' })).toBe('dinner');
    expect(mealOf({ start: '00:00', end: '04:00' })).toBe('dinner');
  });
});
