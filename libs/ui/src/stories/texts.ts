/** Test texts for stories: too long for any box, and right-to-left. */
export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
export const LONG_TEXT =
  'A cupboard staple that is always worth having: pressed from the first olives of the year, cold, within a day, in a mill that three families of one village share.';
export const ARABIC_NAME = 'زيت زيتون بكر ممتاز';
export const ARABIC_TEXT = 'لا يتوفر هذا العنوان ضمن منطقة التوصيل، اختر عنوانًا آخر أو استلم الطلب بنفسك من المتجر.';
/** A handler that does nothing. */
export const noop = (): void => undefined;
