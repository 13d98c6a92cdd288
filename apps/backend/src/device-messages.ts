/** Messages about signed-in devices, in both languages. */
import type { Localized } from './db/schema';

export const DEVICE_MESSAGES = {
  deviceUnknown: { en: 'This device is no longer signed in.', ar: 'لم يعد هذا الجهاز مسجّل الدخول.' },
  deviceSignedOut: { en: 'The device was signed out.', ar: 'تم تسجيل خروج الجهاز.' },
  othersSignedOut: {
    en: 'All other devices were signed out.',
    ar: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
  },
  profileSavedAlone: {
    en: 'Your profile was updated, and your other devices were signed out.',
    ar: 'تم تحديث الملف الشخصي وتسجيل الخروج من أجهزتك الأخرى.',
  },
  passwordChangedEverywhere: {
    en: 'Your password was changed, and all your devices were signed out.',
    ar: 'تم تغيير كلمة المرور وتسجيل الخروج من جميع أجهزتك.',
  },
} satisfies Record<string, Localized>;
