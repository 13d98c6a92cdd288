/** A list is written or pasted here, and answered at its page. */
import { LIST_LENGTH, linkList } from '@shop/domain/shopping-list/list-text';
import { usePageContext } from '@shop/page-engine';
import { Button, Section, Textarea } from '@shop/ui';
import { paths } from '@shop/util';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import classes from './shopping-list.module.css';
import { useBelowFoldMessages } from '../../../messages';

export function View() {
  const t = useBelowFoldMessages();
  const { scope } = usePageContext();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const find = () => {
    const list = linkList(text);
    const page = paths.shoppingList(scope.moduleId ?? undefined);
    void navigate(list ? `${page}#${new URLSearchParams({ list })}` : page);
  };
  return (
    <Section title={t('list.title')} hidesTitle>
      <div className={classes.card}>
        <p className={classes.about}>
          <IconListCheck size={28} aria-hidden="true" />
          <span>
            <strong aria-hidden="true">{t('list.title')}</strong>
            <span>{t('list.text')}</span>
          </span>
        </p>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <Textarea
            aria-label={t('list.label')}
            placeholder={t('list.example')}
            value={text}
            maxLength={LIST_LENGTH}
            dir="auto"
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="md">
            {t('list.find')}
          </Button>
        </form>
      </div>
    </Section>
  );
}
