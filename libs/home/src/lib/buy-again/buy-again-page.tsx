/** `/buy-again`: all items of own orders that can be bought now, with how often they were ordered (PLUS-64). */
import { Button, CardSkeletons, EmptyState, ListEnd, Page, Text, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { QueryState, useCommonMessages } from '@shop/view-kit';
import { Link } from 'react-router-dom';
import type { BoughtItem } from './api';
import { BoughtCard } from './bought-card';
import classes from './buy-again-page.module.css';
import { useBuyAgain } from './use-buy-again';
import { useBuyAgainMessages } from '../../messages';

/** 'Ordered 3 times · about every 7 days' */
function Habit({ bought: { times, typicalDays } }: { bought: BoughtItem }) {
  const t = useBuyAgainMessages();
  const facts = [t('times', { count: times }), typicalDays === null ? null : t('every', { count: typicalDays })];
  return (
    <Text size="sm" c="dimmed">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}

function None() {
  const t = useBuyAgainMessages();
  return (
    <EmptyState
      drawing="basket"
      title={t('none')}
      text={t('noneText')}
      action={
        <Button component={Link} to={paths.home()}>
          {t('shop')}
        </Button>
      }
    />
  );
}

export function BuyAgainPage() {
  const t = useBuyAgainMessages();
  const c = useCommonMessages();
  const { query, entries } = useBuyAgain();
  const more = () => void (query.isFetchingNextPage || query.fetchNextPage());
  return (
    <Page>
      <header className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('text')}</Text>
      </header>
      <QueryState
        query={query}
        data={entries}
        skeleton={<CardSkeletons count={8} label={c('loading')} />}
        isEmpty={(all) => all.length === 0}
        empty={<None />}
      >
        {(all) => (
          <>
            <ul className={classes.items}>
              {all.map((bought) => (
                <li key={bought.id}>
                  <BoughtCard bought={bought} layout="vertical" />
                  <Habit bought={bought} />
                </li>
              ))}
            </ul>
            {query.hasNextPage && !query.isError ? (
              <ListEnd count={all.length} onMore={more}>
                <CardSkeletons count={4} label={c('loading')} />
              </ListEnd>
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}
