/** `/campaigns/{slug or id}`: a campaign with its stores (PROMO-08, PROMO-09, ROUTE-13). */
import { StoreCard } from '@shop/catalog-cards';
import { useDates } from '@shop/i18n';
import { usePageQuery } from '@shop/page-engine';
import { CardSkeletons, EmptyState, LoadFailed, Page, Picture, Section, Text, Title, Written } from '@shop/ui';
import { campaignQueries } from './campaign.queries';
import { HomeButton } from './home-button';
import classes from './pages.module.css';
import { usePromotionMessages } from '../messages';

const hasFailed = (query: { isError: boolean; currentData?: unknown }) => query.isError && !query.currentData;

function useCampaign() {
  const campaignsQuery = usePageQuery(campaignQueries, 'campaigns');
  const campaignQuery = usePageQuery(campaignQueries, 'campaign');
  const { currentData: campaign } = campaignQuery;
  return {
    campaign,
    isUnknown: campaign === null || (campaignsQuery.currentData !== undefined && campaignQuery.isUninitialized),
    failed: hasFailed(campaignsQuery) || hasFailed(campaignQuery),
    retry: () => void (campaignQuery.isError ? campaignQuery.refetch() : campaignsQuery.refetch()),
  };
}

export function CampaignPage() {
  const t = usePromotionMessages();
  const { day } = useDates();
  const { campaign, isUnknown, failed, retry } = useCampaign();
  if (isUnknown)
    return (
      <Page>
        <EmptyState drawing="tag" title={t('nothing')} action={<HomeButton />} />
      </Page>
    );
  if (failed)
    return (
      <Page>
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={retry} />
      </Page>
    );
  if (!campaign)
    return (
      <Page>
        <CardSkeletons count={4} ratio={2} label={t('loading')} />
      </Page>
    );
  return (
    <Page>
      <div className={classes.picture}>
        <Picture source={campaign.image} alt="" ratio={3} sizes="(min-width: 1300px) 1250px, 92vw" priority />
      </div>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          <Written>{campaign.title}</Written>
        </Title>
        {campaign.description ? (
          <Text className={classes.text}>
            <Written>{campaign.description}</Written>
          </Text>
        ) : null}
        {campaign.ends === null ? null : (
          <Text className={classes.text} fw={600}>
            {t('until', { date: day(new Date(campaign.ends)) })}
          </Text>
        )}
      </header>
      {campaign.stores.length === 0 ? (
        <EmptyState drawing="shop" title={t('nothing')} text={t('nothingText')} action={<HomeButton />} />
      ) : (
        <Section title={t('stores')}>
          <ul className={classes.stores}>
            {campaign.stores.map((store) => (
              <li key={store.id}>
                <StoreCard store={store} layout="cover" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}
