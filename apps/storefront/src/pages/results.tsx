/** `/home?search=…` */
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages, ResultsPage, resultsMessages } from '@shop/discovery';
import { useSearchParams } from 'react-router-dom';

export const messages = [cardMessages, discoveryMessages, resultsMessages];

export function Component() {
  const [params] = useSearchParams();
  return <ResultsPage search={params.get('search')?.trim() ?? ''} />;
}
