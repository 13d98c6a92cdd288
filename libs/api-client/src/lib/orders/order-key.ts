/** How an order is found: signed in by its id, a guest by guest id or phone too. */
export interface OrderKey {
  orderId: string;
  guestId: string | null;
  phone: string | null;
}

/** The same as the query of a request. */
export const keyParams = ({ orderId, guestId, phone }: OrderKey) => ({
  order_id: orderId,
  guest_id: guestId,
  contact_number: phone,
});
