/**
 * Theme and language with its country. A new language asks for confirmation and reloads the page; the current one does
 * nothing (I18N-02 to I18N-06, I18N-12, THEME-01 to THEME-05).
 */
import { LANGUAGES, useLanguage, type LanguageOption } from '@shop/i18n';
import { useSession, sessionSlice } from '@shop/session';
import { Disclosure, IconButton, Written } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import classes from './preferences.module.css';
import menu from './menu-entry.module.css';
import { MENU_MESSAGES, useShellMessages } from '../messages';

export const LanguageDialog = lazyView(() => import('./language-dialog'), { on: 'press', messages: MENU_MESSAGES });

function Languages({ onChoose }: { onChoose: (language: LanguageOption) => void }) {
  const current = useLanguage();
  return (
    <ul className={classes.languages}>
      {LANGUAGES.map((language) => (
        <li key={language.code}>
          <button
            type="button"
            className={menu.entry}
            lang={language.code}
            aria-pressed={language.code === current}
            onClick={() => onChoose(language)}
          >
            <Written>{language.name}</Written>
            <small>{language.country}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface PreferencesProps {
  /** For a menu: entries with text instead of icons. */
  withLabels?: boolean;
  /** Asks whether to change the language. Given by a panel that a press outside closes, and with it a question that were in it. */
  onAsk?: (language: LanguageOption) => void;
}

export function Preferences({ withLabels = false, onAsk }: PreferencesProps) {
  const t = useShellMessages();
  const dispatch = useDispatch();
  const { theme } = useSession('theme');
  const language = useLanguage();
  const [confirming, setConfirming] = useState<LanguageOption | null>(null);
  const own = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0]!;
  const next = theme === 'dark' ? 'light' : 'dark';
  const Shape = next === 'dark' ? IconMoon : IconSun;
  const switchTheme = () => dispatch(sessionSlice.actions.themeChosen(next));
  const choose = (chosen: LanguageOption) => (chosen.code === language ? undefined : (onAsk ?? setConfirming)(chosen));
  return (
    <>
      {withLabels ? (
        <>
          <button type="button" className={menu.entry} onClick={switchTheme}>
            <Shape size={20} aria-hidden="true" />
            {t(next)}
          </button>
          <p className={classes.heading}>{t('language.label')}</p>
          <Languages onChoose={choose} />
        </>
      ) : (
        <>
          <IconButton aria-label={t(next)} title={t(next)} onClick={switchTheme}>
            <Shape size={22} />
          </IconButton>
          <Disclosure face={own.name} label={`${t('language.label')}: ${own.name}`} align="end">
            {(close) => (
              <Languages
                onChoose={(chosen) => {
                  close();
                  choose(chosen);
                }}
              />
            )}
          </Disclosure>
        </>
      )}
      {confirming ? <LanguageDialog language={confirming} onClose={() => setConfirming(null)} /> : null}
    </>
  );
}
