/** 'We Deliver Everything': parcel categories as tiles that link to the form (PARC-04 to PARC-07). */
import { useScope } from '@shop/api-client';
import { useGetParcelCategoriesQuery } from '@shop/api-client/parcels';
import { CardSkeletons, EmptyState, LoadFailed, Picture, Section, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import classes from './parcel-home.module.css';
import { useParcelMessages } from '../messages';

/** The hash of links to this section ({@link paths.send}). */
const ANCHOR = paths.send().split('#')[1] ?? '';

export function CategoryPicker() {
  const t = useParcelMessages();
  const scope = useScope();
  const { data: categories, isError, refetch } = useGetParcelCategoriesQuery({ scope });
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `scrollIntoView` may return a promise, which an effect must not.
    if (hash === `#${ANCHOR}`) void section.current?.scrollIntoView();
  }, [hash, key]);
  return (
    <div ref={section} id={ANCHOR}>
      <Section title={t('categories.title')} subtitle={t('categories.prompt')}>
        {isError && !categories ? (
          <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        ) : !categories ? (
          <CardSkeletons count={6} ratio={2.4} label={t('categories.loading')} />
        ) : categories.length === 0 ? (
          <EmptyState drawing="map" title={t('categories.none')} />
        ) : (
          <ul className={classes.categories}>
            {categories.map((category) => (
              <li key={category.id}>
                <Link className={classes.category} to={paths.parcel(category)}>
                  <span className={classes.picture}>
                    <Picture source={category.image} alt="" sizes="96px" />
                  </span>
                  <span>
                    <strong>
                      <Written>{category.name}</Written>
                    </strong>
                    <span className={classes.about}>
                      <Written>{category.description}</Written>
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
