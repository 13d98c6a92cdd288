/** The config in the wire format (contract §3.1). */
import type { WireConfig } from '@shop/contract/config';
import type { LatLng } from '@shop/domain';
import type { Config } from '../../config';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { LANGUAGES } from '../../languages';
import { DECIMALS, flag, folderOf, major, localize } from '../../present';
import { MARKETPLACE } from '../../marketplace';
import { gatewaysOf, presentGateways } from '../payments/gateways';
import { moduleConfig } from './module-config';

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

/** The business, its pictures and the default map position. */
const presentBusiness = (place: RequestPlace, config: Config, defaultPlace: LatLng) =>
  ({
    business_name: localize(MARKETPLACE.name, place),
    logo: 'logo.svg',
    logo_full_url: `${place.origin}/storage/business/logo.svg`,
    fav_icon: 'logo.svg',
    fav_icon_full_url: `${place.origin}/storage/business/logo.svg`,
    address: localize(
      { en: `1 Corniche, Harbour, ${MARKETPLACE.city.en}`, ar: `الكورنيش 1، الميناء، ${MARKETPLACE.city.ar}` },
      place,
    ),
    phone: '+35621000000',
    email: 'hello@almera.example',
    country: 'MT',
    timezone: MARKETPLACE.timeZone,
    footer_text: `© ${localize(MARKETPLACE.name, place)}`,
    cookies_text: localize(config.cookiesText, place),
    base_urls: baseUrls(place),
    default_location: { lat: String(defaultPlace.lat), lng: String(defaultPlace.lng) },
  }) satisfies Partial<WireConfig>;

/** Money, time and languages. */
const presentFormats = () =>
  ({
    currency_symbol: MARKETPLACE.currency.symbol,
    currency_symbol_direction: MARKETPLACE.currency.side,
    digit_after_decimal_point: DECIMALS,
    timeformat: MARKETPLACE.hours,
    language: LANGUAGES.map(({ code, name }) => ({ key: code, value: name })),
    sys_language: LANGUAGES.map(({ code, name, direction }, index) => ({
      key: code,
      value: name,
      direction,
      default: index === 0,
    })),
  }) satisfies Partial<WireConfig>;

/** Order types, payment and fees. */
const presentTerms = (place: RequestPlace, config: Config) =>
  ({
    country_picker_status: 1,
    schedule_order: true,
    schedule_order_slot_duration: 30,
    cash_on_delivery: MARKETPLACE.cashOnDelivery,
    digital_payment: gatewaysOf(config).length > 0,
    maintenance_mode: false,
    demo: config.demo,
    customer_verification: config.verifyPhones,
    order_confirmation_model: 'store',
    free_delivery_over: major(MARKETPLACE.freeDeliveryOver),
    guest_checkout_status: 1,
    home_delivery_status: 1,
    takeaway_status: 1,
    tax_included: MARKETPLACE.taxIncluded ? 1 : 0,
    additional_charge_status: 1,
    additional_charge_name: localize(MARKETPLACE.additionalChargeName, place),
    additional_charge: major(MARKETPLACE.additionalCharge),
    customer_wallet_status: 1,
    add_fund_status: 1,
    loyalty_point_status: 1,
    loyalty_point_exchange_rate: MARKETPLACE.loyalty.exchangeRate,
    loyalty_point_item_purchase_point: MARKETPLACE.loyalty.pointsPerHundred,
    loyalty_point_minimum_point: MARKETPLACE.loyalty.minimum,
    ref_earning_status: 1,
    ref_earning_exchange_rate: major(MARKETPLACE.referralReward),
  }) satisfies Partial<WireConfig>;

/** Order policies, and links to social media. */
const presentPolicies = () =>
  ({
    refund_active_status: 1,
    dm_tips_status: 1,
    parcel_per_km_shipping_charge: major(MARKETPLACE.parcel.perKm),
    parcel_minimum_shipping_charge: major(MARKETPLACE.parcel.minimum),
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
  }) satisfies Partial<WireConfig>;

/** Sign-in options. */
function presentSignIn({ firebase, verifyPhones }: Config) {
  const media = firebase?.media ?? [];
  return {
    social_login: (['google', 'facebook'] as const).map((login_medium) => ({
      login_medium,
      status: media.includes(login_medium),
    })),
    apple_login: [{ login_medium: 'apple', status: media.includes('apple') }],
    centralize_login: {
      manual_login_status: 1,
      otp_login_status: 1,
      social_login_status: flag(media.length > 0),
      google_login_status: flag(media.includes('google')),
      facebook_login_status: flag(media.includes('facebook')),
      apple_login_status: flag(media.includes('apple')),
      email_verification_status: 0,
      phone_verification_status: flag(verifyPhones),
    },
    firebase_otp_verification: flag(Boolean(firebase?.apiKey)),
  } satisfies Partial<WireConfig>;
}

/** Everything a storefront needs at startup; no secrets. */
export function presentConfig(
  place: RequestPlace,
  { config, city, vapid }: Pick<Shop, 'config' | 'city' | 'vapid'>,
): WireConfig {
  return {
    ...presentBusiness(place, config, city.place),
    ...presentFormats(),
    ...presentTerms(place, config),
    ...presentPolicies(),
    ...presentSignIn(config),
    is_sms_active: true,
    is_mail_active: config.smtp !== null || config.demo,
    web_push_public_key: vapid.publicKey,
    guest_push_status: 1,
    kept_data_status: 1,
    active_payment_method_list: presentGateways(config, place),
    module: null,
    module_config: moduleConfig(),
  };
}
