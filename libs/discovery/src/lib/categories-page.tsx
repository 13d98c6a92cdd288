/** `/categories`: every category of the module with its picture (CAT-01, CAT-02, ROUTE-14). */
import { useScope } from '@shop/api-client';
import { useCategories } from '@shop/api-client/catalog';
import { CardSkeletons, LoadFailed, Page, Picture, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './grids/grids.module.css';
import { EmptyList } from './empty-list';
import { useDiscoveryMessages } from '../messages';
import { Breadcrumbs } from './grids/breadcrumbs';

export function CategoriesPage() {
  const t = useDiscoveryMessages();
  const scope = useScope();
  const { currentData: data, isError, refetch } = useCategories(scope);
  return (
    <Page>
      <Breadcrumbs here={t('categories.title')} />
      <Title order={1} className={classes.title}>
        {t('categories.title')}
      </Title>
      {isError && !data ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeletons count={8} label={t('loading')} />
      ) : data.length === 0 ? (
        <EmptyList what="items" beside="stores" />
      ) : (
        <ul className={classes.categories}>
          {data.map((category, index) => (
            <li key={category.id}>
              <Link className={classes.category} to={paths.category({ ...category, moduleId: scope.moduleId ?? '' })}>
                <span className={classes.categoryPicture}>
                  <Picture
                    source={category.image}
                    alt=""
                    sizes="(min-width: 768px) 180px, 44vw"
                    priority={index === 0}
                  />
                </span>
                <Written>{category.name}</Written>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
