/** `/home`: the module's home, or the results of a search. */
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts, ResultsPage, StoreListing } from '@shop/discovery';
import { HomePage, homeTexts } from '@shop/home';
import { ModuleSwitch } from '@shop/shell';
import { useSearchParams } from 'react-router-dom';
import { useFrame } from '../app/frame-context';

export const texts = [homeTexts, cardTexts, discoveryTexts];

export function Component() {
  const [params] = useSearchParams();
  const { chooseModule } = useFrame();
  const search = params.get('search')?.trim();
  if (search) return <ResultsPage key={search} text={search} />;
  return (
    <HomePage
      modules={<ModuleSwitch onChoose={chooseModule} />}
      storeList={<StoreListing limit={20} start="all" order={2} />}
    />
  );
}
