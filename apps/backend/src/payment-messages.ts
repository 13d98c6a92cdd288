/** Messages about wallet, points, payments and refunds. */
import type { Localized } from './db/schema';

export const PAYMENT_MESSAGES = {
  walletShort: { en: 'There is not enough in your wallet.', ar: 'رصيد محفظتك لا يكفي.' },
  walletFull: { en: 'A wallet can hold at most {amount}.', ar: 'أقصى رصيد للمحفظة هو {amount}.' },
  partialRefused: {
    en: 'You can pay part of an order from your wallet only when its balance is less than the total.',
    ar: 'يمكنك دفع جزء من الطلب من محفظتك فقط عندما يقل رصيدها عن الإجمالي.',
  },
  walletChanged: {
    en: 'The balance of your wallet has changed. Check what is left to pay.',
    ar: 'تغيّر رصيد محفظتك. راجع المبلغ المتبقي للدفع.',
  },
  pointsShort: { en: 'You do not have that many points.', ar: 'ليس لديك هذا العدد من النقاط.' },
  pointsFew: { en: 'You can move {points} or more.', ar: 'يمكنك تحويل {points} أو أكثر.' },
  pointsMoved: { en: 'Your points are now in your wallet.', ar: 'أصبحت نقاطك رصيدًا في محفظتك.' },
  tooFast: { en: 'One moment. Try again in a few seconds.', ar: 'لحظة. حاول بعد ثوانٍ.' },
  fundOutside: { en: 'This amount cannot be added.', ar: 'لا يمكن إضافة هذا المبلغ.' },
  gatewayUnknown: { en: 'This payment method is not available.', ar: 'طريقة الدفع هذه غير متاحة.' },
  callbackOutside: {
    en: 'The payment cannot return to this address.',
    ar: 'لا يمكن العودة إلى هذا العنوان بعد الدفع.',
  },
  paymentUnknown: { en: 'This payment does not exist.', ar: 'عملية الدفع هذه غير موجودة.' },
  stepIllegal: {
    en: 'This order can no longer be changed like that.',
    ar: 'لم يعد ممكنًا تغيير هذا الطلب بهذه الطريقة.',
  },
  soldOutSince: { en: 'An item is sold out', ar: 'نفد أحد المنتجات' },
  paymentDone: { en: 'This order can no longer be paid this way.', ar: 'لم يعد ممكنًا دفع هذا الطلب بهذه الطريقة.' },
  paymentChanged: { en: 'Your payment method was changed.', ar: 'تم تغيير طريقة الدفع.' },
  payTitle: { en: 'Test payment', ar: 'دفع تجريبي' },
  payText: { en: 'This is a test: no money is charged.', ar: 'هذا اختبار: لن يُخصم أي مبلغ.' },
  payNow: { en: 'Pay', ar: 'ادفع' },
  payFail: { en: 'Let it fail', ar: 'دعه يفشل' },
  payCancel: { en: 'Cancel', ar: 'إلغاء' },
  methodUnknown: { en: 'This payment method does not exist.', ar: 'طريقة الدفع هذه غير موجودة.' },
  refundRefused: { en: 'This order cannot be refunded.', ar: 'لا يمكن استرداد قيمة هذا الطلب.' },
  refundLines: {
    en: 'Choose items of this order, and how many of each.',
    ar: 'اختر من منتجات هذا الطلب، وعدد كل منها.',
  },
  refundAsked: { en: 'Your refund request was sent.', ar: 'أُرسل طلب الاسترداد.' },
} satisfies Record<string, Localized>;
