/** Dishes for breakfast, lunch or dinner, by the marketplace's clock; they change with the time of day (PLUS-65). */
import { useScope } from '@shop/api-client';
import { mealAt } from '@shop/domain/meals';
import { ItemRow } from '@shop/home';
import { useDates, useNow } from '@shop/i18n';
import { SectionSkeleton } from '@shop/module-kit';
import { Section } from '@shop/ui';
import { minuteOfDay } from '@shop/util';
import { useDeferredValue } from 'react';
import { useGetDishesOfMealQuery } from './api';
import { useFoodMessages } from '../../messages';

export function View() {
  const t = useFoodMessages();
  const { timeZone } = useDates();
  const meal = useNow((at) => mealAt(minuteOfDay(at, timeZone).minute));
  const { currentData, isFetching } = useDeferredValue(useGetDishesOfMealQuery({ scope: useScope(), meal }));
  if (!currentData) return isFetching ? <SectionSkeleton /> : null;
  if (currentData.length === 0) return null;
  const title = t(`dishes.${meal}`);
  return (
    <Section title={title}>
      <ItemRow label={title} items={currentData} />
    </Section>
  );
}
