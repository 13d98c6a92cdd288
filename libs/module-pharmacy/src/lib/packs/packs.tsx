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

/** As high as it will be: they are asked for after the page, and the server's HTML comes before the styles of this part (decision 026). */
const RESERVED = { minBlockSize: 112, inlineSize: '100%' };

function Note({ item }: { item: Item }) {
  const t = useMedicineMessages();
  const parts = [isSoldOut(item, true) ? t('medicine.soldOut') : null, item.medicine?.pack ?? null];
  return <Written>{parts.filter((part) => part !== null).join(' · ')}</Written>;
}

function Packs({ item, ingredient }: { item: Item; ingredient: string }) {
  const t = useMedicineMessages();
  const id = useId();
  const { currentData: packs, isError } = packsApi.useGetPacksQuery({ scope: useScope(), itemId: item.id });
  // Nobody misses them.
  if (isError || packs === null) return null;
  return (
    <section className={classes.packs} style={RESERVED} aria-labelledby={id} aria-busy={packs === undefined}>
      <Title order={2} size="h4" id={id}>
        <Written>{t('medicine.packs', { ingredient })}</Written>
      </Title>
      {packs === undefined ? null : packs.length === 0 ? (
        <Text c="dimmed">{t('medicine.noPacks')}</Text>
      ) : (
        <ul className={tiles}>
          {packs.map((pack) => (
            <li key={pack.id}>
              <MedicineTile item={pack} note={<Note item={pack} />} below={pack.storeName} />
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
