/** `/home?search=…` */
import { useSearchParams } from 'react-router-dom';
import { ResultsPage } from './results-page';

export function SearchPage() {
  const [params] = useSearchParams();
  return <ResultsPage search={params.get('search')?.trim() ?? ''} />;
}
