/** `/home`: the module's home page. */
import { StoreListing } from '@shop/discovery';
import { HomePage } from '@shop/home';
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
