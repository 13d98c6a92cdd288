/** The brands of the module with their logos; each leads to its page. Nothing where the backend knows none (PLUS-67). */
import { useScope } from '@shop/api-client';
import { brandsApi } from '@shop/api-client/brands';
import { SectionSkeleton } from '@shop/module-kit';
import { Picture, Section, Written } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@shop/util';
import classes from './brands.module.css';
import { useBrandMessages } from '../../messages';

export function View() {
  const t = useBrandMessages();
  const scope = useScope();
  const { currentData: brands, isLoading } = useDeferredValue(brandsApi.endpoints.getBrands.useQuery({ scope }));
  if (isLoading) return <SectionSkeleton />;
  if (!brands || brands.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Row label={t('title')} width="min(38vw, 168px)">
        {brands.map((brand) => (
          <Link key={brand.id} className={classes.brand} to={paths.brand({ ...brand, moduleId: scope.moduleId ?? '' })}>
            <span className={classes.logo}>
              <Picture source={brand.logo} alt="" sizes="88px" round />
            </span>
            <strong>
              <Written>{brand.name}</Written>
            </strong>
            <small>{t('items', { count: brand.count })}</small>
          </Link>
        ))}
      </Row>
    </Section>
  );
}
