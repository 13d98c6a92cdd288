/** What the provider says about itself and its rules: HTML of the backend, sanitised before it is shown (FOOT-26, FOOT-28). */
import { Title } from '@mantine/core';
import { useGetTextPageQuery, type TextPageName } from '@shop/api-client/pages';
import { defineTexts, useLanguage, useText } from '@shop/i18n';
import { EmptyState, LineSkeletons, LoadFailed, Page } from '@shop/ui';
import { useEffect, useState } from 'react';
import type en from '../../locales/pages/en.json';
import classes from './text-page.module.css';

export const pageTexts = defineTexts<typeof en>('pages', {
  en: () => import('../../locales/pages/en.json'),
  ar: () => import('../../locales/pages/ar.json'),
});

/** Headings, lists and words stay; what could run or reach elsewhere goes. Needs a document, so the browser does it. */
function useClean(html: string | undefined): string | null {
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    if (html !== undefined)
      void import('dompurify').then(({ default: purify }) => {
        const safe = purify.sanitize(html, {
          USE_PROFILES: { html: true },
          FORBID_TAGS: ['style', 'form', 'input'],
          FORBID_ATTR: ['style'],
        });
        if (!isGone) setClean(safe.trim());
      });
    return () => void (isGone = true);
  }, [html]);
  return clean;
}

export function TextPage({ page }: { page: TextPageName }) {
  const t = useText(pageTexts);
  const { data, isError, refetch } = useGetTextPageQuery({ page, language: useLanguage() });
  const clean = useClean(data);
  return (
    <Page narrow>
      <Title order={1} className={classes.title}>
        {t(page)}
      </Title>
      {isError ? (
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : clean === null ? (
        <LineSkeletons count={5} label={t('loading')} />
      ) : clean === '' ? (
        <EmptyState title={t('empty')} />
      ) : (
        <div className={classes.text} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </Page>
  );
}
