/** `/buy-again`: all items of own orders that can be bought now, with how often they were ordered (PLUS-64). */
import { Button, EmptyState, Page, Text, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { EntryGrid } from '@shop/view-kit';
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
  const { query, entries } = useBuyAgain();
  return (
    <Page>
      <header className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('text')}</Text>
      </header>
      <EntryGrid
        entries={entries ?? null}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        hasMore={query.hasNextPage}
        onMore={() => void (query.isFetchingNextPage || query.fetchNextPage())}
        list={{ className: classes.items }}
        skeletons={{ count: 8, more: 4 }}
        empty={<None />}
        render={(bought) => (
          <>
            <BoughtCard bought={bought} layout="vertical" />
            <Habit bought={bought} />
          </>
        )}
      />
    </Page>
  );
}
