/** 'Are you sure to change the language?' */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal, Text } from '@mantine/core';
import type { LanguageOption } from '@shop/i18n';
import { sessionSlice } from '@shop/session';
import { reloadAfterToast } from '@shop/ui';
import { useDispatch } from 'react-redux';
import classes from './language-dialog.module.css';
import { useMenuText } from './texts';

export default function LanguageDialog({ language, onClose }: { language: LanguageOption; onClose: () => void }) {
  const m = useMenuText();
  const dispatch = useDispatch();
  const change = () => {
    dispatch(sessionSlice.actions.languageChosen({ language: language.code, country: language.country }));
    onClose();
    reloadAfterToast(m('language.changed'));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={m('language.title')}
      centered
      closeButtonProps={{ 'aria-label': m('language.close'), size: 44 }}
    >
      <Text c="dimmed">{m('language.text')}</Text>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m('language.no')}
        </Button>
        <Button onClick={change}>{m('language.yes')}</Button>
      </div>
    </Modal>
  );
}
