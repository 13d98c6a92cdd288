/** Keys of the pictures of an order, for its idempotency key. */
import { pictureKey } from '@shop/domain/checkout';
import { contentKey } from '@shop/util';

/**
 * Equal for the same pictures, as the backend compares them: by content, in any order. The same photo chosen again has
 * another time, and sometimes another name.
 */
export async function pictureKeys(pictures: readonly File[]): Promise<string[]> {
  const keys = await Promise.all(pictures.map(async (picture) => (await contentKey(picture)) ?? pictureKey(picture)));
  return keys.sort();
}
