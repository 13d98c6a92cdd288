/** What a loaded page says of itself in the head of its document. */
import { startApi, type ShopConfig } from '@shop/api-client/start';
import { describePage, pageAt, type PageMeta, type PathPages } from '@shop/page-engine';
import type { StaticHandlerContext } from 'react-router-dom';
import type { Shop } from '../app/shop';
import { lastResortTexts } from '../app/last-resort';
import { appMessages } from '../messages';

export interface PageHead extends Required<Pick<PageMeta, 'image'>> {
  title: string;
  description: string;
  icon: string | null;
  /** Canonical address of the page, from the root. */
  canonical: string;
  /** Name of the shop. */
  siteName: string;
  jsonLd: object | null;
  /** What the page says when it does not start, or breaks. */
  texts: string;
}

export interface HeadOfPage {
  /** Pattern of its route. */
  path: string;
  /** Paths of the definitions that it is rendered from: its own and, where it shows the module's sections, the module's. */
  definitions: string[];
  /** Path of the module's definition: every page may render its slots. */
  slotsOf: string | null;
  /** The shop's config; null: the backend did not send it, and no page can be shown. */
  config: ShopConfig | null;
  head: PageHead;
}

function headOf({ i18n }: Shop, config: ShopConfig | null, meta: PageMeta, pathname: string): Omit<PageHead, 'jsonLd'> {
  const siteName = config?.businessName ?? '';
  return {
    title: [meta.title, siteName].filter(Boolean).join(' · '),
    description: meta.description || i18n.t('description', { ns: appMessages }),
    icon: config?.favIcon ?? null,
    image: meta.image ?? null,
    canonical: meta.canonical ?? pathname,
    siteName,
    texts: lastResortTexts(i18n),
  };
}

/** @throws when the page was not loaded */
export async function readHead(shop: Shop, { matches, location }: StaticHandlerContext): Promise<HeadOfPage> {
  const match = matches.at(-1);
  const at = match?.route.handle as PathPages;
  const query = new URLSearchParams(location.search);
  const route = pageAt(at, query);
  const described = describePage(shop, at, { params: match?.params ?? {}, query });
  if (!described) throw new Error(`The page of ${location.pathname} was not loaded.`);
  const state = shop.store.getState();
  const config = startApi.endpoints.getConfig.select({ language: shop.language })(state).data ?? null;
  const { page, answers, context, meta } = described;
  const module = shop.modules.find(state.session.module?.type);
  const definitions = [page, route.showsModule ? module : null].flatMap((definition) => definition?.file ?? []);
  const jsonLd = await page.jsonLd?.(answers, { ...context, config });
  return {
    path: route.path,
    definitions,
    slotsOf: module?.file ?? null,
    config,
    head: { ...headOf(shop, config, meta, location.pathname), jsonLd: jsonLd ?? null },
  };
}
