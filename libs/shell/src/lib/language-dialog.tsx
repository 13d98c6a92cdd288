/** The confirmation 'Are you sure to change the language?' */
import type { LanguageOption } from '@shop/i18n';
import { reloadVisit, sessionSlice } from '@shop/session';
import { Button, Dialog, DialogActions, reloadAfterToast, Text } from '@shop/ui';
import { useDispatch } from 'react-redux';
import { useMenuMessages } from '../messages';

export default function LanguageDialog({ language, onClose }: { language: LanguageOption; onClose: () => void }) {
  const m = useMenuMessages();
  const dispatch = useDispatch();
  const change = () => {
    dispatch(sessionSlice.actions.languageChosen({ language: language.code, country: language.country }));
    onClose();
    reloadAfterToast(m('language.changed'), reloadVisit);
  };
  return (
    <Dialog title={m('language.title')} closeLabel={m('language.close')} onClose={onClose}>
      <Text c="dimmed">{m('language.text')}</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {m('language.no')}
        </Button>
        <Button onClick={change}>{m('language.yes')}</Button>
      </DialogActions>
    </Dialog>
  );
}
