/**
 * 'Common Conditions': side by side on wide screens, scrolling tabs on smaller ones; the first is selected (PHAR-07 to
 * PHAR-11).
 */
import { useScope } from '@shop/api-client';
import { useGetConditionItemsQuery, useGetConditionsQuery } from '@shop/api-client/catalog';
import { ItemCard } from '@shop/catalog-cards';
import { CardSkeletons, Carousel, Section, TabRow, SectionPlaceholder } from '@shop/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import classes from './pharmacy-home.module.css';
import { usePharmacyMessages } from '../messages';

/** A row of grid cards (CARD-08) with room for focus rings. */
const ROW = { width: 'min(44vw, 200px)', height: '330px' };

export function Conditions() {
  const t = usePharmacyMessages();
  const scope = useScope();
  const { data: conditions = [], isLoading } = useDeferredValue(useGetConditionsQuery({ scope }));
  const [chosen, setChosen] = useState<string | null>(null);
  const current = conditions.find(({ id }) => id === chosen) ?? conditions[0];
  const { currentData } = useDeferredValue(
    useGetConditionItemsQuery(current ? { scope, conditionId: current.id } : skipToken),
  );
  if (isLoading) return <SectionPlaceholder name="conditions" label={t('loading')} />;
  if (!current) return null;
  return (
    <Section title={t('conditions')}>
      <div className={classes.conditions}>
        <TabRow label={t('conditions')} tabs={conditions} current={current.id} onChange={setChosen}>
          {!currentData ? (
            <CardSkeletons count={8} row={ROW} label={t('loading')} />
          ) : currentData.entries.length === 0 ? (
            <p className={classes.none}>{t('none')}</p>
          ) : (
            <Carousel label={current.name} labels={{ back: t('back'), forward: t('forward') }} width={ROW.width}>
              {currentData.entries.map((item) => (
                <ItemCard key={item.id} item={item} layout="vertical" withStore />
              ))}
            </Carousel>
          )}
        </TabRow>
      </div>
    </Section>
  );
}
