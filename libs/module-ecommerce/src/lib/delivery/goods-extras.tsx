/** At the end of goods that are open: delivery and returns. What is opened here is remembered on this device (PLUS-82, PLUS-83). */
import type { SlotProps } from '@shop/module-kit';
import { deviceStorage, recordView } from '@shop/session';
import { useEffect } from 'react';
import { DeliveryFacts } from './delivery-facts';

export default function GoodsExtras({ item }: SlotProps['itemExtras']) {
  const { id, moduleId } = item;
  useEffect(() => recordView(deviceStorage, { id, moduleId }), [id, moduleId]);
  return <DeliveryFacts item={item} />;
}
