/** `/home`: the module's home. */
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages, StoreListing } from '@shop/discovery';
import { HomePage, homeMessages } from '@shop/home';
import { ModuleSwitch } from '@shop/shell';
import { useFrame } from '../app/frame-context';

export const messages = [homeMessages, cardMessages, discoveryMessages];

export function Component() {
  const { chooseModule } = useFrame();
  return (
    <HomePage
      modules={<ModuleSwitch onChoose={chooseModule} />}
      storeList={<StoreListing limit={20} start="all" order={2} />}
    />
  );
}
