/** Theme and language. The language asks first, then the page is loaded anew in it (I18N-02 to I18N-06, THEME-01 to THEME-05). */
import { ActionIcon } from '@mantine/core';
import { LANGUAGES, useLanguage } from '@shop/i18n';
import { selectSession, sessionSlice } from '@shop/session';
import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useShellText } from './texts';

const LanguageDialog = lazy(() => import('./language-dialog'));

export function Preferences() {
  const t = useShellText();
  const dispatch = useDispatch();
  const { theme } = useSelector(selectSession);
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const other = LANGUAGES.find(({ code }) => code !== language) ?? LANGUAGES[0]!;
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <>
      <ActionIcon aria-label={t(next)} title={t(next)} onClick={() => dispatch(sessionSlice.actions.themeChosen(next))}>
        {next === 'dark' ? <IconMoon size={22} /> : <IconSun size={22} />}
      </ActionIcon>
      <ActionIcon
        aria-label={`${t('language.label')}: ${other.name}`}
        title={other.name}
        onClick={() => setAsking(true)}
      >
        <IconLanguage size={22} />
      </ActionIcon>
      {asking ? (
        <Suspense fallback={null}>
          <LanguageDialog language={other} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
