/** `/brands/{slug or id}`: the items of a brand, with its logo (PLUS-67). */
import { useScope } from '@shop/api-client';
import { brandsApi, findBrand } from '@shop/api-client/brands';
import { Picture } from '@shop/ui';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Results } from './results';

export function BrandPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const moduleId = params.get('module_id');
  const { currentData: brands } = brandsApi.endpoints.getBrands.useQuery({ scope: useScope(moduleId) });
  const target = useMemo(() => ({ kind: 'brand', id }) as const, [id]);
  const brand = brands && findBrand(brands, id);
  const name = brand?.name ?? '';
  const mark = <Picture source={brand?.logo ?? null} alt="" sizes="56px" round />;
  return <Results target={target} moduleId={moduleId} title={name} here={name} mark={mark} />;
}
