/** `/home`: the module's home. */
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages, StoreListing } from '@shop/discovery';
import { HomePage, homeMessages } from '@shop/home';
import { ModuleSwitch } from '@shop/shell';
import { useAppShell } from '../app/app-shell-context';

export function Component() {
  const { chooseModule } = useAppShell();
  return (
    <HomePage
      modules={<ModuleSwitch onChoose={chooseModule} />}
      allStores={<StoreListing limit={20} start="all" order={2} />}
    />
  );
}
