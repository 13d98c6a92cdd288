/** Says what is gone, fewer or dearer before an order is put into the cart again (PLUS-16). */
import type { AgainChange } from '@shop/domain/order-again';
import { useFormats } from '@shop/i18n';
import { Button, Dialog, DialogActions, Written } from '@shop/ui';
import classes from './again-dialog.module.css';
import { useAfterMessages } from '../messages';

export interface AgainDialogProps {
  changes: readonly AgainChange[];
  /** How many rows can be ordered again. */
  left: number;
  onAnswer: (goesOn: boolean) => void;
}

function Change({ change }: { change: AgainChange }) {
  const t = useAfterMessages();
  const { money } = useFormats();
  if (change.kind === 'gone') return t('again.gone');
  if (change.kind === 'fewer') return t('again.fewer', { now: change.now, before: change.before });
  return t('again.dearer', { before: money(change.before), now: money(change.now) });
}

export default function AgainDialog({ changes, left, onAnswer }: AgainDialogProps) {
  const t = useAfterMessages();
  return (
    <Dialog title={t('again.title')} closeLabel={t('again.close')} onClose={() => onAnswer(false)}>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.name}`} data-kind={change.kind}>
            <Written as="strong">{change.name}</Written>
            <span>
              <Change change={change} />
            </span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('again.close')}
        </Button>
        {left > 0 ? <Button onClick={() => onAnswer(true)}>{t('again.add', { count: left })}</Button> : null}
      </DialogActions>
    </Dialog>
  );
}
