/** Messages to customers, in both languages. */
import type { Localized } from './db/schema';
import type { Language } from './languages';
import { DEVICE_MESSAGES } from './device-messages';
import { LIMIT_MESSAGES } from './limit-messages';
import { PAYMENT_MESSAGES } from './payment-messages';

export const MESSAGES = {
  ...DEVICE_MESSAGES,
  ...LIMIT_MESSAGES,
  zoneMissing: { en: 'Choose a delivery location first.', ar: 'اختر موقع التوصيل أولًا.' },
  moduleMissing: { en: 'Choose a module first.', ar: 'اختر القسم أولًا.' },
  pagingMissing: { en: 'limit and offset are required.', ar: 'الحقلان limit و offset مطلوبان.' },
  outsideZones: { en: 'We do not deliver here yet.', ar: 'لا نوصل إلى هنا بعد.' },
  itemUnknown: { en: 'This item is no longer available.', ar: 'لم يعد هذا المنتج متوفرًا.' },
  storeUnknown: { en: 'This store is no longer available.', ar: 'لم يعد هذا المتجر متوفرًا.' },
  categoryUnknown: { en: 'This category does not exist.', ar: 'هذه الفئة غير موجودة.' },
  categoriesMalformed: { en: 'category_ids is not a list of ids.', ar: 'category_ids ليست قائمة معرّفات.' },
  filterUnknown: {
    en: 'filter is not a list of filters that can be chosen here.',
    ar: 'filter ليست قائمة عوامل تصفية يمكن اختيارها هنا.',
  },
  brandUnknown: { en: 'This brand does not exist.', ar: 'هذه العلامة غير موجودة.' },
  conditionUnknown: { en: 'This condition does not exist.', ar: 'هذه الحالة غير موجودة.' },
  campaignUnknown: { en: 'This campaign does not exist.', ar: 'هذه الحملة غير موجودة.' },
  saleUnknown: { en: 'This sale does not exist.', ar: 'هذه التخفيضات غير موجودة.' },
  placeUnknown: { en: 'This place was not found.', ar: 'لم يُعثر على هذا المكان.' },
  pictureUnknown: { en: 'There is no such picture.', ar: 'لا توجد صورة بهذا الاسم.' },
  pictureEnded: {
    en: 'This link to the picture has expired. Open the order or the conversation again.',
    ar: 'انتهت صلاحية رابط الصورة. افتح الطلب أو المحادثة من جديد.',
  },
  hostStrange: {
    en: 'The shop does not answer to this name.',
    ar: 'لا يستجيب المتجر لهذا الاسم.',
  },
  nothingHere: { en: 'There is nothing at this address.', ar: 'لا شيء في هذا العنوان.' },
  guestUnknown: { en: 'Sign in or continue as a guest.', ar: 'سجّل الدخول أو تابع كضيف.' },
  fieldMissing: { en: '{field} is missing.', ar: 'الحقل {field} ناقص.' },
  fieldNumber: { en: '{field} must be a number.', ar: 'يجب أن يكون {field} رقمًا.' },
  fieldText: { en: '{field} must be text.', ar: 'يجب أن يكون {field} نصًا.' },
  fieldTooSmall: { en: '{field} is too small or too short.', ar: '{field} أصغر أو أقصر من المسموح.' },
  fieldTooLarge: { en: '{field} is too large or too long.', ar: '{field} أكبر أو أطول من المسموح.' },
  fieldChoice: { en: '{field} is not one of the allowed values.', ar: 'قيمة {field} ليست من القيم المسموحة.' },
  fieldForm: { en: '{field} is not in the right format.', ar: '{field} غير مكتوب بالشكل الصحيح.' },
  bodyMalformed: { en: 'The request cannot be read.', ar: 'تعذّرت قراءة الطلب.' },
  signInNeeded: { en: 'Sign in to continue.', ar: 'سجّل الدخول للمتابعة.' },
  accountGone: { en: 'This account was deleted.', ar: 'حُذف هذا الحساب.' },
  signInWrong: { en: 'These sign-in details are not right.', ar: 'بيانات الدخول غير صحيحة.' },
  loginMissing: { en: 'Email or phone is required', ar: 'البريد الإلكتروني أو الهاتف مطلوب' },
  passwordMissing: { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  passwordShort: { en: 'The password needs at least 8 characters.', ar: 'استخدم 8 أحرف على الأقل لكلمة المرور.' },
  passwordCommon: {
    en: 'This password is too common. Choose another one.',
    ar: 'كلمة المرور هذه شائعة جدًا. اختر غيرها.',
  },
  passwordsDiffer: { en: 'The passwords do not match.', ar: 'كلمتا المرور غير متطابقتين.' },
  passwordChanged: { en: 'Your password was changed.', ar: 'تم تغيير كلمة المرور.' },
  passwordSimple: {
    en: 'This password is easy to guess. Use a wider mix of characters.',
    ar: 'كلمة المرور هذه سهلة التخمين. استخدم أحرفًا أكثر تنوعًا.',
  },
  passwordOwn: {
    en: 'Choose a password that is not your email or phone number.',
    ar: 'اختر كلمة مرور غير بريدك الإلكتروني ورقم هاتفك.',
  },
  passwordDropped: {
    en: 'You are signed in. For your safety we removed the old password. Choose a new one in your profile.',
    ar: 'تم تسجيل دخولك. حرصًا على أمانك أُلغيت كلمة المرور القديمة. اختر كلمة جديدة من إعدادات حسابك.',
  },
  currentPasswordMissing: {
    en: 'Enter your current password to change this.',
    ar: 'أدخل كلمة المرور الحالية لإجراء هذا التغيير.',
  },
  currentPasswordWrong: { en: 'This is not your current password.', ar: 'هذه ليست كلمة مرورك الحالية.' },
  codeToChange: {
    en: 'We sent a code to {target}. Enter it to change this.',
    ar: 'أرسلنا رمزًا إلى {target}. أدخله لإجراء هذا التغيير.',
  },
  codeToChangeDemo: {
    en: 'Enter a code to change this. This is a demo: your code is {code}',
    ar: 'أدخل رمزًا لإجراء هذا التغيير. هذه نسخة تجريبية: رمزك هو {code}',
  },
  signedOut: { en: 'Signed out', ar: 'تم تسجيل الخروج' },
  namesTaken: {
    en: 'This email or phone number cannot be used. If you have an account, sign in or reset its password.',
    ar: 'لا يمكن استخدام هذا البريد الإلكتروني أو رقم الهاتف. إن كان لديك حساب فسجّل الدخول أو أعد تعيين كلمة المرور.',
  },
  phoneUnproved: {
    en: 'This phone was never confirmed for its account. Sign in with your email, or the way you did before.',
    ar: 'لم يُؤكَّد رقم الهاتف هذا لحسابه. سجّل الدخول ببريدك الإلكتروني أو بالطريقة السابقة.',
  },
  emailUnproved: {
    en: 'This email was never confirmed for its account. Sign in with your phone, or the way you did before.',
    ar: 'لم يُؤكَّد هذا البريد الإلكتروني لحسابه. سجّل الدخول برقم هاتفك أو بالطريقة السابقة.',
  },
  refCodeUnknown: { en: 'This referral code does not exist.', ar: 'رمز الإحالة هذا غير موجود.' },
  codeText: { en: 'Your code is {code}. It is valid for 10 minutes.', ar: 'رمزك هو {code}، صالح لعشر دقائق.' },
  codeSent: { en: 'We sent you a code.', ar: 'أرسلنا إليك رمزًا.' },
  codeSentDemo: { en: 'This is a demo: your code is {code}', ar: 'هذه نسخة تجريبية: رمزك هو {code}' },
  codeWrong: { en: 'This code is wrong or has expired.', ar: 'هذا الرمز خاطئ أو منتهي الصلاحية.' },
  ticketSpent: {
    en: 'This ticket was already used or has expired. Ask for a new one.',
    ar: 'استُخدمت هذه التذكرة من قبل أو انتهت صلاحيتها. اطلب تذكرة جديدة.',
  },
  payWallet: { en: 'Wallet top-up', ar: 'شحن المحفظة' },
  signatureWrong: { en: 'The signature is wrong.', ar: 'التوقيع غير صحيح.' },
  socialOff: { en: 'This way of signing in is not available here.', ar: 'طريقة الدخول هذه غير متاحة هنا.' },
  socialWrong: {
    en: 'We could not confirm who you are. Try again.',
    ar: 'تعذّر التأكد من هويتك. حاول مرة أخرى.',
  },
  socialUnknown: {
    en: 'There is no account for this sign-in yet. Add your phone number to create one.',
    ar: 'لا يوجد حساب لهذا الدخول بعد. أضف رقم هاتفك لإنشاء حساب.',
  },
  socialEmail: {
    en: 'This email already has an account. Sign in with its password.',
    ar: 'لهذا البريد الإلكتروني حساب. سجّل الدخول بكلمة المرور.',
  },
  proofMissing: { en: 'Confirm your phone or email again.', ar: 'أكّد هاتفك أو بريدك الإلكتروني مرة أخرى.' },
  codeRight: { en: 'The code is right.', ar: 'الرمز صحيح.' },
  tooManyTries: {
    en: 'Too many tries. Try again in {minutes}.',
    ar: 'محاولات كثيرة. حاول بعد {minutes}.',
  },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  profileSaved: { en: 'Your profile was updated.', ar: 'تم تحديث الملف الشخصي.' },
  accountRemoved: { en: 'Your account was deleted.', ar: 'تم حذف حسابك.' },
  ordersRunning: {
    en: 'You have active orders. Delete your account once they are completed.',
    ar: 'لديك طلبات جارية. احذف حسابك بعد انتهائها.',
  },
  paymentOpen: {
    en: 'You have a payment that is not finished. Finish or cancel it, or try again in {minutes}.',
    ar: 'لديك عملية دفع لم تكتمل. أكملها أو ألغها، أو حاول بعد {minutes}.',
  },
  walletLeft: {
    en: 'You have {amount} in your wallet. Spend it or ask us to pay it out, then delete your account.',
    ar: 'في محفظتك {amount}. أنفقها أو اطلب منا ردّها إليك، ثم احذف حسابك.',
  },
  addressAdded: { en: 'Address added', ar: 'تمت إضافة العنوان' },
  addressSaved: { en: 'Address updated', ar: 'تم تحديث العنوان' },
  addressRemoved: { en: 'Address deleted', ar: 'تم حذف العنوان' },
  addressUnknown: { en: 'This address no longer exists.', ar: 'لم يعد هذا العنوان موجودًا.' },
  wishOfOne: { en: 'Choose an item or a store.', ar: 'اختر منتجًا أو متجرًا.' },
  wishAdded: { en: 'Added to wishlist', ar: 'أُضيف إلى المفضلة' },
  wishRemoved: { en: 'Removed from wishlist', ar: 'حُذف من المفضلة' },
  wishTwice: { en: 'It is already in your wishlist.', ar: 'موجود في المفضلة بالفعل.' },
  wishUnknown: { en: 'It is no longer in your wishlist.', ar: 'لم يعد في المفضلة.' },
  subscribed: { en: 'Subscribed Successfully', ar: 'تم الاشتراك' },
  subscribedTwice: { en: 'This email is already subscribed.', ar: 'هذا البريد مشترك بالفعل.' },
  conversationMissing: { en: 'Choose a conversation.', ar: 'اختر محادثة.' },
  conversationUnknown: { en: 'This conversation does not exist.', ar: 'هذه المحادثة غير موجودة.' },
  partnerUnknown: { en: 'There is nobody to write to.', ar: 'لا يوجد من تكتب إليه.' },
  conversationsFull: {
    en: 'You have 200 conversations, which is the limit. Write in one of them.',
    ar: 'لديك 200 محادثة، وهو الحد الأقصى. اكتب في إحداها.',
  },
  messageEmpty: { en: 'Write something first.', ar: 'اكتب شيئًا أولًا.' },
  storeAnswers: {
    en: 'Thank you for your message. We are on it and will let you know as soon as there is news.',
    ar: 'شكرًا على رسالتك. نعمل على الأمر وسنخبرك بأي جديد.',
  },
  courierAnswers: { en: 'Got it, I am on my way.', ar: 'وصلتني رسالتك، أنا في الطريق.' },
  lineUnknown: { en: 'This item is no longer in your cart.', ar: 'لم يعد هذا المنتج في سلتك.' },
  lineTwice: { en: 'This item is already in your cart.', ar: 'هذا المنتج في سلتك من قبل.' },
  outOfStock: { en: 'Only {left} of {name} left.', ar: 'بقي {left} فقط من {name}.' },
  soldOut: { en: '{name} is out of stock.', ar: 'نفدت كمية {name}.' },
  variationNeeded: { en: 'Choose a variation of {name}.', ar: 'اختر نوعًا من {name}.' },
  groupEmpty: { en: 'Variation {group} can not remain without selection.', ar: 'لا يمكن ترك {group} دون اختيار.' },
  groupOutside: {
    en: 'Selected variation named {group} must be in between Minimum {min} and Maximum {max}',
    ar: 'يجب أن يكون عدد اختيارات {group} بين {min} و{max}',
  },
  optionUnknown: {
    en: '{name} is no longer available with these options.',
    ar: 'لم تعد هذه الخيارات متوفرة للمنتج {name}.',
  },
  cartEmpty: { en: 'Your cart is empty', ar: 'سلتك فارغة' },
  cartMalformed: { en: 'The items of this order cannot be read.', ar: 'تعذّرت قراءة منتجات هذا الطلب.' },
  campaignOver: { en: 'The campaign of {name} is over.', ar: 'انتهت حملة {name}.' },
  scheduleMalformed: { en: 'Choose a valid time.', ar: 'اختر وقتًا صحيحًا.' },
  scheduleSkipped: {
    en: 'There is no such time on this day: clocks go forward. Choose another time.',
    ar: 'لا وجود لهذا الوقت في هذا اليوم بسبب تقديم الساعة. اختر وقتًا آخر.',
  },
  scheduleOff: { en: '{store} does not take orders in advance.', ar: 'الطلب المسبق غير متاح لدى {store}.' },
  scheduleOutside: { en: 'Choose a time within the next seven days.', ar: 'اختر وقتًا خلال الأيام السبعة القادمة.' },
  storeClosedThen: {
    en: '{store} is closed at this time.',
    ar: 'هذا الوقت خارج ساعات عمل {store}.',
  },
  cartMixed: { en: 'Your cart has items from more than one store.', ar: 'تحتوي سلتك على منتجات من أكثر من متجر.' },
  moduleMismatch: { en: 'The store belongs to another module.', ar: 'المتجر يتبع قسمًا آخر.' },
  storeClosed: {
    en: '{store} is closed at the moment.',
    ar: 'الطلب من {store} متوقف الآن خارج ساعات العمل.',
  },
  notAvailableNow: {
    en: '{name} is not available at this time.',
    ar: 'المنتج {name} غير متوفر في هذا الوقت.',
  },
  belowMinimum: { en: 'The minimum order of {store} is {amount}.', ar: 'الحد الأدنى للطلب من {store} هو {amount}.' },
  addressMissing: { en: 'Address is required', ar: 'العنوان مطلوب' },
  addressOutside: {
    en: '{store} does not deliver to this address.',
    ar: 'لا يتوفر التوصيل من {store} إلى هذا العنوان.',
  },
  deliveryOff: { en: '{store} does not deliver.', ar: 'التوصيل غير متاح لدى {store}.' },
  takeAwayOff: { en: '{store} does not offer take-away.', ar: 'الاستلام غير متاح لدى {store}.' },
  nameMissing: { en: 'Name is required', ar: 'الاسم مطلوب' },
  phoneMissing: { en: 'Phone Number is required', ar: 'رقم الهاتف مطلوب' },
  emailMissing: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  phoneMalformed: { en: 'Enter a valid phone number.', ar: 'أدخل رقم هاتف صحيحًا.' },
  emailMalformed: { en: 'Please insert a valid email.', ar: 'أدخل بريدًا إلكترونيًا صحيحًا.' },
  cashTooMuch: { en: 'Orders above {amount} cannot be paid in cash.', ar: 'لا يمكن دفع الطلبات فوق {amount} نقدًا.' },
  fileEmpty: { en: 'This file is empty.', ar: 'هذا الملف فارغ.' },
  imageMalformed: { en: 'This picture cannot be read.', ar: 'تعذّرت قراءة هذه الصورة.' },
  prescriptionMissing: { en: 'Add a picture of the prescription.', ar: 'أضف صورة الوصفة.' },
  prescriptionRefused: { en: 'This store does not accept prescriptions.', ar: 'هذا المتجر لا يقبل الوصفات.' },
  ...PAYMENT_MESSAGES,
  reviewEarly: { en: 'You can review it once it is delivered.', ar: 'يمكنك تقييمه بعد التسليم.' },
  reviewTwice: { en: 'You have already reviewed this.', ar: 'لقد قيّمت هذا من قبل.' },
  reviewThanks: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  couponUnknown: { en: 'This coupon does not exist.', ar: 'هذه القسيمة غير موجودة.' },
  couponOver: { en: 'This coupon is not valid right now.', ar: 'هذه القسيمة غير سارية الآن.' },
  couponForAccounts: {
    en: 'Sign in to use this coupon: each customer can use it a limited number of times.',
    ar: 'سجّل الدخول لاستخدام هذه القسيمة: لكل عميل عدد محدود من المرات.',
  },
  couponUsed: {
    en: 'You have already used this coupon as often as allowed.',
    ar: 'استخدمت هذه القسيمة كل المرات المسموح بها.',
  },
  couponNotYours: { en: 'This coupon is not valid for this order.', ar: 'لا تسري هذه القسيمة على هذا الطلب.' },
  couponBelow: {
    en: 'This coupon is valid for orders of {amount} or more.',
    ar: 'هذه القسيمة صالحة للطلبات من {amount} فأكثر.',
  },
  tipMalformed: { en: 'Enter a valid tip.', ar: 'أدخل إكرامية صحيحة.' },
  parcelCategoryUnknown: { en: 'Choose what you want to send.', ar: 'اختر ما تريد إرساله.' },
  receiverMalformed: { en: 'Tell us who receives the parcel.', ar: 'حدّد من يستلم الطرد.' },
  parcelOutside: { en: 'We do not deliver parcels there yet.', ar: 'لا نوصل الطرود إلى هناك بعد.' },
  orderPlaced: { en: 'Your order was placed.', ar: 'تم تقديم طلبك.' },
  receiverLinkEnded: { en: 'This link no longer works.', ar: 'لم يعد هذا الرابط يعمل.' },
  receiverLinkImpossible: {
    en: 'There is no link for the receiver of this order.',
    ar: 'لا رابط لمستلم هذا الطلب.',
  },
  orderUnknown: { en: 'Order not found', ar: 'الطلب غير موجود' },
  orderCanceled: { en: 'Your order was cancelled.', ar: 'أُلغي طلبك.' },
  cancelTooLate: {
    en: 'The store has already accepted the order; it can no longer be cancelled.',
    ar: 'قبل المتجر الطلب، ولم يعد إلغاؤه ممكنًا.',
  },
  priceChanged: {
    en: 'This order costs {amount} now. Nothing was ordered. Check it and order again.',
    ar: 'سعر هذا الطلب الآن {amount}. لم يُرسل أي طلب. راجعه ثم أرسله من جديد.',
  },
  subscriptionMalformed: {
    en: 'This browser has no push service that we can reach.',
    ar: 'لا تتوفر في هذا المتصفح خدمة إشعارات نستطيع الوصول إليها.',
  },
  orderToldByAccount: {
    en: 'This order is told to the devices of your account. You choose them in your settings.',
    ar: 'تصل تحديثات هذا الطلب إلى أجهزة حسابك. يمكنك اختيارها من الإعدادات.',
  },
  orderToldNoMore: {
    en: 'This order has ended: there is nothing left to notify you of.',
    ar: 'انتهى هذا الطلب، ولا تحديثات أخرى نُشعرك بها.',
  },
  keyReused: { en: 'This key was used for another request.', ar: 'استُخدم هذا المفتاح لطلب مختلف.' },
  guestCreated: { en: 'Welcome, guest', ar: 'أهلًا بالضيف' },
  cartCleared: { en: 'Cart cleared successfully', ar: 'تم إفراغ السلة' },
  tooMany: { en: 'Too many requests. Try again in a moment.', ar: 'طلبات كثيرة. حاول بعد قليل.' },
  unavailable: {
    en: 'The shop is unavailable at the moment. Try again.',
    ar: 'المتجر غير متاح مؤقتًا. حاول مرة أخرى.',
  },
  kilometres: { en: 'km', ar: 'كم' },
  minutes: { en: 'mins', ar: 'دقيقة' },
  broken: { en: 'Something went wrong', ar: 'حدث خطأ ما' },
} satisfies Record<string, Localized>;

export type MessageKey = keyof typeof MESSAGES;
export type MessageValues = Record<string, string | number | Localized>;

/** Formats a message with its `{values}`; values may be texts in both languages. */
export function translate(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return String((typeof value === 'object' ? value[language] : value) ?? whole);
  });
}
