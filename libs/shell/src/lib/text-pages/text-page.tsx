/** A text of the provider (about, policies): HTML of the backend, sanitized before it is shown (FOOT-26, FOOT-28). */
import { useGetTextPageQuery, type TextPageName } from '@shop/api-client/pages';
import { useLanguage, useMessages } from '@shop/i18n';
import { EmptyState, LineSkeletons, LoadFailed, Page, Title } from '@shop/ui';
import { untilLoaded } from '@shop/util';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import classes from './text-page.module.css';
import { textOf } from './text-paths';
import { pageMessages } from '../../messages';

/** Allows headings, lists, text and pictures; removes scripts, styles, classes and embedded content. */
const RULES = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'], '*': ['dir', 'lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Each block gets its own direction; a list or table gets one as a whole, so that its marks or columns align.
  transformTags: Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'figcaption', 'div', 'ul', 'ol', 'dl', 'table'].map(
      (tag) => [
        tag,
        (tagName: string, attribs: Record<string, string>) => ({ tagName, attribs: { dir: 'auto', ...attribs } }),
      ],
    ),
  ),
};

/** The sanitizer is loaded with the text. It works on strings, so the browser never parses the raw HTML. */
function useClean(html: string | undefined): string | null {
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    if (html !== undefined)
      void untilLoaded(() => import('sanitize-html')).then(({ default: sanitize }) => {
        if (!isUnmounted) setClean(sanitize(html, RULES).trim());
      });
    return () => void (isUnmounted = true);
  }, [html]);
  return clean;
}

export function TextPage({ page }: { page: TextPageName }) {
  const t = useMessages(pageMessages);
  const { currentData: data, isError, refetch } = useGetTextPageQuery({ page, language: useLanguage() });
  const clean = useClean(data);
  return (
    <Page narrow>
      <div className={classes.page}>
        <Title order={1} className={classes.title}>
          {t(page)}
        </Title>
        {isError && !data ? (
          <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        ) : clean === null ? (
          <LineSkeletons shape="text" count={5} label={t('loading')} />
        ) : clean === '' ? (
          <EmptyState drawing="receipt" title={t('empty')} />
        ) : (
          <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />
        )}
      </div>
    </Page>
  );
}

/** The text of the current path. */
export const TextOfPath = () => <TextPage page={textOf(useLocation().pathname.replace(/\/$/, ''))} />;
