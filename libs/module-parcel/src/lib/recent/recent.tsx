/** Parcels of before: one press starts the same way again, with both parties filled in. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useScope } from '@shop/api-client';
import { useSession } from '@shop/session';
import { Button, Picture, Section, Written } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useGetRecentParcelsQuery, type RecentParcel } from './api';
import { parcelAddress } from '../../addresses';
import classes from './recent.module.css';
import { fillParties } from '../draft';
import { useParcelMessages } from '../../messages';

function RecentCard({ parcel: { category, sender, receiver } }: { parcel: RecentParcel }) {
  const t = useParcelMessages();
  return (
    <article className={classes.card}>
      <div className={classes.what}>
        <span className={classes.picture}>
          <Picture source={category.image} alt="" sizes="48px" />
        </span>
        <div>
          <h3>
            <Written>{receiver.contact.name || category.name}</Written>
          </h3>
          <Written as="span" className={classes.category}>
            {category.name}
          </Written>
        </div>
      </div>
      <dl className={classes.way}>
        <dt>{t('quote.from')}</dt>
        <dd>
          <Written>{sender.address.text}</Written>
        </dd>
        <dt>{t('quote.to')}</dt>
        <dd>
          <Written>{receiver.address.text}</Written>
        </dd>
      </dl>
      <Button
        component={Link}
        to={parcelAddress(category)}
        variant="light"
        fullWidth
        aria-label={t('recent.againTo', { name: receiver.contact.name || receiver.address.text })}
        onClick={() => fillParties(sender, receiver)}
      >
        {t('recent.again')}
      </Button>
    </article>
  );
}

export function View() {
  const t = useParcelMessages();
  const scope = useScope();
  const { token } = useSession('token');
  const { data = [] } = useDeferredValue(useGetRecentParcelsQuery(token ? { scope } : skipToken));
  if (data.length === 0) return null;
  return (
    <Section title={t('recent.title')} subtitle={t('recent.text')}>
      <Row label={t('recent.title')} width="min(80vw, 300px)">
        {data.map((parcel) => (
          <RecentCard key={parcel.id} parcel={parcel} />
        ))}
      </Row>
    </Section>
  );
}
