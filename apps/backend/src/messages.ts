/** What the backend says to customers, in both languages. */
import type { Words } from './db/schema';

const MESSAGES = {
  zoneMissing: { en: 'Choose a delivery location first.', ar: 'اختر موقع التوصيل أولًا.' },
  moduleMissing: { en: 'Choose a module first.', ar: 'اختر القسم أولًا.' },
  pagingMissing: { en: 'limit and offset are required.', ar: 'الحقلان limit و offset مطلوبان.' },
  outsideZones: { en: 'We do not deliver here yet.', ar: 'لا نوصل إلى هنا بعد.' },
  itemUnknown: { en: 'This item does not exist any more.', ar: 'هذا المنتج لم يعد موجودًا.' },
  storeUnknown: { en: 'This store does not exist any more.', ar: 'هذا المتجر لم يعد موجودًا.' },
  categoryUnknown: { en: 'This category does not exist.', ar: 'هذه الفئة غير موجودة.' },
  placeUnknown: { en: 'This place was not found.', ar: 'لم يُعثر على هذا المكان.' },
  pictureUnknown: { en: 'There is no such picture.', ar: 'لا توجد صورة بهذا الاسم.' },
  nothingHere: { en: 'There is nothing at this address.', ar: 'لا شيء في هذا العنوان.' },
  guestUnknown: { en: 'Sign in or continue as a guest.', ar: 'سجّل الدخول أو تابع كضيف.' },
  lineUnknown: { en: 'This line is not in the cart any more.', ar: 'هذا السطر لم يعد في السلة.' },
  lineTwice: { en: 'This item is already in the cart.', ar: 'هذا المنتج موجود في السلة.' },
  outOfStock: { en: 'Only {left} of {name} left.', ar: 'بقي {left} فقط من {name}.' },
  soldOut: { en: '{name} is out of stock.', ar: '{name} نفد من المخزون.' },
  overLimit: { en: 'At most {limit} of {name} per order.', ar: 'الحد الأقصى {limit} من {name} لكل طلب.' },
  variationNeeded: { en: 'Choose a variation of {name}.', ar: 'اختر نوعًا من {name}.' },
  groupEmpty: { en: 'Variation {group} can not remain without selection.', ar: 'لا يمكن ترك {group} دون اختيار.' },
  groupOutside: {
    en: 'Selected variation named {group} must be in between Minimum {min} and Maximum {max}',
    ar: 'يجب أن يكون عدد اختيارات {group} بين {min} و{max}',
  },
  optionUnknown: {
    en: '{name} is not offered with these options any more.',
    ar: '{name} لم يعد متوفرًا بهذه الخيارات.',
  },
  cartEmpty: { en: 'Your cart is empty', ar: 'سلتك فارغة' },
  cartMixed: { en: 'The cart holds items of more than one store.', ar: 'تحتوي السلة على منتجات من أكثر من متجر.' },
  moduleMismatch: { en: 'The store belongs to another module.', ar: 'المتجر يتبع قسمًا آخر.' },
  storeClosed: { en: '{store} is closed at the moment.', ar: '{store} مغلق الآن.' },
  notAvailableNow: { en: '{name} is not available at this time.', ar: '{name} غير متوفر في هذا الوقت.' },
  belowMinimum: { en: 'The minimum order of {store} is {amount}.', ar: 'الحد الأدنى للطلب من {store} هو {amount}.' },
  addressMissing: { en: 'Address is required', ar: 'العنوان مطلوب' },
  addressOutside: { en: '{store} does not deliver to this address.', ar: '{store} لا يوصل إلى هذا العنوان.' },
  deliveryOff: { en: '{store} does not deliver.', ar: '{store} لا يوفر التوصيل.' },
  takeAwayOff: { en: '{store} offers no take-away.', ar: '{store} لا يوفر الاستلام.' },
  nameMissing: { en: 'Name is required', ar: 'الاسم مطلوب' },
  phoneMissing: { en: 'Phone Number is required', ar: 'رقم الهاتف مطلوب' },
  emailMissing: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  phoneMalformed: { en: 'This is no phone number.', ar: 'هذا ليس رقم هاتف.' },
  emailMalformed: { en: 'Please insert a valid email.', ar: 'أدخل بريدًا إلكترونيًا صحيحًا.' },
  cashTooMuch: { en: 'Orders above {amount} can not be paid in cash.', ar: 'لا يمكن دفع الطلبات فوق {amount} نقدًا.' },
  orderPlaced: { en: 'Order placed successfully', ar: 'تم تقديم الطلب بنجاح' },
  orderUnknown: { en: 'Order not found', ar: 'الطلب غير موجود' },
  orderCanceled: { en: 'Order canceled successfully', ar: 'تم إلغاء الطلب' },
  cancelTooLate: {
    en: 'The store has already accepted the order; it can not be canceled any more.',
    ar: 'قبل المتجر الطلب، ولم يعد إلغاؤه ممكنًا.',
  },
  keyReused: { en: 'This key was used for another order.', ar: 'استُخدم هذا المفتاح لطلب آخر.' },
  guestCreated: { en: 'Welcome, guest', ar: 'أهلًا بالضيف' },
  cartCleared: { en: 'Cart cleared successfully', ar: 'تم إفراغ السلة' },
  tooMany: { en: 'Too many requests. Try again in a moment.', ar: 'طلبات كثيرة. حاول بعد قليل.' },
  unavailable: {
    en: 'The shop is not reachable for a moment. Please try again.',
    ar: 'المتجر غير متاح مؤقتًا. حاول مرة أخرى.',
  },
  broken: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
} satisfies Record<string, Words>;

export type MessageKey = keyof typeof MESSAGES;
export type Language = 'en' | 'ar';

export type MessageValues = Record<string, string | number | Words>;

/** A message with its `{values}` filled in; names of things come in both languages. */
export function say(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return String((typeof value === 'object' ? value[language] : value) ?? whole);
  });
}
