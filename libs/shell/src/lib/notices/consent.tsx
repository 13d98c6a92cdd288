/** The cookie notice, shown until accepted (PLUS-34). Not modal: the page stays usable. */
import { Button, ErrorBoundary } from '@shop/ui';
import { deviceStorage, hasAgreed, rememberAgreed } from '@shop/session';
import { WithMessages } from '@shop/i18n';
import { useState } from 'react';
import classes from './consent.module.css';
import { consentMessages, useConsentMessages } from '../../messages';

const MESSAGES = [consentMessages];

function Notice({ text, onAgree }: { text: string; onAgree: () => void }) {
  const t = useConsentMessages();
  return (
    <section className={classes.notice} aria-label={t('title')}>
      <p className={classes.content}>{text}</p>
      <Button onClick={onAgree}>{t('agree')}</Button>
    </section>
  );
}

export default function Consent({ text }: { text: string }) {
  const [agreed, setAgreed] = useState(() => hasAgreed(deviceStorage));
  if (agreed) return null;
  return (
    <ErrorBoundary>
      <WithMessages messages={MESSAGES}>
        <Notice
          text={text}
          onAgree={() => {
            rememberAgreed(deviceStorage);
            setAgreed(true);
          }}
        />
      </WithMessages>
    </ErrorBoundary>
  );
}
