/** Messages about what is too much, too many or too large, in both languages. */
import type { Localized } from './db/schema';

export const LIMIT_MESSAGES = {
  overLimit: { en: 'At most {limit} of {name} per order.', ar: 'الحد الأقصى {limit} من {name} لكل طلب.' },
  unitsMany: { en: 'At most {most} of one item per order.', ar: 'الحد الأقصى {most} من المنتج الواحد لكل طلب.' },
  linesMany: {
    en: 'An order can have at most {most} different items.',
    ar: 'لا يزيد عدد المنتجات المختلفة في الطلب على {most}.',
  },
  aboveMaximum: { en: 'An order can cost at most {amount}.', ar: 'أقصى قيمة للطلب هي {amount}.' },
  filesTooMany: {
    en: 'You can send up to {most} files at once.',
    ar: 'لا يزيد عدد الملفات في المرة الواحدة على {most}.',
  },
  fieldsTooMany: { en: 'A form can have up to {most} fields.', ar: 'لا يزيد عدد حقول النموذج على {most}.' },
  fileTooLarge: { en: 'The file is larger than {megabytes} MB.', ar: 'الملف أكبر من {megabytes} ميغابايت.' },
  imageTooWide: {
    en: 'A picture can have up to {megapixels} megapixels.',
    ar: 'لا تزيد دقة الصورة على {megapixels} ميغابكسل.',
  },
  bodyTooLarge: { en: 'The request is too large.', ar: 'الطلب أكبر من المسموح.' },
  addressesFull: {
    en: 'You have 50 saved addresses, which is the limit. Delete one to add another.',
    ar: 'لديك 50 عنوانًا محفوظًا وهو الحد الأقصى. احذف عنوانًا لإضافة آخر.',
  },
  guestUnitsMany: {
    en: 'Guests can order at most {units} of {name} at a time. Sign in to order more.',
    ar: 'يمكن للضيوف طلب {units} من {name} كحد أقصى في المرة الواحدة. سجّل الدخول لطلب المزيد.',
  },
  openOrdersMany: {
    en: 'You have {orders} orders that are not paid yet. Pay or cancel one first, or wait until a store accepts it.',
    ar: 'عدد طلباتك غير المدفوعة: {orders}. ادفع أحدها أو ألغه أولًا، أو انتظر حتى يقبله المتجر.',
  },
} satisfies Record<string, Localized>;
