/** The receiver's link: sent by the device's own sheet or copied, with a note, and replaced by one press (PLUS-49). */
import { failureOf } from '@shop/api-client';
import { useShareParcelMutation, type ReceiverLink } from '@shop/api-client/receiver-link';
import { WithMessages } from '@shop/i18n';
import { Button, Dialog, LineSkeletons, LoadFailed, showToast, Text, Textarea, TextInput } from '@shop/ui';
import { shareLink } from '@shop/util/share';
import { useEffect, useRef, useState } from 'react';
import classes from './share-dialog.module.css';
import { followAddress } from '../../addresses';
import { shareMessages, useShareMessages } from '../../receiver-messages';

const MOST_NOTE = 200;

interface ShareDialogProps {
  orderId: string;
  guestId: string | null;
  onClose: () => void;
}

interface LinkProps {
  link: ReceiverLink;
  isBusy: boolean;
  onChange: (change: { note?: string; renew?: boolean }) => Promise<boolean>;
}

/** @returns sends the link by the device's sheet, or copies it; a text that could be neither is selected */
function useSend(url: string, field: () => HTMLInputElement | null) {
  const t = useShareMessages();
  return async () => {
    const done = await shareLink({ title: t('name'), url });
    if (done === 'copied') showToast(t('copied'));
    if (done !== 'failed') return;
    field()?.select();
    showToast(t('select'), 'neutral');
  };
}

function LinkForm({ link, isBusy, onChange }: LinkProps) {
  const t = useShareMessages();
  const [note, setNote] = useState(link.note);
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(followAddress(link.token), window.location.origin).href;
  const send = useSend(url, () => field.current);
  const save = async () => {
    if (await onChange({ note })) showToast(t('saved'));
  };
  const renew = async () => {
    if (await onChange({ renew: true })) showToast(t('renewed'));
  };
  return (
    <>
      <TextInput ref={field} readOnly dir="ltr" label={t('link')} value={url} onFocus={() => field.current?.select()} />
      <Button size="md" onClick={() => void send()}>
        {t('send')}
      </Button>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        dir="auto"
        autosize
        minRows={2}
        maxLength={MOST_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button variant="default" disabled={note === link.note} loading={isBusy} onClick={() => void save()}>
        {t('save')}
      </Button>
      <div className={classes.renew}>
        <Button variant="subtle" loading={isBusy} onClick={() => void renew()}>
          {t('renew')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('renewHint')}
        </Text>
      </div>
    </>
  );
}

function Shared({ orderId, guestId, onClose }: ShareDialogProps) {
  const t = useShareMessages();
  const [ask, { isLoading, error }] = useShareParcelMutation();
  const [link, setLink] = useState<ReceiverLink | null>(null);
  const change = async (more: { note?: string; renew?: boolean }) => {
    const { data } = await ask({ orderId, guestId, ...more });
    if (data) setLink(data);
    return data !== undefined;
  };
  // The press that opened the dialog asks for the link.
  useEffect(() => {
    void ask({ orderId, guestId }).then(({ data }) => (data ? setLink(data) : undefined));
  }, [ask, orderId, guestId]);
  const reason = error ? failureOf(error).messages.join(' ') || t('failed') : null;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={classes.body}>
        <Text c="dimmed">{t('text')}</Text>
        {link ? <LinkForm key={link.token} link={link} isBusy={isLoading} onChange={change} /> : null}
        {link && reason ? (
          <p role="alert" className={classes.error}>
            {reason}
          </p>
        ) : null}
        {link ? null : reason ? (
          <LoadFailed title={reason} retryLabel={t('retry')} onRetry={() => void change({})} />
        ) : (
          <LineSkeletons count={4} label={t('loading')} />
        )}
      </div>
    </Dialog>
  );
}

const MESSAGES = [shareMessages];

export default function ShareDialog(props: ShareDialogProps) {
  return (
    <WithMessages messages={MESSAGES}>
      <Shared {...props} />
    </WithMessages>
  );
}
