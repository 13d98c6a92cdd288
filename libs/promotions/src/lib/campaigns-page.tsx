/** `/campaigns`: the module's active campaigns (FOOT-20). */
import { useScope } from '@shop/api-client';
import { useGetCampaignsQuery } from '@shop/api-client/promotions';
import { CardSkeletons, coverLink, EmptyState, LoadFailed, Page, Picture, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import { HomeButton } from './home-button';
import classes from './pages.module.css';
import { usePromotionMessages } from '../messages';

export function CampaignsPage() {
  const t = usePromotionMessages();
  const { currentData: data, isError, refetch } = useGetCampaignsQuery({ scope: useScope() });
  return (
    <Page>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          {t('campaigns')}
        </Title>
      </header>
      {isError && !data ? (
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeletons count={3} ratio={2.4} label={t('loading')} />
      ) : data.length === 0 ? (
        <EmptyState drawing="tag" title={t('noCampaigns')} action={<HomeButton />} />
      ) : (
        <ul className={classes.stores}>
          {data.map((campaign) => (
            <li key={campaign.id} className={classes.campaign}>
              <div className={classes.picture}>
                <Picture source={campaign.image} alt="" ratio={2.4} sizes="(min-width: 768px) 400px, 92vw" />
              </div>
              <h2 className={classes.campaignName}>
                <Link className={coverLink} to={paths.campaign(campaign)}>
                  <Written>{campaign.title}</Written>
                </Link>
              </h2>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
