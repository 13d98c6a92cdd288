/** Fills the slot `itemExtras`: other packs with the active ingredient of this medicine (PLUS-91). */
import { useScope } from '@shop/api-client';
import type { Item } from '@shop/domain';
import { isSoldOut } from '@shop/domain/stock';
import type { SlotProps } from '@shop/module-kit';
import { Text, Title, Written } from '@shop/ui';
import { useId } from 'react';
import { packsApi } from './api';
import classes from './packs.module.css';
import { MedicineTile, tiles } from '../medicine-tile/medicine-tile';
import { useMedicineMessages } from '../../messages';

/** The pack, and where it is sold if that is elsewhere. */
function Note({ item, of }: { item: Item; of: Item }) {
  const t = useMedicineMessages();
  const parts = [
    isSoldOut(item, true) ? t('soldOut') : null,
    item.medicine?.pack ?? null,
    item.storeId === of.storeId ? null : item.storeName,
  ].filter((part) => part !== null);
  return <Written>{parts.join(' · ')}</Written>;
}

function Packs({ item, ingredient }: { item: Item; ingredient: string }) {
  const t = useMedicineMessages();
  const id = useId();
  const { currentData: packs, isError } = packsApi.useGetPacksQuery({ scope: useScope(), itemId: item.id });
  // Nobody misses them.
  if (isError || packs === null) return null;
  return (
    <section className={classes.packs} aria-labelledby={id} aria-busy={packs === undefined}>
      <Title order={2} size="h4" id={id}>
        <Written>{t('packs', { ingredient })}</Written>
      </Title>
      {packs === undefined ? null : packs.length === 0 ? (
        <Text c="dimmed">{t('noPacks')}</Text>
      ) : (
        <ul className={tiles}>
          {packs.map((pack) => (
            <li key={pack.id}>
              <MedicineTile item={pack} note={<Note item={pack} of={item} />} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export default function OtherPacks({ item }: SlotProps['itemExtras']) {
  const ingredient = item.medicine?.ingredient;
  return ingredient ? <Packs item={item} ingredient={ingredient} /> : null;
}
