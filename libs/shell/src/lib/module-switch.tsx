/** The module switch: a row of modules with the current one marked (MOD-11). */
import { selectModule } from '@shop/session';
import { Picture, PressChip, Written } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import classes from './module-switch.module.css';
import { useShellMessages } from '../messages';
import { useOfferedModules } from './use-offered-modules';

export function ModuleSwitch({ onChoose }: { onChoose: (module: { id: string; type: string; name: string }) => void }) {
  const t = useShellMessages();
  const current = useSelector(selectModule);
  const { modules } = useOfferedModules();
  const row = useRef<HTMLElement>(null);
  const chosen = current?.id;
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Scrolls the row only, never the page.
    if (button) row.current?.scrollTo({ left: button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2 });
  }, [chosen, modules]);
  if (!modules || modules.length < 2) return null;
  return (
    <nav ref={row} className={classes.switch} aria-label={t('modules.switch')}>
      {modules.map((module) => (
        <PressChip
          key={module.id}
          pressed={module.id === current?.id}
          onPress={() => onChoose(module)}
          picture={<Picture source={module.icon} alt="" sizes="28px" round />}
        >
          <Written>{module.name}</Written>
        </PressChip>
      ))}
    </nav>
  );
}
