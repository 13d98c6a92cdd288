/** Capabilities of each module type, as the config reports them (contract §3.1). */
import type { WireConfig } from '@shop/contract/config';

const MODULE_TYPES = ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel'];
const TRUE_FOR: Record<string, string[]> = {
  grocery: ['order_place_to_schedule_interval', 'stock', 'unit', 'organic'],
  food: ['add_on', 'veg_non_veg', 'item_available_time', 'show_restaurant_text', 'cutlery', 'new_variation'],
  pharmacy: ['stock', 'unit', 'order_attachment', 'common_condition', 'basic'],
  ecommerce: ['stock', 'unit', 'always_open', 'all_zone_service', 'brand'],
  parcel: ['always_open', 'is_parcel'],
};
const KEYS = new Set([...Object.values(TRUE_FOR).flat(), 'halal', 'nutrition']);

/** One entry per type, plus the list of types. */
export function moduleConfig(): WireConfig['module_config'] {
  const each = MODULE_TYPES.map((type) => [
    type,
    {
      order_status: { accepted: type === 'food' },
      ...Object.fromEntries([...KEYS].map((key) => [key, TRUE_FOR[type]?.includes(key) ?? false])),
      description: '',
    },
  ]);
  return { module_type: MODULE_TYPES, ...Object.fromEntries(each) };
}
