/** A text of the provider (about, policies): HTML of the backend, sanitized where it is decoded (FOOT-26, FOOT-28). */
import { useGetTextPageQuery, type TextPageName } from '@shop/api-client/pages';
import { useLanguage, useMessages } from '@shop/i18n';
import { EmptyState, LineSkeletons, LoadFailed, Page, Title } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import classes from './text-page.module.css';
import { textOf } from './text-paths';
import { pageMessages } from '../../messages';

export function TextPage({ page }: { page: TextPageName }) {
  const t = useMessages(pageMessages);
  const { currentData: text, isError, refetch } = useGetTextPageQuery({ page, language: useLanguage() });
  return (
    <Page narrow>
      <div className={classes.page}>
        <Title order={1} className={classes.title}>
          {t(page)}
        </Title>
        {isError && text === undefined ? (
          <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        ) : text === undefined ? (
          <LineSkeletons shape="text" count={5} label={t('loading')} />
        ) : text === '' ? (
          <EmptyState drawing="receipt" title={t('empty')} />
        ) : (
          <div className={classes.text} dangerouslySetInnerHTML={{ __html: text }} />
        )}
      </div>
    </Page>
  );
}

/** The text of the current path. */
export const TextOfPath = () => <TextPage page={textOf(useLocation().pathname.replace(/\/$/, ''))} />;
