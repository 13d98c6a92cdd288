/** Words that stories put to the test: longer than any place has room for, and of the other direction. */
export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
export const LONG_TEXT =
  'A cupboard staple that is always worth having: pressed from the first olives of the year, cold, within a day, in a mill that three families of one village share.';
export const ARABIC_NAME = 'زيت زيتون بكر ممتاز';
export const ARABIC_TEXT = 'لا يتوفر هذا العنوان ضمن منطقة التوصيل، اختر عنوانًا آخر أو استلم الطلب بنفسك من المتجر.';
/** A press that leads nowhere. */
export const nothing = (): void => undefined;
