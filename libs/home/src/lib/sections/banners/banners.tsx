/** Banners of stores, items, campaigns and links (HOME-05 to HOME-13). */
import { catalogApi } from '@shop/api-client/catalog';
import type { Banner } from '@shop/domain';
import { useModuleDefinition } from '@shop/module-kit';
import { defineSection, queryOf, usePageContext, usePageQuery } from '@shop/page-engine';
import { CardSkeletons, Picture, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Row, useCommonMessages } from '@shop/view-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './banners.module.css';
import { homeMessages, useHomeMessages } from '../../../messages';

export const banners = defineSection({
  name: 'banners',
  messages: [homeMessages],
  queries: ({ scope }) => ({ banners: queryOf(catalogApi.endpoints.getBanners, { scope }) }),
  View: Banners,
});

/** Link of a banner; null: none (HOME-06 to HOME-11). */
function linkOf({ target }: Banner, moduleId: string, opensItemIn: 'dialog' | 'page' | undefined): string | null {
  if (target.kind === 'store') return paths.store(target.store);
  if (target.kind === 'campaign') return paths.campaign({ ...target.campaign, moduleId });
  if (target.kind === 'link') return target.url;
  return opensItemIn === 'page'
    ? paths.product({ id: target.itemId, slug: null, moduleId })
    : `${paths.home()}?${new URLSearchParams({ item: target.itemId })}`;
}

const SKELETON = { width: 'max(400px, 92vw / 3)', height: '148px' };

function Banners(): ReactNode {
  const t = useHomeMessages();
  const c = useCommonMessages();
  const { scope } = usePageContext();
  const { data, isLoading } = usePageQuery(banners, 'banners');
  const opensItemIn = useModuleDefinition()?.catalogue?.opensItemIn;
  if (isLoading) return <CardSkeletons count={3} row={SKELETON} label={c('loading')} />;
  if (!data || data.length === 0) return null;
  const isPair = data.length === 2;
  const sizes = `(min-width: 1080px) ${isPair ? 600 : 400}px, (min-width: 600px) 50vw, 92vw`;
  return (
    <div className={classes.banners} data-pair={isPair || undefined}>
      <Row label={t('banners')} width="var(--banner)" autoplay>
        {data.map((banner, index) => {
          const to = linkOf(banner, scope.moduleId ?? '', opensItemIn);
          const content = (
            <>
              <span className={classes.bannerPicture}>
                <Picture
                  source={banner.image}
                  alt={banner.title}
                  ratio={2.4}
                  sizes={sizes}
                  priority={index === 0}
                  fills
                />
              </span>
              <span className={classes.bannerTitle} aria-hidden="true">
                <Written>{banner.title}</Written>
              </span>
            </>
          );
          return to ? (
            <Link key={banner.id} className={classes.banner} to={to}>
              {content}
            </Link>
          ) : (
            <span key={banner.id} className={classes.banner}>
              {content}
            </span>
          );
        })}
      </Row>
    </div>
  );
}
