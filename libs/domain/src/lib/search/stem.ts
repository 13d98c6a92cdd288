/** Singular and plural, and words with and without their article, as one stem (decision 108). */

const IS_ARABIC = /^[\u0600-\u06ff]/;
/** Plurals that no rule tells, in both languages. Arabic as it is folded. */
const PLURALS: Record<string, string> = {
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  mice: 'mouse',
  geese: 'goose',
  people: 'person',
  shoes: 'shoe',
  chillies: 'chilli',
  kiwis: 'kiwi',
  فواكه: 'فاكه',
  خضروات: 'خضار',
  خضراوات: 'خضار',
  خضره: 'خضار',
  اجبان: 'جبن',
  جبنه: 'جبن',
  اسماك: 'سمك',
  لحوم: 'لحم',
  البان: 'لبن',
  اقلام: 'قلم',
  كتب: 'كتاب',
  حقائب: 'حقيب',
  حقايب: 'حقيب',
  احذيه: 'حذا',
  العاب: 'لعب',
  لعبه: 'لعب',
  لبنه: 'لبنه',
  دمي: 'دميه',
  جوارب: 'جورب',
  قمصان: 'قميص',
  فساتين: 'فستان',
  شموع: 'شمع',
  مصابيح: 'مصباح',
  اكياس: 'كيس',
  مناديل: 'منديل',
  عصاير: 'عصير',
  ادويه: 'دوا',
  اقراص: 'قرص',
  زيوت: 'زيت',
  حبوب: 'حب',
  بهارات: 'بهار',
  اطباق: 'طبق',
  مشاوي: 'مشوي',
  فطاير: 'فطير',
  ساعات: 'ساع',
};

/** A map: `constructor` is a word, too. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries(PLURALS));

/** Where a plural's last letters say its singular; the first rule that fits is taken. */
const ENGLISH: [ending: RegExp, instead: string][] = [
  [/(?:ss|us|is)$/, '$&'],
  [/(x|z|ch|sh|ss|o)es$/, '$1'],
  [/([^aeiou])ies$/, '$1y'],
  [/([^aeiou])ie$/, '$1y'],
  [/(?:ves|ve|fe)$/, 'f'],
  [/es$/, 'e'],
  [/([^s])s$/, '$1'],
];
const SHORTEST_ENGLISH = 4;

function englishStem(word: string): string {
  if (word.length < SHORTEST_ENGLISH || /\d/.test(word)) return word;
  const rule = ENGLISH.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** Articles and what is written with them; `و` alone begins too many words. */
const ARABIC_PREFIX = /^(?:[وفبك]?ال|لل)(?=..)/;
const ARABIC_SUFFIX = /(?:يات|ات|يه|ه|ي)$/;
const SHORTEST_ARABIC = 3;

function arabicStem(word: string): string {
  const own = word.replace(ARABIC_PREFIX, '');
  const known = IRREGULAR.get(word) ?? IRREGULAR.get(own);
  if (known) return known;
  const short = own.replace(ARABIC_SUFFIX, '');
  return short.length >= SHORTEST_ARABIC || (short.length === 2 && own.length === 3 && own.endsWith('ه')) ? short : own;
}

/** What stays the same of a folded word in its singular and its plural. Not a word to show. */
export const stemOf = (word: string): string =>
  IS_ARABIC.test(word) ? arabicStem(word) : (IRREGULAR.get(word) ?? englishStem(word));

/** Whether a folded word is Arabic. */
export const isArabic = (word: string): boolean => IS_ARABIC.test(word);
