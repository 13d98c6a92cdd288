/**
 * 'Common Conditions': side by side on wide screens, scrolling tabs on smaller ones; the first is selected (PHAR-07 to
 * PHAR-11).
 */
import { useScope } from '@shop/api-client';
import { useGetConditionItemsQuery, useGetConditionsQuery } from '@shop/api-client/catalog';
import { ItemCard } from '@shop/catalog-cards';
import { SectionSkeleton } from '@shop/module-kit';
import { CardSkeletons, Section, TabRow, Text } from '@shop/ui';
import { Row, useCommonMessages } from '@shop/view-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import classes from './conditions.module.css';
import { usePharmacyMessages } from '../../messages';

/** A row of grid cards (CARD-08) with room for focus rings. */
const ROW = { width: 'min(44vw, 200px)', height: '330px' };

export function View() {
  const t = usePharmacyMessages();
  const c = useCommonMessages();
  const scope = useScope();
  const { data: conditions = [], isLoading } = useDeferredValue(useGetConditionsQuery({ scope }));
  const [chosen, setChosen] = useState<string | null>(null);
  const current = conditions.find(({ id }) => id === chosen) ?? conditions[0];
  const { currentData } = useDeferredValue(
    useGetConditionItemsQuery(current ? { scope, conditionId: current.id } : skipToken),
  );
  if (isLoading) return <SectionSkeleton />;
  if (!current) return null;
  return (
    <Section title={t('conditions')}>
      <div className={classes.conditions}>
        <TabRow label={t('conditions')} tabs={conditions} current={current.id} onChange={setChosen}>
          {!currentData ? (
            <CardSkeletons count={8} row={ROW} label={c('loading')} />
          ) : currentData.entries.length === 0 ? (
            <Text c="dimmed">{t('none')}</Text>
          ) : (
            <Row label={current.name} width={ROW.width}>
              {currentData.entries.map((item) => (
                <ItemCard key={item.id} item={item} layout="vertical" withStore />
              ))}
            </Row>
          )}
        </TabRow>
      </div>
    </Section>
  );
}
