/** Reads stored cart operations; those that cannot be read are left out (decision 080). A file of its own: most visits have none. */
import type { CartLine, Choice, Discount, Item, OptionGroup, Picture } from '@shop/domain';
import type { CartOperation } from '@shop/domain/cart';
import { ALLERGENS, DIETS } from '@shop/domain/diet';
import {
  MOST_LINES,
  parseJson,
  readBoolean,
  readId,
  readList,
  readMap,
  readNullable,
  readFinite,
  readObject,
  readOneOf,
  readText,
  readWhole,
  type Minor,
  type Reader,
  type Span,
} from '@shop/util';

const MOST_OPERATIONS = 200;
const MOST_PARTS = 200;

const either =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  (value) =>
    first(value) ?? second(value);

const readLine = readText();
const readMoney = readWhole() as Reader<Minor>;
const readPercent = readFinite(0, 1000);
/** Some backends send -1 for none. */
const readCount = readWhole(-1, 1_000_000_000);
const readMoment = readFinite(0, 8.64e15);
const readPicture = readObject<Picture>({ url: readText(2000), tint: readNullable(readLine) });
const readDiscount: Reader<Discount> = either(
  readObject<Discount & { kind: 'percent' }>({ kind: readOneOf('percent'), percent: readPercent }),
  readObject<Discount & { kind: 'amount' }>({ kind: readOneOf('amount'), amount: readMoney }),
);
const readSpan: Reader<Span> = either(
  readObject({ min: readCount, max: readCount, unit: readOneOf('min', 'hour', 'day') }),
  readObject({ text: readLine }),
);
const readParts = <T extends object>(fields: Parameters<typeof readObject<T>>[0]) =>
  readList(readObject<T>(fields), MOST_PARTS);
const readGroups = readParts<OptionGroup>({
  name: readLine,
  multi: readBoolean,
  required: readBoolean,
  min: readCount,
  max: readCount,
  options: readParts({ label: readLine, price: readMoney }),
});

const ITEM: Parameters<typeof readObject<Item>>[0] = {
  id: readId,
  slug: readNullable(readLine),
  name: readLine,
  description: readText(20_000),
  image: readNullable(readPicture),
  images: readList(readPicture, MOST_PARTS),
  price: readMoney,
  discount: readNullable(readDiscount),
  hasDiscountField: readBoolean,
  storeDiscount: readPercent,
  isFlashSale: readBoolean,
  variations: readParts({ type: readLine, price: readMoney, stock: readCount }),
  choices: readParts({ name: readLine, title: readLine, options: readList(readLine, MOST_PARTS) }),
  groups: readGroups,
  addOns: readParts({ id: readId, name: readLine, price: readMoney }),
  stock: readNullable(readCount),
  maximumQuantity: readNullable(readCount),
  unit: readNullable(readLine),
  amount: readNullable(readObject({ value: readFinite(0, 1_000_000), unit: readOneOf('g', 'kg', 'ml', 'cl', 'l') })),
  isVeg: readBoolean,
  diets: readList(readOneOf(...DIETS), MOST_PARTS),
  allergens: readList(readOneOf(...ALLERGENS), MOST_PARTS),
  isOrganic: readBoolean,
  isRecommended: readBoolean,
  hours: readNullable(readObject({ start: readLine, end: readLine })),
  scheduleOrder: readBoolean,
  freeDelivery: readBoolean,
  deliveryTime: readNullable(readSpan),
  storeId: readId,
  storeName: readLine,
  zoneId: readNullable(readId),
  moduleId: readId,
  moduleType: readLine,
  rating: readFinite(0, 100),
  ratingCount: readCount,
  orderCount: readCount,
  categories: readParts({ id: readLine, name: readLine }),
  tags: readList(readLine, MOST_PARTS),
  medicine: readNullable(readObject({ ingredient: readNullable(readLine), pack: readNullable(readLine) })),
  needsPrescription: readBoolean,
  isCampaign: readBoolean,
  campaignEnds: readNullable(readMoment),
};
// Diets and allergens are absent where unknown; amounts and medicines in items that were stored before they came.
const readItem = readObject<Item>(ITEM, ['amount', 'medicine', 'diets', 'allergens']);

const readQuantity = readWhole(1, 100_000);
const readChoice = readObject<Choice>({
  variation: readNullable(readLine),
  options: readMap(readList(readLine, MOST_PARTS)),
  addOns: readParts({ id: readId, quantity: readQuantity }),
});
const readCartLine = readObject<CartLine>({
  id: readId,
  item: readItem,
  quantity: readQuantity,
  choice: readChoice,
});

type Kind = CartOperation['kind'];
type Operation<Name extends Kind> = Extract<CartOperation, { kind: Name }>;
const common = <Name extends Kind>(kind: Name) => ({
  key: readId,
  /** Empty before a module is chosen. */
  moduleId: readText(64, /^[\w-]*$/),
  kind: readOneOf(kind),
});
const READERS: { [Name in Kind]: Reader<Operation<Name>> } = {
  add: readObject<Operation<'add'>>({ ...common('add'), line: readCartLine }),
  fill: readObject<Operation<'fill'>>({ ...common('fill'), lines: readList(readCartLine, MOST_LINES) }),
  quantity: readObject<Operation<'quantity'>>({ ...common('quantity'), lineId: readId, quantity: readQuantity }),
  change: readObject<Operation<'change'>>({
    ...common('change'),
    lineId: readId,
    quantity: readQuantity,
    choice: readChoice,
  }),
  remove: readObject<Operation<'remove'>>({ ...common('remove'), lineId: readId }),
  clear: readObject<Operation<'clear'>>(common('clear')),
};
const KINDS = Object.keys(READERS) as Kind[];

const readOperation: Reader<CartOperation> = (value) => {
  for (const kind of KINDS) {
    const operation = READERS[kind](value);
    if (operation) return operation;
  }
  return undefined;
};

/** @param text JSON of a list of operations, as they were stored */
export const storedOperations = (text: string): CartOperation[] =>
  readList(readOperation, MOST_OPERATIONS)(parseJson(text)) ?? [];
