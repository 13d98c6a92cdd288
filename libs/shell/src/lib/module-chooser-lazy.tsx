/** Loads the module chooser when it opens. */

import { lazyOnPress } from '@shop/ui';
import { Opened } from './opened';

export interface ModuleChooserProps {
  opened: boolean;
  /** The forced first choice: a press on the backdrop does not close it (MOD-10). */
  forced: boolean;
  onClose: () => void;
  onChoose: (module: { id: string; type: string; name: string }) => void;
}

const Chooser = lazyOnPress(() => import('./module-chooser'));

export function ModuleChooser(props: ModuleChooserProps) {
  if (!props.opened) return null;
  return (
    <Opened>
      <Chooser {...props} />
    </Opened>
  );
}
