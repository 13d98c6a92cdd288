/** Notice that the store does not deliver to the address, with stores of the same module that do. */
import { useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import type { DeliveryAddress, Store } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { sessionSlice } from '@shop/session';
import { Picture, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import classes from './other-stores.module.css';
import { useCheckoutMessages, usePartMessages } from '../messages';

const FETCHED_STORES = 12;
const SHOWN_STORES = 4;

export default function OtherStores({ store, address }: { store: Store; address: DeliveryAddress }) {
  const t = useCheckoutMessages();
  const tPart = usePartMessages();
  const dispatch = useDispatch();
  const language = useLanguage();
  const { point, zoneIds, text } = address;
  const scope = useMemo(
    () => ({ zoneIds, moduleId: store.moduleId, language, point }),
    [zoneIds, store.moduleId, language, point],
  );
  const { data } = useGetStoresInfiniteQuery(
    { scope, list: 'popular', limit: FETCHED_STORES },
    { skip: zoneIds.length === 0 },
  );
  const others = (data?.pages[0]?.entries ?? [])
    .filter(({ id, delivers }) => delivers && id !== store.id)
    .slice(0, SHOWN_STORES);
  // Select the address as the place, so that the other store delivers there.
  const selectPlace = () => dispatch(sessionSlice.actions.placeChosen({ address: text, point, zoneIds }));
  return (
    <div className={classes.notice} role="alert">
      <p>
        <strong>{t('error.addressOutside', { store: store.name })}</strong>
      </p>
      {others.length > 0 ? (
        <>
          <p>{tPart('others.title')}</p>
          <ul aria-label={tPart('others.title')}>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={paths.store(other)} onClick={selectPlace}>
                  <span className={classes.logo}>
                    <Picture source={other.logo} alt="" sizes="36px" />
                  </span>
                  <Written>{other.name}</Written>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{tPart(store.takesAway ? 'others.noneButFetch' : 'others.none')}</p>
      )}
    </div>
  );
}
