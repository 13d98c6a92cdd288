/** What customers of the demo say of what they bought, true of all that a module sells: module and stars | English | Arabic. */
import type { Localized } from '../../db/schema';

const TEXT = `
grocery 5|Well packed, and exactly what we asked for.|معبّأ جيدًا، وهو ما طلبناه تمامًا.
grocery 5|We order it every week.|نطلبه كل أسبوع.
grocery 5|Better than at the supermarket, and cheaper.|أفضل مما في السوبرماركت وأرخص.
grocery 5|It never lasts long in our house.|لا يدوم طويلًا في بيتنا.
grocery 5|At the door sooner than I expected.|وصل إلى الباب أسرع مما توقعت.
grocery 4|Good quality. A smaller pack would suit me better.|جودة جيدة، وتناسبني عبوة أصغر.
grocery 4|Very good. The packaging could be lighter.|جيد جدًا. يمكن أن يكون التغليف أخف.
grocery 4|Good value, I will order again.|قيمة جيدة، سأطلبه مرة أخرى.
grocery 3|All right. I have had better.|لا بأس، جرّبت أفضل منه.
grocery 3|Good, but it arrived late.|جيد، لكنه وصل متأخرًا.
grocery 2|Smaller than I expected.|أصغر مما توقعت.
food 5|The best in the city, and I have tried a few.|الأفضل في المدينة، وقد جرّبت غيره.
food 5|Arrived as they serve it at the table.|وصل كما يُقدَّم على الطاولة.
food 5|My Friday evening for months now.|رفيق مساء الجمعة منذ شهور.
food 5|Gone in five minutes. We ordered another.|انتهى في خمس دقائق فطلبنا آخر.
food 4|Great taste. The box could be sturdier.|طعم رائع، ليت العلبة أمتن.
food 4|Very good. I would have liked a little more of it.|جيد جدًا، وددت لو كان أكثر قليلًا.
food 4|Nearly as good as eating there.|يكاد يكون كالأكل في المطعم.
food 3|Good, but it had cooled down on the way.|جيد، لكنه برد في الطريق.
food 3|Fine. The picture promises a bit more.|لا بأس، الصورة توحي بأكثر.
food 2|Not to my taste.|لم يعجبني طعمه.
pharmacy 5|Sealed, a long date, exactly the right pack.|مغلق وصلاحيته طويلة وهو العبوة المطلوبة.
pharmacy 5|The pharmacist rang to explain how to use it.|اتصل الصيدلي ليشرح طريقة الاستعمال.
pharmacy 5|Here in half an hour when I could not leave the house.|وصل في نصف ساعة حين لم أستطع الخروج.
pharmacy 5|We always have one at home.|لا يخلو بيتنا منه.
pharmacy 4|Good, and discreetly packed.|جيد ومغلّف بخصوصية.
pharmacy 4|Does its job. The print is very small.|يؤدي الغرض جيدًا، لكن الخط صغير جدًا.
pharmacy 4|The same as in my usual pharmacy, for less.|كالذي في صيدليتي المعتادة وبسعر أقل.
pharmacy 3|Does what it says, no more.|يؤدي الغرض لا أكثر.
pharmacy 3|Fine, but it arrived late.|لا بأس، لكنه وصل متأخرًا.
pharmacy 2|It did not do much for me.|لم ألحظ منه فائدة كبيرة.
ecommerce 5|As in the picture, and better in the hand.|كما في الصورة، وأجمل في اليد.
ecommerce 5|Bought one, came back for a second.|اشتريت واحدًا ثم عدت لآخر.
ecommerce 5|Wrapped so well that it became a gift for my sister.|مغلّف بإتقان حتى صار هدية لأختي.
ecommerce 5|A month later, I am still glad of it.|بعد شهر، ما زلت سعيدًا به.
ecommerce 4|Good value. Only the box had a dent.|قيمة جيدة، لكن في العلبة انبعاجًا.
ecommerce 4|Lovely. Took a day longer than I hoped.|جميل، لكنه تأخر يومًا عمّا رجوت.
ecommerce 4|Nearly perfect, and the shop answers questions fast.|يكاد يكون كاملًا، والمتجر سريع الرد.
ecommerce 3|All right for the price.|مناسب لسعره.
ecommerce 3|Not quite what I had pictured, but good.|ليس كما تخيلته تمامًا، لكنه جيد.
ecommerce 2|Scratched on one side. The shop answered at once, though.|فيه خدش من جانب، لكن المتجر ردّ فورًا.`;

const ROWS = TEXT.trim()
  .split('\n')
  .map((row) => {
    const [key = '', en = '', ar = ''] = row.split('|');
    return { key, words: { en, ar } satisfies Localized };
  });

/** @param rating 2 to 5 @returns what may be said with that many stars; none for a module without items */
export const commentsOn = (module: string, rating: number): Localized[] =>
  ROWS.filter(({ key }) => key === `${module} ${rating}`).map(({ words }) => words);

/** What stores answer. */
export const REPLIES: readonly Localized[] = [
  { en: 'Thank you, we are glad you like it.', ar: 'شكرًا لك، يسعدنا أنه أعجبك.' },
  { en: 'That made our day. See you soon.', ar: 'أسعدت يومنا. نراك قريبًا.' },
  { en: 'Thank you. We have told the whole team.', ar: 'شكرًا لك، أخبرنا الفريق كله.' },
];
