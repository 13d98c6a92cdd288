/** Opens the module chooser, on pages without the module switch (MOD-09). */
import { IconButton } from '@shop/ui';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useShellMessages } from '../messages';

export function ModuleButton({ onOpen }: { onOpen: () => void }) {
  const t = useShellMessages();
  return (
    <IconButton aria-label={t('modules.switch')} aria-haspopup="dialog" onClick={onOpen}>
      <IconLayoutGrid size={22} />
    </IconButton>
  );
}
