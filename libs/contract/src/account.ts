/** Account endpoints (contract §6): sign-up, sign-in, codes, customer, addresses, wish list. */
import { MOST_POINTS } from '@shop/util';
import Type, { type Static } from 'typebox';
import { GuestId } from './cart';
import { Flag, Id, Latitude, Longitude, Nullable, RowId, Text } from './common';
import { WireItem } from './item';
import { WireStore } from './store';

const Short = Type.String({ maxLength: 200 });
const Password = Type.String({ maxLength: 200 });
const Code = Type.Union([Type.String({ maxLength: 20 }), Type.Integer({ minimum: 0, maximum: 1e9 })]);
const GuestOf = Type.Optional(Nullable(GuestId));
/** The proof of a response without a token; sent back with the next request (our extension of the contract). */
const Proof = Type.Optional(Nullable(Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$' })));

/** v2 sends both names, v3 one `name`. */
export const SignUp = Type.Object({
  f_name: Type.Optional(Short),
  l_name: Type.Optional(Short),
  name: Type.Optional(Short),
  email: Short,
  phone: Short,
  password: Password,
  ref_code: Type.Optional(Nullable(Short)),
  guest_id: GuestOf,
});
export type SignUp = Static<typeof SignUp>;

/** Data of a social login: `token` is a Firebase id token, `unique_id` its subject. */
const Social = {
  token: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
  unique_id: Type.Optional(Nullable(Short)),
  medium: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  access_token: Type.Optional(Nullable(Type.String({ maxLength: 5000 }))),
  platform: Type.Optional(Nullable(Short)),
};

/**
 * v2 `{phone, password}`; v3 `{login_type, email_or_phone, password, field_type}`, `{login_type: 'otp', phone, otp}` or
 * `{login_type: 'social', token, unique_id, email, medium}`.
 */
export const SignIn = Type.Object({
  ...Social,
  login_type: Type.Optional(Type.Union([Type.Literal('manual'), Type.Literal('otp'), Type.Literal('social')])),
  email_or_phone: Type.Optional(Short),
  phone: Type.Optional(Short),
  email: Type.Optional(Short),
  field_type: Type.Optional(Short),
  password: Type.Optional(Password),
  otp: Type.Optional(Nullable(Code)),
  guest_id: GuestOf,
});
export type SignIn = Static<typeof SignIn>;

/** The token is null while the phone must be verified first, or when a code was just sent. */
export const SignedIn = Type.Object({
  message: Type.Optional(Text),
  token: Nullable(Text),
  is_phone_verified: Flag,
  is_email_verified: Flag,
  is_personal_info: Flag,
  is_exist_user: Type.Null(),
  login_type: Text,
  email: Nullable(Text),
  phone: Nullable(Text),
  /**
   * Without a token: the `proof` for `update-info` or `verify-phone`, valid once and for ten minutes (our extension).
   */
  proof: Type.Optional(Text),
});
export type SignedIn = Static<typeof SignedIn>;

/** v2: social sign-in. 403 with the code `email`: no account yet, `social-register` creates one. */
export const SocialSignIn = Type.Object({
  ...Social,
  token: Type.String({ minLength: 1, maxLength: 5000 }),
  medium: Type.String({ minLength: 1, maxLength: 20 }),
  email: Type.Optional(Nullable(Short)),
  phone: Type.Optional(Nullable(Short)),
  name: Type.Optional(Nullable(Short)),
  ref_code: Type.Optional(Nullable(Short)),
  guest_id: GuestOf,
});
export type SocialSignIn = Static<typeof SocialSignIn>;

/**
 * v3: personal data of a customer whose phone or e-mail address was just verified, shown by `proof` (our extension).
 */
export const UpdateInfo = Type.Object({
  login_type: Type.Optional(Short),
  name: Short,
  phone: Type.Optional(Nullable(Short)),
  email: Type.Optional(Nullable(Short)),
  ref_code: Type.Optional(Nullable(Short)),
  proof: Proof,
  guest_id: GuestOf,
});
export type UpdateInfo = Static<typeof UpdateInfo>;

/** A code sent by Firebase SMS. */
export const FirebaseCode = Type.Object({
  session_info: Type.String({ minLength: 1, maxLength: 5000 }),
  phone: Short,
  otp: Code,
  login_type: Type.Optional(Short),
  guest_id: GuestOf,
});
export type FirebaseCode = Static<typeof FirebaseCode>;

export const CheckEmail = Type.Object({ email: Short });
export const VerifyEmail = Type.Object({ email: Short, token: Code });

/** Without the proof of the response that asked for the code, the password that was set before is dropped. */
export const VerifyPhone = Type.Object({
  phone: Short,
  otp: Type.Optional(Code),
  token: Type.Optional(Code),
  proof: Proof,
  guest_id: GuestOf,
});
export type VerifyPhone = Static<typeof VerifyPhone>;

/** Owner of the password: one of both. */
const Whose = { phone: Type.Optional(Nullable(Short)), email: Type.Optional(Nullable(Short)) };
export const ForgotPassword = Type.Object({ ...Whose, verification_method: Type.Optional(Nullable(Short)) });
export const VerifyToken = Type.Object({ ...Whose, reset_token: Code });
export const ResetPassword = Type.Object({
  ...Whose,
  reset_token: Code,
  password: Password,
  confirm_password: Password,
});
/** As the reset with the backend's own code; `reset_token` is the code of the Firebase SMS. */
export const FirebaseReset = Type.Object({
  ...ResetPassword.properties,
  session_info: Type.String({ minLength: 1, maxLength: 5000 }),
});

export const WireCustomer = Type.Object({
  id: Id,
  f_name: Text,
  l_name: Text,
  email: Text,
  phone: Text,
  image: Nullable(Text),
  image_full_url: Nullable(Text),
  order_count: Type.Integer(),
  member_since_days: Type.Integer(),
  created_at: Text,
  wallet_balance: Type.Number(),
  loyalty_point: Type.Integer({
    description: `At most ${MOST_POINTS}: an order that would exceed it earns what fits.`,
  }),
  ref_code: Text,
  social_id: Nullable(Text),
  login_medium: Nullable(Text),
  is_phone_verified: Flag,
  is_email_verified: Flag,
  userinfo: Type.Object({ id: Id, f_name: Text, l_name: Text, phone: Text, email: Text, image: Nullable(Text) }),
  is_valid_for_discount: Type.Boolean(),
  discount_amount: Type.Number(),
  discount_amount_type: Text,
  validity: Text,
  selected_modules_for_interest: Type.Array(Id),
});
export type WireCustomer = Static<typeof WireCustomer>;

/**
 * A new password, e-mail address or phone requires `current_password` (our extension), or the code `otp` for accounts
 * without a password: a 403 says which.
 */
export const UpdateProfile = Type.Object({
  f_name: Type.Optional(Short),
  l_name: Type.Optional(Short),
  name: Type.Optional(Short),
  email: Type.Optional(Short),
  phone: Type.Optional(Short),
  password: Type.Optional(Nullable(Password)),
  current_password: Type.Optional(Nullable(Password)),
  otp: Type.Optional(Nullable(Code)),
});
export type UpdateProfile = Static<typeof UpdateProfile>;

export const WireAddress = Type.Object({
  id: Id,
  user_id: Id,
  address_type: Text,
  address_label: Text,
  contact_person_name: Text,
  contact_person_number: Text,
  contact_person_email: Text,
  address: Text,
  latitude: Text,
  longitude: Text,
  zone_id: Nullable(Id),
  zone_ids: Type.Array(Id),
  road: Text,
  house: Text,
  floor: Text,
  additional_information: Text,
  created_at: Text,
  updated_at: Text,
});
export type WireAddress = Static<typeof WireAddress>;

export const SaveAddress = Type.Object({
  contact_person_name: Short,
  contact_person_number: Short,
  contact_person_email: Type.Optional(Nullable(Short)),
  address_type: Short,
  address_label: Type.Optional(Nullable(Short)),
  address: Type.String({ maxLength: 500 }),
  latitude: Latitude,
  longitude: Longitude,
  road: Type.Optional(Nullable(Short)),
  house: Type.Optional(Nullable(Short)),
  floor: Type.Optional(Nullable(Short)),
  additional_information: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
});
export type SaveAddress = Static<typeof SaveAddress>;

/** Exactly one of both, in the query or in the body. */
export const WishOf = Type.Object({
  item_id: Type.Optional(Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })])),
  store_id: Type.Optional(Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })])),
});
export type WishOf = Static<typeof WishOf>;
export const WireWishes = Type.Object({ item: Type.Array(WireItem), store: Type.Array(WireStore) });
export type WireWishes = Static<typeof WireWishes>;

export const WireNotification = Type.Object({
  id: Id,
  data: Type.Object({
    title: Text,
    description: Text,
    image: Nullable(Text),
    type: Text,
    order_id: Nullable(Id),
    /** Of a chat message, with who wrote it (extensions of the contract). */
    conversation_id: Nullable(Id),
    sender_type: Nullable(Text),
  }),
  /** Whether the customer has seen it (an extension of the contract). */
  is_read: Flag,
  created_at: Text,
  updated_at: Text,
});
export type WireNotification = Static<typeof WireNotification>;

/** Newest first; `before`: only those with a smaller id (extensions of the contract). */
export const NotificationQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  before: Type.Optional(RowId),
});

/** The notifications that were seen. */
export const NotificationsRead = Type.Object({ ids: Type.Array(RowId, { minItems: 1, maxItems: 100 }) });
export type NotificationsRead = Static<typeof NotificationsRead>;

const Ways = Type.Object({ app: Type.Boolean(), push: Type.Boolean(), mail: Type.Boolean() });
/** What a customer wants to be told of, and how (an extension of the contract). */
export const WireNotificationChoices = Type.Object({ order: Ways, offer: Ways, chat: Ways });
export type WireNotificationChoices = Static<typeof WireNotificationChoices>;

export const ChooseNotification = Type.Object({
  kind: Type.Union([Type.Literal('order'), Type.Literal('offer'), Type.Literal('chat')]),
  way: Type.Union([Type.Literal('app'), Type.Literal('push'), Type.Literal('mail')]),
  is_on: Type.Boolean(),
});
export type ChooseNotification = Static<typeof ChooseNotification>;

/** A browser's own push subscription (an extension of the contract). */
export const PushSubscription = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 500 }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 100 }), auth: Type.String({ maxLength: 30 }) }),
});
export type PushSubscription = Static<typeof PushSubscription>;

/** The device that is told of a guest's order, one of both kinds; neither: none is told any more (an extension of the contract). */
export const OrderPush = Type.Object({
  order_id: Type.Union([Type.Integer({ minimum: 1 }), Type.String({ maxLength: 40 })]),
  guest_id: GuestOf,
  subscription: Type.Optional(Nullable(PushSubscription)),
  cm_firebase_token: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 500 }))),
});
export type OrderPush = Static<typeof OrderPush>;
