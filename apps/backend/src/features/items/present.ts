/** Maps item rows to the wire format (contract §2.1), and to the rules of @shop/domain. */
import type { WireItem } from '@shop/contract/item';
import type { Choice, Item } from '@shop/domain';
import { ALLERGENS, DIETS, type Diet } from '@shop/domain/diet';
import { minor } from '@shop/util';
import type { ChoiceRow, ItemChoiceRow, Localized } from '../../db/schema';
import type { RequestPlace } from '../../plugins/place';
import { flag, folderOf, major, windowOf, localize } from '../../present';
import type { ItemRow } from './queries';

/** The stock that is left. In a flash sale it is at most what is left of the sale. */
const stockOf = ({ item, flash }: ItemRow): number | null =>
  flash ? Math.min(item.stock ?? Number.POSITIVE_INFINITY, flash.stock - flash.sold) : item.stock;

type Translate = (text: Localized) => string;

/** The main category first, if there is one. */
const presentCategories = ({ category, parentName }: ItemRow, translate: Translate) =>
  parentName
    ? [
        { id: String(category.parentId), position: 1, name: translate(parentName) },
        { id: String(category.id), position: 2, name: translate(category.name) },
      ]
    : [{ id: String(category.id), position: 1, name: translate(category.name) }];

type PlaceOfItem = Pick<RequestPlace, 'language' | 'origin'>;

/** The colours of a choice, if its options are colours. */
function presentSwatches({ options, swatches }: ItemChoiceRow, translate: Translate, place: PlaceOfItem) {
  if (!swatches) return {};
  return {
    swatches: swatches.slice(0, options.length).map(({ colour, image }, index) => ({
      option: translate(options[index] as Localized),
      colour,
      ...(image ? { image, image_full_url: `${folderOf(place, 'product')}/${image}` } : {}),
    })),
  };
}

/** The choices that an item offers: variations, option groups, add-ons. */
const presentChoices = ({ item, variations, addOns }: ItemRow, translate: Translate, place: PlaceOfItem) => ({
  variations: variations.map((variation) => ({
    type: translate(variation.type),
    price: major(variation.price),
    stock: variation.stock,
  })),
  choice_options: item.choices.map((choice, index) => ({
    name: `choice_${index + 1}`,
    title: translate(choice.title),
    options: choice.options.map(translate),
    ...presentSwatches(choice, translate, place),
  })),
  attributes: item.choices.map((_, index) => index + 1),
  food_variations: item.groups.map((group) => ({
    name: translate(group.name),
    type: group.multi ? ('multi' as const) : ('single' as const),
    min: String(group.min),
    max: String(group.max),
    required: group.required ? ('on' as const) : ('off' as const),
    values: group.options.map((option) => ({
      label: translate(option.label),
      optionPrice: String(major(option.price)),
    })),
  })),
  add_ons: addOns.map((addOn) => ({
    id: addOn.id,
    name: translate(addOn.name),
    price: major(addOn.price),
    store_id: addOn.storeId,
    status: 1 as const,
  })),
});

const DIET_COLUMNS = { halal: 'halal', vegan: 'vegan', gluten_free: 'glutenFree' } as const satisfies Record<
  Diet,
  string
>;

/** Without what is unknown. */
export function presentDiet(
  item: Pick<ItemRow['item'], 'allergens' | (typeof DIET_COLUMNS)[Diet]>,
): Pick<WireItem, 'diets' | 'allergens'> {
  const diets = DIETS.filter((diet) => item[DIET_COLUMNS[diet]]);
  const { allergens } = item;
  return {
    ...(diets.length > 0 ? { diets } : {}),
    ...(allergens ? { allergens: ALLERGENS.filter((one) => allergens.includes(one)) } : {}),
  };
}

/** Only what is known: most items are no medicine. */
const presentMedicine = (
  { activeIngredient, packSize, packDays, prescription }: ItemRow['item'],
  translate: Translate,
) => ({
  ...(activeIngredient ? { active_ingredient: translate(activeIngredient) } : {}),
  ...(packSize ? { pack_size: translate(packSize) } : {}),
  ...(packDays ? { pack_days: packDays } : {}),
  ...(prescription ? { is_prescription_required: 1 as const } : {}),
});

/** Depends on row, language and origin only, which are the cache key (decision 069). */
export function presentItem(row: ItemRow, place: PlaceOfItem): WireItem {
  const { item, store, flash } = row;
  const discounted = flash ?? item;
  const translate: Translate = (text) => localize(text, place);
  const url = `${folderOf(place, 'product')}/${item.image}`;
  const unit = item.unit ? translate(item.unit) : null;
  return {
    id: item.id,
    name: translate(item.name),
    slug: item.slug,
    description: translate(item.description),
    image: item.image,
    image_full_url: url,
    image_tint: item.tint,
    images: [item.image, ...item.images],
    images_full_url: [item.image, ...item.images].map((name) => `${folderOf(place, 'product')}/${name}`),
    category_id: item.categoryId,
    category_ids: presentCategories(row, translate),
    price: major(item.price),
    tax: 0,
    tax_type: 'percent',
    discount: discounted.discountType === 'percent' ? discounted.discount : major(discounted.discount),
    discount_type: discounted.discountType,
    store_discount: store.discountPercent,
    ...presentChoices(row, translate, place),
    stock: stockOf(row),
    maximum_cart_quantity: item.maximumQuantity,
    unit_type: unit,
    unit: unit ? { id: 1, unit } : null,
    ...(item.netAmount && item.netUnit ? { net_amount: item.netAmount, net_unit: item.netUnit } : {}),
    ...presentMedicine(item, translate),
    veg: flag(item.veg),
    ...presentDiet(item),
    organic: flag(item.organic),
    recommended: flag(item.recommended),
    flash_sale: flag(flash !== null),
    is_campaign: flag(item.campaignFrom !== null),
    ...(item.campaignFrom && item.campaignTo ? windowOf(item.campaignFrom, item.campaignTo) : {}),
    is_halal: flag(item.halal),
    status: 1,
    available_time_starts: item.availableFrom,
    available_time_ends: item.availableTo,
    schedule_order: store.scheduleOrder,
    free_delivery: flag(store.freeDelivery),
    delivery_time: `${store.minutesLow}-${store.minutesHigh} min`,
    min_delivery_time: store.minutesLow,
    max_delivery_time: store.minutesHigh,
    store_id: store.id,
    store_name: translate(store.name),
    zone_id: store.zoneId,
    module_id: item.moduleId,
    module_type: row.moduleType,
    avg_rating: item.rating,
    rating_count: item.ratingCount,
    order_count: item.orderCount,
    wishlist_count: 0,
    tags: item.tags.map((tag, index) => ({ id: index + 1, tag: translate(tag), name: translate(tag) })),
    created_at: item.createdAt.toISOString(),
    updated_at: item.createdAt.toISOString(),
  };
}

/** The row as the pricing and stock rules take it, with English option names. */
export function toDomainItem(
  row: ItemRow,
): Pick<
  Item,
  | 'price'
  | 'discount'
  | 'storeDiscount'
  | 'isFlashSale'
  | 'variations'
  | 'groups'
  | 'addOns'
  | 'stock'
  | 'maximumQuantity'
  | 'hours'
  | 'scheduleOrder'
> {
  const { item, flash } = row;
  const discounted = flash ?? item;
  return {
    price: minor(item.price),
    discount:
      discounted.discountType === 'percent'
        ? { kind: 'percent', percent: discounted.discount }
        : { kind: 'amount', amount: minor(discounted.discount) },
    storeDiscount: row.store.discountPercent,
    isFlashSale: flash !== null,
    variations: row.variations.map((variation) => ({
      type: variation.type.en,
      price: minor(variation.price),
      stock: variation.stock,
    })),
    groups: item.groups.map((group) => ({
      ...group,
      name: group.name.en,
      options: group.options.map((option) => ({ label: option.label.en, price: minor(option.price) })),
    })),
    addOns: row.addOns.map((addOn) => ({ id: String(addOn.id), name: addOn.name.en, price: minor(addOn.price) })),
    stock: stockOf(row),
    maximumQuantity: item.maximumQuantity,
    hours: item.availableFrom && item.availableTo ? { start: item.availableFrom, end: item.availableTo } : null,
    scheduleOrder: row.store.scheduleOrder,
  };
}

export function toDomainChoice(choice: ChoiceRow): Choice {
  return { ...choice, addOns: choice.addOns.map(({ id, quantity }) => ({ id: String(id), quantity })) };
}
