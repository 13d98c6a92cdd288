/** The cookie notice. */
import type { SessionStorage } from './browser-storage';

const AGREED = 'cookies-agreed';
/** Whether the cookie notice was accepted in this browser (PLUS-34). */
export const hasAgreed = (storage: SessionStorage): boolean => storage.getItem(AGREED) !== null;
export const rememberAgreed = (storage: SessionStorage): void => storage.setItem(AGREED, '1');
