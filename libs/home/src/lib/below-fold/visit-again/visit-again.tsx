/** Stores of this module that the customer visited or ordered from; nothing without any (HOME-32, HOME-37). */
import { useScope } from '@shop/api-client';
import { useGetVisitedStoresQuery } from '@shop/api-client/catalog';
import type { VisitedStore } from '@shop/domain';
import { deviceStorage, readVisits, useSession } from '@shop/session';
import { coverLink, Picture, Section, useIsHydrated, Written } from '@shop/ui';
import { paths, uniqueBy } from '@shop/util';
import { Row } from '@shop/view-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import classes from './visit-again.module.css';
import { useBelowFoldMessages } from '../../../messages';

const THUMBS = 3;

/** '2+' beside the first three pictures if there are more than four, so at least two are hidden (HOME-33, HOME-34). */
export const moreMark = (count: number): string | null => (count > THUMBS + 1 ? '2+' : null);

function VisitedCard({ visited: { store, items } }: { visited: VisitedStore }) {
  const mark = moreMark(items.length);
  return (
    <article className={classes.visited}>
      <h3>
        <Link className={coverLink} to={paths.store(store)}>
          <Written>{store.name}</Written>
        </Link>
      </h3>
      <div className={classes.thumbs}>
        {items.slice(0, THUMBS).map((item) => (
          <span key={item.id} className={classes.thumb}>
            <Picture source={item.image} alt={item.name} sizes="64px" />
          </span>
        ))}
        {mark ? <bdi className={classes.plus}>{mark}</bdi> : null}
      </div>
    </article>
  );
}

/** Visited stores from local storage, newest first (HOME-32, HOME-35). */
function useLocalVisits(moduleId: string | null): VisitedStore[] {
  const isHydrated = useIsHydrated();
  return useMemo(() => {
    if (!isHydrated) return [];
    const { stores, products } = readVisits(deviceStorage);
    const inModule = stores.filter((store) => store.module_id === moduleId);
    return inModule.map(({ id, slug, name, zone_id: zoneId }) => ({
      store: { id, slug, name, moduleId: moduleId ?? '', zoneId },
      items: products
        .filter(({ store_id: storeId }) => storeId === id)
        .map((item, index) => ({
          id: `${id} ${index}`,
          name: item.name,
          image: item.image ? { url: item.image, tint: null } : null,
        })),
    }));
  }, [isHydrated, moduleId]);
}

export function View() {
  const t = useBelowFoldMessages();
  const scope = useScope();
  const { token } = useSession('token');
  const { data = [] } = useDeferredValue(useGetVisitedStoresQuery(token ? { scope } : skipToken));
  const local = useLocalVisits(scope.moduleId);
  const ordered = data.filter(({ store }) => store.moduleId === scope.moduleId);
  const visited = uniqueBy([...local, ...ordered], ({ store }) => store.id);
  if (visited.length === 0) return null;
  return (
    <Section title={t('visitAgain')} subtitle={t('visitAgainText')}>
      <Row label={t('visitAgain')} width="min(76vw, 280px)">
        {visited.map((entry) => (
          <VisitedCard key={entry.store.id} visited={entry} />
        ))}
      </Row>
    </Section>
  );
}
