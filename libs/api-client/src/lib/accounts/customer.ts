/** The signed-in customer (contract §2.6). */
import type { WireCustomer } from '@shop/contract/account';
import type { Customer } from '@shop/domain';
import { decoded, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { number, picture, text, type WireMoney } from '../base/wire';

export function toCustomer(wire: Tolerant<WireCustomer>, money: WireMoney): Customer {
  return {
    id: text(wire.id),
    firstName: text(wire.f_name),
    lastName: text(wire.l_name),
    email: text(wire.email),
    phone: text(wire.phone),
    image: picture(wire.image, wire.image_full_url, null),
    orderCount: number(wire.order_count),
    refCode: text(wire.ref_code),
    wallet: money.read(wire.wallet_balance),
    points: Math.floor(number(wire.loyalty_point)),
    isSocial: !['', 'manual', 'otp', 'null'].includes(text(wire.login_medium)) || text(wire.social_id) !== '',
  };
}

export const customerEndpoints = (build: EndpointBuild) => ({
  getCustomer: build.query<Customer, void>({
    query: () => ({ url: '/api/v1/customer/info' }),
    transformResponse: decoded(toCustomer),
    providesTags: ['Customer'],
  }),
});
