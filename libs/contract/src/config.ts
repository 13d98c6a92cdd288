/** What a shop starts with (contract §3.1, §3.2): the config, and the texts of the landing page. */
import Type, { type Static } from 'typebox';
import { Flag, Id, Nullable, Text } from './common';

const Open = { additionalProperties: true };

const Language = Type.Object({ key: Text, value: Text });
const Login = Type.Object({ login_medium: Text, status: Type.Boolean() });
export const WireGateway = Type.Object({
  gateway: Text,
  gateway_title: Text,
  gateway_image: Text,
  gateway_image_full_url: Text,
});

/** Everything a storefront needs at startup. Amounts in major units. */
export const WireConfig = Type.Object({
  business_name: Text,
  logo: Text,
  logo_full_url: Text,
  fav_icon: Text,
  fav_icon_full_url: Text,
  address: Text,
  phone: Text,
  email: Text,
  country: Text,
  timezone: Text,
  footer_text: Text,
  cookies_text: Text,
  /** Folders of pictures by their names. */
  base_urls: Type.Record(Text, Text),
  default_location: Type.Object({ lat: Text, lng: Text }),
  currency_symbol: Text,
  currency_symbol_direction: Type.Union([Type.Literal('left'), Type.Literal('right')]),
  digit_after_decimal_point: Type.Integer(),
  timeformat: Text,
  language: Type.Array(Language),
  sys_language: Type.Array(Type.Object({ ...Language.properties, direction: Text, default: Type.Boolean() })),
  country_picker_status: Flag,
  schedule_order: Type.Boolean(),
  /** Minutes. */
  schedule_order_slot_duration: Type.Integer(),
  cash_on_delivery: Type.Boolean(),
  digital_payment: Type.Boolean(),
  maintenance_mode: Type.Boolean(),
  demo: Type.Boolean(),
  customer_verification: Type.Boolean(),
  order_confirmation_model: Text,
  free_delivery_over: Nullable(Type.Number()),
  guest_checkout_status: Flag,
  home_delivery_status: Flag,
  takeaway_status: Flag,
  tax_included: Flag,
  additional_charge_status: Flag,
  additional_charge_name: Text,
  additional_charge: Type.Number(),
  customer_wallet_status: Flag,
  add_fund_status: Flag,
  loyalty_point_status: Flag,
  loyalty_point_exchange_rate: Type.Number(),
  loyalty_point_item_purchase_point: Type.Number(),
  loyalty_point_minimum_point: Type.Number(),
  ref_earning_status: Flag,
  ref_earning_exchange_rate: Type.Number(),
  refund_active_status: Flag,
  dm_tips_status: Flag,
  parcel_per_km_shipping_charge: Type.Number(),
  parcel_minimum_shipping_charge: Type.Number(),
  partial_payment_status: Flag,
  partial_payment_method: Text,
  offline_payment_status: Flag,
  prescription_order_status: Type.Boolean(),
  refund_policy: Flag,
  cancelation_policy: Flag,
  shipping_policy: Flag,
  toggle_veg_non_veg: Type.Boolean(),
  social_media: Type.Array(Type.Object({ id: Id, name: Text, link: Text, status: Flag })),
  social_login: Type.Array(Login),
  apple_login: Type.Array(Login),
  centralize_login: Type.Object({
    manual_login_status: Flag,
    otp_login_status: Flag,
    social_login_status: Flag,
    google_login_status: Flag,
    facebook_login_status: Flag,
    apple_login_status: Flag,
    email_verification_status: Flag,
    phone_verification_status: Flag,
  }),
  firebase_otp_verification: Flag,
  is_sms_active: Type.Boolean(),
  is_mail_active: Type.Boolean(),
  /** Browsers subscribe to pushes with it (an extension of the contract). */
  web_push_public_key: Text,
  /** A guest's device can be told of an order (an extension of the contract: `customer/order/push-subscription`). */
  guest_push_status: Flag,
  /** Customers can download all that is kept about them (an extension of the contract: `customer/kept-data`). */
  kept_data_status: Flag,
  active_payment_method_list: Type.Array(WireGateway),
  module: Type.Null(),
  /** Capabilities by the types of modules, and the list of these types. */
  module_config: Type.Object({ module_type: Type.Array(Text) }, Open),
});
export type WireConfig = Static<typeof WireConfig>;

/** `$` encloses the highlighted part of a title. */
export const WireLanding = Type.Object({
  base_urls: Type.Object({}, Open),
  header_title: Text,
  header_sub_title: Text,
  fixed_newsletter_title: Text,
  fixed_newsletter_sub_title: Text,
  fixed_footer_description: Text,
  download_user_app_links: Type.Object({
    playstore_url_status: Nullable(Text),
    playstore_url: Nullable(Text),
    apple_store_url_status: Nullable(Text),
    apple_store_url: Nullable(Text),
  }),
});
export type WireLanding = Static<typeof WireLanding>;
