/** The featured categories (CAT-04, CAT-05). */
import { catalogApi, featuredOf } from '@shop/api-client/catalog';
import { defineSection, queryOf, usePageContext, usePageQuery } from '@shop/page-engine';
import { Picture, Written } from '@shop/ui';
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

/** A slim row: the first row of goods or stores belongs on the first screen (decision 091). */
const SIZE = { width: 'clamp(76px, 17vw, 132px)', height: 'var(--home-categories)' };

function Categories(): ReactNode {
  const t = useHomeMessages();
  const { scope } = usePageContext();
  const query = usePageQuery(categories, 'categories');
  const all = query.currentData;
  const entries = useMemo(() => all && featuredOf(all), [all]);
  return (
    <Rail title={t('categories')} query={query} entries={entries} size={SIZE} skeletons={8} hidesTitle fills>
      {(category) => (
        <Link className={classes.category} to={paths.category({ ...category, moduleId: scope.moduleId ?? '' })}>
          <span className={classes.categoryPicture}>
            <Picture source={category.image} alt="" sizes="72px" />
          </span>
          <Written>{category.name}</Written>
        </Link>
      )}
    </Rail>
  );
}
