/** The signed-in customer in the wire format (contract §6.2). */
import { utc } from '@shop/util';
import type { WireCustomer } from '@shop/contract/account';
import type { RequestPlace } from '../../plugins/place';
import { major } from '../../present';
import type { CustomerRow } from '../shoppers/caller';

/** Number of orders, wallet balance in minor units, loyalty points. */
export interface Figures {
  orders: number;
  wallet: number;
  points: number;
}

/** @param now the end of `member_since_days` */
export function presentCustomer(
  customer: CustomerRow,
  { orders, wallet, points }: Figures,
  place: RequestPlace,
  now: Date,
): WireCustomer {
  const { id, firstName, lastName, email, phone, image } = customer;
  const person = { id, f_name: firstName, l_name: lastName, phone, email, image };
  return {
    ...person,
    image_full_url: image ? `${place.origin}/storage/profile/${image}` : null,
    order_count: orders,
    member_since_days: utc(now).diff(customer.createdAt, 'day'),
    created_at: customer.createdAt.toISOString(),
    wallet_balance: major(wallet),
    loyalty_point: points,
    ref_code: customer.refCode,
    social_id: customer.socialId,
    login_medium: customer.loginMedium,
    is_phone_verified: customer.phoneVerified ? 1 : 0,
    is_email_verified: customer.emailVerified ? 1 : 0,
    userinfo: person,
    is_valid_for_discount: false,
    discount_amount: 0,
    discount_amount_type: 'percent',
    validity: '',
    selected_modules_for_interest: customer.interests,
  };
}
