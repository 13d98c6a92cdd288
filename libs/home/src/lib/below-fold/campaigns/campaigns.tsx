/** Store campaigns link to their page; campaign items open like other items (HOME-40, FOOD-05, ECOM-07). */
import { useScope } from '@shop/api-client';
import { useGetCampaignsQuery, useGetItemCampaignsQuery } from '@shop/api-client/promotions';
import type { Campaign } from '@shop/domain';
import { SectionSkeleton } from '@shop/module-kit';
import { Picture, Section, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Row } from '@shop/view-kit';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { ItemRow } from '../item-row';
import classes from './campaigns.module.css';
import { useBelowFoldMessages } from '../../../messages';

function StoreCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useBelowFoldMessages();
  if (campaigns.length === 0) return null;
  return (
    <Row label={t('campaigns')} width={campaigns.length === 1 ? '100%' : 'min(86vw, 400px)'} autoplay>
      {campaigns.map((campaign) => (
        <Link key={campaign.id} className={classes.campaign} to={paths.campaign(campaign)}>
          <Picture source={campaign.image} alt="" ratio={2.4} sizes="(min-width: 768px) 400px, 86vw" />
          <span className={classes.campaignTitle}>
            <Written>{campaign.title}</Written>
          </span>
        </Link>
      ))}
    </Row>
  );
}

export function View() {
  const t = useBelowFoldMessages();
  const scope = useScope();
  const { data: campaigns = [], isLoading } = useDeferredValue(useGetCampaignsQuery({ scope }));
  const { data: items = [], isLoading: isLoadingItems } = useDeferredValue(useGetItemCampaignsQuery({ scope }));
  if (isLoading || isLoadingItems) return <SectionSkeleton />;
  if (campaigns.length === 0 && items.length === 0) return null;
  return (
    <Section title={campaigns.length > 0 ? t('campaigns') : t('campaignItems')}>
      <div className={classes.campaigns} data-few={campaigns.length === 1 || undefined}>
        <StoreCampaigns campaigns={campaigns} />
        {items.length > 0 ? <ItemRow label={t('campaignItems')} items={items} autoplay /> : null}
      </div>
    </Section>
  );
}
