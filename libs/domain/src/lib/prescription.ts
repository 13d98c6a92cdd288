/** Orders by prescription: which pictures may be sent, and whether the store has said yet what it costs (PLUS-15). */
import { minor, type Minor } from '@shop/util';
import type { CartLine, Order, Store } from './entities';
import { isSettled } from './tracking';

/** What a backend can draw anew: of HEIC no browser but Safari, and no usual server, knows more than the name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
export const MOST_PICTURES = 5;
/** Megabytes of one picture. */
export const MOST_MEGABYTES = 5;
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** What is asked of a file; the browser's `File` is one. */
export interface PictureFile {
  name: string;
  /** Media type, empty when the browser knows none. */
  type: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
}
/** Why one file was left out, in the order in which the reasons are looked for. */
export interface PictureFault {
  name: string;
  reason: 'type' | 'empty' | 'size' | 'twice' | 'many';
}

/** Equal for what was chosen twice. */
export const pictureKey = ({ name, size, lastModified }: PictureFile): string => `${name}/${size}/${lastModified}`;

function faultOf(file: PictureFile, taken: readonly PictureFile[]): PictureFault['reason'] | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type.toLowerCase())) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > MOST_BYTES) return 'size';
  if (taken.some((known) => pictureKey(known) === pictureKey(file))) return 'twice';
  return taken.length >= MOST_PICTURES ? 'many' : null;
}

/**
 * Adds what was chosen to the pictures that are there.
 * @returns all pictures that may be sent, the known ones first, and why each of the others was left out
 */
export function addPictures<F extends PictureFile>(
  known: readonly F[],
  chosen: readonly F[],
): { pictures: F[]; faults: PictureFault[] } {
  const pictures = [...known];
  const faults: PictureFault[] = [];
  for (const file of chosen) {
    const reason = faultOf(file, pictures);
    if (reason) faults.push({ name: file.name, reason });
    else pictures.push(file);
  }
  return { pictures, faults };
}

/** Something in the cart is only given to whoever shows a prescription. */
export const needsPrescription = (lines: readonly CartLine[]): boolean =>
  lines.some(({ item }) => item.needsPrescription);

/** Orders of a prescription alone are paid in cash: nobody can say beforehand what they cost (contract §7.2). */
export const takesPrescriptionOrders = (
  store: Pick<Store, 'takesPrescriptions'>,
  shop: { prescriptions: boolean; cashOnDelivery: boolean },
): boolean => store.takesPrescriptions && shop.prescriptions && shop.cashOnDelivery;

type Figures = Pick<
  Order,
  'total' | 'deliveryCharge' | 'tip' | 'additionalCharge' | 'tax' | 'taxIncluded' | 'storeDiscount' | 'couponDiscount'
>;

/** What the goods of an order cost before any discount, from its other figures: an order by prescription has no rows. */
export function goodsAmount(order: Figures): Minor {
  const besides = order.deliveryCharge + order.tip + order.additionalCharge + (order.taxIncluded ? 0 : order.tax);
  return minor(order.total - besides + order.storeDiscount + order.couponDiscount);
}

/** The pharmacy reads the prescription: nothing but delivery, tip and service fee stands in the order so far (contract §7.2). */
export function awaitsPrice(order: Figures & Pick<Order, 'isPrescription' | 'status'>): boolean {
  return order.isPrescription && goodsAmount(order) <= 0 && !isSettled(order.status);
}
