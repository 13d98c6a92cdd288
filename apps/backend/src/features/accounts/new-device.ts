/** Tells a customer of a sign-in on a device that the account does not know (PLUS-45), whatever they chose to be told. */
import type { DeviceName } from '@shop/domain/device-name';
import type { Executor } from '../../db/database';
import type { Localized } from '../../db/schema';
import { notifyCustomer } from '../customers/notify';
import { addCalls, counterOf } from './throttle';

const TITLE: Localized = { en: 'New sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' };

function named({ browser, system }: DeviceName): Localized {
  if (browser && system) return { en: `${browser} on ${system}`, ar: `${browser} على ${system}` };
  const known = browser || system;
  return known ? { en: known, ar: known } : { en: 'Unknown device', ar: 'جهاز غير معروف' };
}

/** Call it in the transaction of the sign-in. Of one account only so many are told in a day: its mail may be somebody else's. */
export async function tellOfDevice(tx: Executor, customerId: number, name: DeviceName, at: Date): Promise<void> {
  const counter = counterOf('deviceNews', customerId);
  const { count } = await addCalls(tx, counter, 1, at);
  if (count > counter.max) return;
  const { en, ar } = named(name);
  await notifyCustomer(tx, {
    customerId,
    type: 'account',
    title: TITLE,
    description: {
      en: `${en}. If this was not you, sign this device out in your settings and change your password.`,
      // A line takes the direction of its first letter, and the name is Latin.
      ar: `الجهاز: ${ar}. إن لم تكن أنت من سجّل الدخول، فسجّل خروج هذا الجهاز من الإعدادات وغيّر كلمة المرور.`,
    },
    createdAt: at,
  });
}
