/** 'Time for a refill': medicines that run out, each with a plus that adds it as it was ordered last (PLUS-90). */
import { CardAction } from '@shop/catalog-cards';
import { useLastChoice, type BoughtItem } from '@shop/home';
import { Section } from '@shop/ui';
import { IconRefresh } from '@tabler/icons-react';
import classes from './refill.module.css';
import { MedicineTile, tiles } from '../medicine-tile/medicine-tile';
import { usePharmacyMessages } from '../../messages';

function Medicine({ bought }: { bought: BoughtItem }) {
  const t = usePharmacyMessages();
  const { item, typicalDays } = bought;
  const choice = useLastChoice(bought);
  const variation = item.variations.find(({ type }) => type === choice?.variation);
  const why = typicalDays === null ? t('refill.soon') : t('refill.every', { count: typicalDays });
  return (
    <MedicineTile
      item={item}
      priced={variation ? { ...item, variations: [variation] } : item}
      note={item.needsPrescription ? t('refill.prescription') : why}
      action={<CardAction item={item} storeIsClosed={false} choice={choice} />}
    />
  );
}

export default function Refill({ medicines }: { medicines: readonly BoughtItem[] }) {
  const t = usePharmacyMessages();
  return (
    <Section title={t('refill.title')} hidesTitle>
      <div className={classes.card}>
        <p className={classes.about}>
          <IconRefresh size={20} aria-hidden="true" className={classes.icon} />
          <strong aria-hidden="true">{t('refill.title')}</strong>
        </p>
        <ul className={tiles}>
          {medicines.map((bought) => (
            <li key={bought.id}>
              <Medicine bought={bought} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
