/** Decodes the texts of the landing page and the footer (contract §3.2). */
import type { WireLanding } from '@shop/contract/config';
import { webAddress } from '@shop/util';
import type { Fields, Tolerant } from '../base/tolerant';
import { flag, object, text } from '../base/wire';

export interface LandingPage {
  title: string;
  subtitle: string;
  footer: string;
  newsletter: { title: string; text: string };
  /** Links to the app stores; null when missing or switched off. */
  apps: { play: string | null; apple: string | null };
}

type Links = WireLanding['download_user_app_links'];
/** A link is shown only if its own status is 1 (FOOT-12). */
function appLink(links: Fields<Links> | null, status: keyof Links, url: keyof Links): string | null {
  return links && flag(links[status]) ? webAddress(links[url]) : null;
}

export function toLanding(wire: Tolerant<WireLanding>): LandingPage {
  const links = object(wire.download_user_app_links);
  return {
    title: text(wire.header_title),
    subtitle: text(wire.header_sub_title),
    footer: text(wire.fixed_footer_description),
    newsletter: { title: text(wire.fixed_newsletter_title), text: text(wire.fixed_newsletter_sub_title) },
    apps: {
      play: appLink(links, 'playstore_url_status', 'playstore_url'),
      apple: appLink(links, 'apple_store_url_status', 'apple_store_url'),
    },
  };
}
