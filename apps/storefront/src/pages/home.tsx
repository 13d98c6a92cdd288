/** `/home`: the module's home. */
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts, StoreListing } from '@shop/discovery';
import { HomePage, homeTexts } from '@shop/home';
import { ModuleSwitch } from '@shop/shell';
import { useFrame } from '../app/frame-context';

export const texts = [homeTexts, cardTexts, discoveryTexts];

export function Component() {
  const { chooseModule } = useFrame();
  return (
    <HomePage
      modules={<ModuleSwitch onChoose={chooseModule} />}
      storeList={<StoreListing limit={20} start="all" order={2} />}
    />
  );
}
