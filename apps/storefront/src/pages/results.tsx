/** `/home?search=…` */
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts, ResultsPage, resultsTexts } from '@shop/discovery';
import { useSearchParams } from 'react-router-dom';

export const texts = [cardTexts, discoveryTexts, resultsTexts];

export function Component() {
  const [params] = useSearchParams();
  return <ResultsPage search={params.get('search')?.trim() ?? ''} />;
}
