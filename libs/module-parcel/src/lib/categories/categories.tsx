/** 'We Deliver Everything': parcel categories as tiles that link to the form (PARC-04 to PARC-07). */
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { CardSkeletons, EmptyState, Picture, Section, Written } from '@shop/ui';
import { QueryState } from '@shop/view-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { parcelAddress, SEND } from '../../addresses';
import classes from './categories.module.css';
import { parcelsApi } from '../api/parcels';
import { parcelMessages, useParcelMessages } from '../../messages';

export const parcelCategories = defineSection({
  name: 'categories',
  messages: [parcelMessages],
  queries: ({ scope }) => ({ categories: queryOf(parcelsApi.endpoints.getParcelCategories, { scope }) }),
  View: Categories,
});

function Categories(): ReactNode {
  const t = useParcelMessages();
  const query = usePageQuery(parcelCategories, 'categories');
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `scrollIntoView` may return a promise, which an effect must not.
    if (hash === `#${SEND}`) void section.current?.scrollIntoView();
  }, [hash, key]);
  return (
    <div ref={section} id={SEND}>
      <Section title={t('categories.title')} subtitle={t('categories.prompt')}>
        <QueryState
          query={query}
          data={query.data}
          skeleton={<CardSkeletons count={6} ratio={2.4} label={t('categories.loading')} />}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState drawing="parcel" title={t('categories.none')} />}
        >
          {(categories) => (
            <ul className={classes.categories}>
              {categories.map((category) => (
                <li key={category.id}>
                  <Link className={classes.category} to={parcelAddress(category)}>
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
        </QueryState>
      </Section>
    </div>
  );
}
