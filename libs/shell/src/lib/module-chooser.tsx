/** The modal that lists the modules; with exactly one it is chosen by itself (MOD-02 to MOD-10). */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { EmptyState, LineSkeletons, LoadFailed, Picture, Written } from '@shop/ui';
import { useEffect } from 'react';
import classes from './module-chooser.module.css';
import type { ModuleChooserProps } from './module-chooser-lazy';
import { useMenuMessages } from '../messages';
import { useOfferedModules } from './use-offered-modules';

export default function ModuleChooser({ opened, forced, onClose, onChoose }: ModuleChooserProps) {
  const m = useMenuMessages();
  const { modules, isError, refetch } = useOfferedModules();
  const only = modules?.length === 1 ? modules[0] : undefined;
  useEffect(() => {
    if (only) onChoose(only);
  }, [only, onChoose]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={m('modules.title')}
      centered
      size={640}
      withCloseButton={!forced}
      closeOnClickOutside={!forced}
      closeOnEscape={!forced}
      closeButtonProps={{ 'aria-label': m('modules.close'), size: 44 }}
    >
      {isError ? (
        <LoadFailed title={m('modules.failed')} retryLabel={m('modules.retry')} onRetry={() => void refetch()} />
      ) : !modules ? (
        <LineSkeletons count={4} label={m('modules.loading')} />
      ) : modules.length === 0 ? (
        <EmptyState drawing="map" title={m('modules.none.title')} text={m('modules.none.text')} />
      ) : (
        <ul className={classes.list}>
          {modules.map((module) => (
            <li key={module.id}>
              <button type="button" className={classes.module} onClick={() => onChoose(module)}>
                <span className={classes.icon}>
                  <Picture source={module.icon} alt="" sizes="64px" />
                </span>
                <span className={classes.name}>
                  <Written>{module.name}</Written>
                </span>
                <span className={classes.about}>
                  <Written>{module.description}</Written>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
