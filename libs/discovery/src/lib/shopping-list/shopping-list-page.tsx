/** `/shopping-list`: the list at the start, the stores that have most of it beside it; below it on phones (PLUS-39). */
import { useModuleDefinition } from '@shop/module-kit';
import { Button, EmptyState, Page, Text, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ListAnswerView, useListAnswer, useSummary } from './list-answer';
import { ListField } from './list-field';
import classes from './shopping-list.module.css';
import { useList } from './use-list';
import { useListMessages } from '../../messages';

/** On phones the answer is below the keyboard, and the field. */
function showBelow(answer: HTMLElement | null): void {
  if (window.matchMedia('(max-width: 899px)').matches) answer?.scrollIntoView({ block: 'start' });
}

/** In a module that answers none. */
function Elsewhere() {
  const t = useListMessages();
  const home = (
    <Button component={Link} to={paths.home()}>
      {t('home')}
    </Button>
  );
  return <EmptyState drawing="receipt" title={t('elsewhere')} text={t('elsewhereText')} action={home} />;
}

function ListAndStores() {
  const t = useListMessages();
  const list = useList();
  const answer = useListAnswer(list);
  const summary = useSummary(answer, list);
  const stores = useRef<HTMLElement>(null);
  const isAnswered = (answer.stores?.length ?? 0) > 0 && list.lines.join('\n') === list.asked.join('\n');
  return (
    <div className={classes.parts}>
      <ListField list={list} isAnswered={isAnswered} onAsk={() => showBelow(stores.current)} />
      <section ref={stores} className={classes.answer} aria-label={t('answer')} aria-busy={answer.isWaiting}>
        <p className={classes.summary} role="status">
          {summary}
        </p>
        <ListAnswerView answer={answer} list={list} />
      </section>
    </div>
  );
}

export function ShoppingListPage() {
  const t = useListMessages();
  const takesLists = useModuleDefinition()?.catalogue?.takesLists ?? false;
  return (
    <Page>
      <header className={classes.title}>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('text')}</Text>
      </header>
      {takesLists ? <ListAndStores /> : <Elsewhere />}
    </Page>
  );
}
