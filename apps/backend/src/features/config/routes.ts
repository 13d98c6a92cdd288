/** What a storefront needs to start: config and landing page (contract §3.1, §3.2). */
import Type from 'typebox';
import type { Shop } from '../../context';
import type { Config } from '../../config';
import { LANGUAGES } from '../../languages';
import type { RequestPlace } from '../../plugins/place';
import { DIGITS, folderOf, major, words } from '../../present';
import { SHOP } from '../../shop';
import { gatewaysOf, presentGateways } from '../payments/gateways';
import { DEFAULT_PLACE } from '../../world/city/plan';

const MODULE_TYPES = ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel'];
const TRUE_FOR: Record<string, string[]> = {
  grocery: ['order_place_to_schedule_interval', 'stock', 'unit', 'organic'],
  food: ['add_on', 'veg_non_veg', 'item_available_time', 'show_restaurant_text', 'cutlery', 'new_variation'],
  pharmacy: ['stock', 'unit', 'order_attachment', 'common_condition', 'basic'],
  ecommerce: ['stock', 'unit', 'always_open', 'all_zone_service', 'brand'],
  parcel: ['always_open', 'is_parcel'],
};
const KEYS = [
  'order_place_to_schedule_interval',
  'add_on',
  'stock',
  'veg_non_veg',
  'unit',
  'order_attachment',
  'always_open',
  'all_zone_service',
  'item_available_time',
  'show_restaurant_text',
  'is_parcel',
  'organic',
  'cutlery',
  'common_condition',
  'basic',
  'new_variation',
  'brand',
  'halal',
  'nutrition',
];

function moduleConfig(): Record<string, unknown> {
  const each = MODULE_TYPES.map((type) => [
    type,
    {
      order_status: { accepted: type === 'food' },
      ...Object.fromEntries(KEYS.map((key) => [key, TRUE_FOR[type]?.includes(key) ?? false])),
      description: '',
    },
  ]);
  return { module_type: MODULE_TYPES, ...Object.fromEntries(each) };
}

function baseUrls(place: RequestPlace): Record<string, string> {
  return {
    item_image_url: folderOf(place, 'product'),
    campaign_image_url: folderOf(place, 'product'),
    store_image_url: folderOf(place, 'store'),
    store_cover_photo_url: folderOf(place, 'store/cover'),
    category_image_url: folderOf(place, 'category'),
    banner_image_url: folderOf(place, 'banner'),
    module_image_url: folderOf(place, 'module'),
    parcel_category_image_url: folderOf(place, 'category'),
    delivery_man_image_url: folderOf(place, 'delivery-man'),
    customer_image_url: `${place.origin}/storage/profile`,
    business_logo_url: `${place.origin}/storage/business`,
  };
}

function presentConfig(place: RequestPlace, config: Config) {
  return {
    business_name: words(SHOP.name, place),
    logo: 'logo.svg',
    logo_full_url: `${place.origin}/storage/business/logo.svg`,
    fav_icon: 'logo.svg',
    fav_icon_full_url: `${place.origin}/storage/business/logo.svg`,
    address: words({ en: `1 Corniche, Harbour, ${SHOP.city.en}`, ar: `الكورنيش 1، الميناء، ${SHOP.city.ar}` }, place),
    phone: '+35621000000',
    email: 'hello@almera.example',
    country: 'MT',
    timezone: SHOP.timeZone,
    footer_text: `© ${words(SHOP.name, place)}`,
    cookies_text: words(config.cookiesText, place),
    base_urls: baseUrls(place),
    default_location: { lat: String(DEFAULT_PLACE.lat), lng: String(DEFAULT_PLACE.lng) },
    currency_symbol: SHOP.currency.symbol,
    currency_symbol_direction: SHOP.currency.side,
    digit_after_decimal_point: DIGITS,
    timeformat: '12',
    language: LANGUAGES.map(({ code, name }) => ({ key: code, value: name })),
    sys_language: LANGUAGES.map(({ code, name, direction }, at) => ({
      key: code,
      value: name,
      direction,
      default: at === 0,
    })),
    country_picker_status: 1,
    schedule_order: true,
    schedule_order_slot_duration: 30,
    cash_on_delivery: SHOP.cashOnDelivery,
    digital_payment: gatewaysOf(config).length > 0,
    maintenance_mode: false,
    demo: config.demo,
    customer_verification: config.verifyPhones,
    order_confirmation_model: 'store',
    free_delivery_over: major(SHOP.freeDeliveryOver),
    guest_checkout_status: 1,
    home_delivery_status: 1,
    takeaway_status: 1,
    tax_included: SHOP.taxIncluded ? 1 : 0,
    additional_charge_status: 1,
    additional_charge_name: words(SHOP.additionalChargeName, place),
    additional_charge: major(SHOP.additionalCharge),
    customer_wallet_status: 1,
    add_fund_status: 1,
    loyalty_point_status: 1,
    loyalty_point_exchange_rate: SHOP.loyalty.exchangeRate,
    loyalty_point_item_purchase_point: SHOP.loyalty.pointsPerHundred,
    loyalty_point_minimum_point: SHOP.loyalty.minimum,
    ref_earning_status: 1,
    ref_earning_exchange_rate: major(SHOP.referralReward),
    refund_active_status: 1,
    dm_tips_status: 1,
    parcel_per_km_shipping_charge: major(SHOP.parcel.perKm),
    parcel_minimum_shipping_charge: major(SHOP.parcel.minimum),
    partial_payment_status: 1,
    partial_payment_method: 'both',
    offline_payment_status: 1,
    prescription_order_status: true,
    refund_policy: 1,
    cancelation_policy: 1,
    shipping_policy: 1,
    toggle_veg_non_veg: true,
    social_media: ['facebook', 'instagram', 'twitter'].map((name, index) => ({
      id: index + 1,
      name,
      link: `https://${name}.com/almera.example`,
      status: 1,
    })),
    social_login: (['google', 'facebook'] as const).map((login_medium) => ({
      login_medium,
      status: config.firebase?.media.includes(login_medium) ?? false,
    })),
    apple_login: [{ login_medium: 'apple', status: config.firebase?.media.includes('apple') ?? false }],
    centralize_login: {
      manual_login_status: 1,
      otp_login_status: 1,
      social_login_status: (config.firebase?.media.length ?? 0) > 0 ? 1 : 0,
      google_login_status: config.firebase?.media.includes('google') ? 1 : 0,
      facebook_login_status: config.firebase?.media.includes('facebook') ? 1 : 0,
      apple_login_status: config.firebase?.media.includes('apple') ? 1 : 0,
      email_verification_status: 0,
      phone_verification_status: config.verifyPhones ? 1 : 0,
    },
    firebase_otp_verification: config.firebase?.apiKey ? 1 : 0,
    is_sms_active: true,
    is_mail_active: config.smtp !== null || config.demo,
    active_payment_method_list: presentGateways(config, place),
    module: null,
    module_config: moduleConfig(),
  };
}

const LANDING = {
  header_title: { en: '$Everything$ in the city, at your door', ar: '$كل شيء$ في المدينة عند بابك' },
  header_sub_title: {
    en: 'Groceries, hot meals, medicine and shopping from the places you know.',
    ar: 'بقالة ووجبات ساخنة ودواء وتسوّق من الأماكن التي تعرفها.',
  },
  fixed_newsletter_title: { en: 'Good things, once a week', ar: 'أخبار طيبة مرة في الأسبوع' },
  fixed_newsletter_sub_title: { en: 'New shops and offers, nothing else.', ar: 'متاجر وعروض جديدة لا غير.' },
  fixed_footer_description: {
    en: 'A market for the whole city: order from shops nearby and watch it arrive.',
    ar: 'سوق للمدينة كلها: اطلب من المتاجر القريبة وتابع طلبك حتى يصل.',
  },
};

export function configRoutes({ app, config }: Shop): void {
  const Open = Type.Object({}, { additionalProperties: true });
  app.get(
    '/api/v1/config',
    { config: { shared: 'anywhere' }, schema: { operationId: 'config', tags: ['start'], response: { 200: Open } } },
    async (request) => presentConfig(request.place, config),
  );
  for (const [path, operationId] of [
    ['react-landing-page', 'landingPage'],
    ['flutter-landing-page', 'mobileLandingPage'],
  ] as const)
    app.get(
      `/api/v1/${path}`,
      { config: { shared: 'anywhere' }, schema: { operationId, tags: ['start'], response: { 200: Open } } },
      async ({ place }) => ({
        base_urls: {},
        ...Object.fromEntries(Object.entries(LANDING).map(([key, text]) => [key, words(text, place)])),
        download_user_app_links: {
          playstore_url_status: null,
          playstore_url: null,
          apple_store_url_status: null,
          apple_store_url: null,
        },
      }),
    );
}
