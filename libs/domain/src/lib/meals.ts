/** The meals of a day, and which dishes are for which (PLUS-65). The time is the marketplace's, an argument. */
import { isWithin, minutesOf } from './availability';
import type { DailyHours } from './entities';

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

/** When each meal is eaten, without a gap; dinner lasts until the next breakfast. */
export const MEAL_HOURS: Record<Meal, DailyHours> = {
  breakfast: { start: '05:00', end: '11:00' },
  lunch: { start: '11:00', end: '16:00' },
  dinner: { start: '16:00', end: '05:00' },
};

/** The meal of a minute of the day. */
export const mealAt = (minute: number): Meal => MEALS.find((meal) => isWithin(MEAL_HOURS[meal], minute)) ?? 'dinner';

/** The meal that a dish is for: the one in which its serving begins. */
export const mealOf = ({ start }: DailyHours): Meal => mealAt(minutesOf(start));
