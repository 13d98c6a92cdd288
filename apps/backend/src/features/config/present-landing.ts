/** Texts of the landing page in the wire format (contract §3.2). */
import type { WireLanding } from '@shop/contract/config';
import type { RequestPlace } from '../../plugins/place';
import { localize } from '../../present';

const LANDING = {
  header_title: { en: '$Everything$ in the city, at your door', ar: '$كل شيء$ في المدينة عند بابك' },
  header_sub_title: {
    en: 'Groceries, hot meals, medicine and shopping from the places you know.',
    ar: 'بقالة ووجبات ساخنة ودواء وتسوّق من الأماكن التي تعرفها.',
  },
  fixed_newsletter_title: { en: 'Good things, once a week', ar: 'أخبار طيبة مرة في الأسبوع' },
  fixed_newsletter_sub_title: { en: 'New stores and offers, nothing else.', ar: 'متاجر وعروض جديدة لا غير.' },
  fixed_footer_description: {
    en: 'A market for the whole city: order from stores nearby and watch it arrive.',
    ar: 'سوق للمدينة كلها: اطلب من المتاجر القريبة وتابع طلبك حتى يصل.',
  },
};

/** `$` encloses the highlighted part of a title; there are no app links. */
export const presentLanding = (place: RequestPlace): WireLanding => ({
  base_urls: {},
  header_title: localize(LANDING.header_title, place),
  header_sub_title: localize(LANDING.header_sub_title, place),
  fixed_newsletter_title: localize(LANDING.fixed_newsletter_title, place),
  fixed_newsletter_sub_title: localize(LANDING.fixed_newsletter_sub_title, place),
  fixed_footer_description: localize(LANDING.fixed_footer_description, place),
  download_user_app_links: {
    playstore_url_status: null,
    playstore_url: null,
    apple_store_url_status: null,
    apple_store_url: null,
  },
});
