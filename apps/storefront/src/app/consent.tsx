/** What the shop says of cookies, once, until it is agreed to (PLUS-34). It covers nothing: the page goes on behind it. */
import { Button } from '@mantine/core';
import { hasAgreed, rememberAgreed } from '@shop/session';
import { WithTexts } from '@shop/i18n';
import { useState } from 'react';
import classes from './consent.module.css';
import { consentTexts, useConsentText } from './consent-texts';

const TEXTS = [consentTexts];

function Notice({ text, onAgree }: { text: string; onAgree: () => void }) {
  const t = useConsentText();
  return (
    <section className={classes.notice} aria-label={t('title')}>
      <p className={classes.words}>{text}</p>
      <Button onClick={onAgree}>{t('agree')}</Button>
    </section>
  );
}

export default function Consent({ text }: { text: string }) {
  const [agreed, setAgreed] = useState(() => hasAgreed(window.localStorage));
  if (agreed) return null;
  return (
    <WithTexts texts={TEXTS}>
      <Notice
        text={text}
        onAgree={() => {
          rememberAgreed(window.localStorage);
          setAgreed(true);
        }}
      />
    </WithTexts>
  );
}
