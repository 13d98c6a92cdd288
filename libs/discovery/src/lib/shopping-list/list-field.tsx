/** The field of a shopping list, and what can be done with it. */
import { LIST_LENGTH, linkList } from '@shop/domain/shopping-list/list-text';
import { useSession } from '@shop/session';
import { Button, showToast, Textarea } from '@shop/ui';
import { paths } from '@shop/util';
import { shareLink } from '@shop/util/share';
import { IconShare2, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './shopping-list.module.css';
import type { ShoppingList } from './use-list';
import { useListMessages } from '../../messages';

const ROWS = { minRows: 6, maxRows: 16 };

function useShare(list: ShoppingList): () => Promise<void> {
  const t = useListMessages();
  const { module } = useSession('module');
  return async () => {
    const hash = new URLSearchParams({ list: linkList(list.text) });
    const url = `${window.location.origin}${paths.shoppingList(module?.id)}#${hash}`;
    const outcome = await shareLink({ title: t('title'), url });
    if (outcome !== 'shared')
      showToast(t(outcome === 'copied' ? 'copied' : 'notShared'), outcome === 'copied' ? 'good' : 'bad');
  };
}

export interface ListFieldProps {
  list: ShoppingList;
  /** What is in the field has its answer beside it. */
  isAnswered: boolean;
  /** Stores are asked, and will answer elsewhere on the page. */
  onAsk: () => void;
}

export function ListField({ list, isAnswered, onAsk }: ListFieldProps) {
  const t = useListMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const share = useShare(list);
  const isEmpty = list.lines.length === 0;
  const ask = () => {
    setRefused(isEmpty);
    if (isEmpty) return field.current?.focus();
    list.ask(list.text);
    onAsk();
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Textarea
        ref={field}
        label={t('label')}
        description={t('hint')}
        placeholder={t('example')}
        value={list.text}
        maxLength={LIST_LENGTH}
        error={isRefused && isEmpty ? t('empty') : undefined}
        autosize
        {...ROWS}
        dir="auto"
        onChange={(event) => list.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          ask();
        }}
      />
      <p className={classes.count} role="status">
        {isEmpty ? null : list.left > 0 ? t('tooMany', { count: list.left }) : t('count', { count: list.lines.length })}
      </p>
      <Button type="submit" size="md" fullWidth variant={isAnswered ? 'light' : 'filled'}>
        {t('find')}
      </Button>
      {isEmpty ? null : (
        <div className={classes.tools}>
          <button type="button" className={classes.tool} onClick={() => void share()}>
            <IconShare2 size={18} aria-hidden="true" />
            {t('share')}
          </button>
          <button
            type="button"
            className={classes.tool}
            onClick={() => {
              list.clear();
              field.current?.focus();
            }}
          >
            <IconTrash size={18} aria-hidden="true" />
            {t('clear')}
          </button>
        </div>
      )}
    </form>
  );
}
