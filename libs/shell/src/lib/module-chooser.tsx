/** The modal that lists the modules; a single module is chosen automatically (MOD-02 to MOD-10). */
import { Dialog, EmptyState, LineSkeletons, LoadFailed, Picture, Written } from '@shop/ui';
import { useEffect } from 'react';
import classes from './module-chooser.module.css';
import { useMenuMessages } from '../messages';
import { useOfferedModules } from './use-offered-modules';

export interface ModuleChooserProps {
  /** The first choice is mandatory: a press on the backdrop does not close the chooser (MOD-10). */
  forced: boolean;
  onClose: () => void;
  onChoose: (module: { id: string; type: string; name: string }) => void;
}

export default function ModuleChooser({ forced, onClose, onChoose }: ModuleChooserProps) {
  const m = useMenuMessages();
  const { modules, isError, refetch } = useOfferedModules();
  const only = modules?.length === 1 ? modules[0] : undefined;
  useEffect(() => {
    if (only) onChoose(only);
  }, [only, onChoose]);
  return (
    <Dialog title={m('modules.title')} closeLabel={m('modules.close')} width={640} isForced={forced} onClose={onClose}>
      {isError ? (
        <LoadFailed title={m('modules.failed')} retryLabel={m('modules.retry')} onRetry={() => void refetch()} />
      ) : !modules ? (
        <LineSkeletons count={4} label={m('modules.loading')} />
      ) : modules.length === 0 ? (
        <EmptyState drawing="far" title={m('modules.none.title')} text={m('modules.none.text')} />
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
    </Dialog>
  );
}
