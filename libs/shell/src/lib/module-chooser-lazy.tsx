/** Lazy module chooser: loaded when it opens. */

import { lazyOnPress } from '@shop/ui';
import { Opened } from './opened';

export interface ModuleChooserProps {
  opened: boolean;
  /** The first choice is mandatory: a press on the backdrop does not close the chooser (MOD-10). */
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
