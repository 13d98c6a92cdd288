/** The featured categories (CAT-04, CAT-05). */
import { catalogApi, featuredOf } from '@shop/api-client/catalog';
import { defineSection, queryOf, usePageContext, usePageQuery } from '@shop/page-engine';
import { Picture, rowsFor, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Rail } from '@shop/view-kit';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './categories.module.css';
import { homeMessages, useHomeMessages } from '../../../messages';

export const categories = defineSection({
  name: 'categories',
  messages: [homeMessages],
  queries: ({ scope }) => ({ categories: queryOf(catalogApi.endpoints.getCategories, { scope }) }),
  View: Categories,
});

const SIZE = { width: 'clamp(104px, 10vw, 132px)', height: '150px' };

function Categories(): ReactNode {
  const t = useHomeMessages();
  const { scope } = usePageContext();
  const query = usePageQuery(categories, 'categories');
  const all = query.currentData;
  const entries = useMemo(() => all && featuredOf(all), [all]);
  return (
    <Rail
      title={t('categories')}
      query={query}
      entries={entries}
      size={SIZE}
      skeletons={6}
      rows={rowsFor(entries?.length ?? 0)}
      fills
    >
      {(category) => (
        <Link className={classes.category} to={paths.category({ ...category, moduleId: scope.moduleId ?? '' })}>
          <span className={classes.categoryPicture}>
            <Picture source={category.image} alt="" sizes="104px" />
          </span>
          <Written>{category.name}</Written>
        </Link>
      )}
    </Rail>
  );
}
