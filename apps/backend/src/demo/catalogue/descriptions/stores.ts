/** What each store says of itself, and what some of them announce: store | English | Arabic. */
import type { Localized } from '../../../db/schema';

const ABOUT = `
green-corner|Everything a kitchen needs in one corner of the Old Town, with the fruit and leaves by the door. Open day and night since 1987.|كل ما يحتاجه المطبخ في ركن واحد من المدينة القديمة، والفواكه والخضر عند الباب. مفتوح ليلًا ونهارًا منذ 1987.
harbour-market|The big market hall on the quay. What came in by boat at dawn is on the ice by eight, and delivery costs you nothing.|قاعة السوق الكبيرة على الرصيف. ما وصل بالقوارب فجرًا يُعرض على الثلج في الثامنة، والتوصيل علينا.
daily-basket|Weekday food at weekday prices. We check the prices of our neighbours every Monday so you do not have to.|طعام كل يوم بأسعار كل يوم. نراجع أسعار جيراننا كل اثنين فلا تحتاج إلى ذلك.
old-town-grocer|Three generations behind one marble counter. Ask for anything by weight, even a single lemon.|ثلاثة أجيال خلف طاولة رخام واحدة. اطلب ما تشاء بالوزن، ولو ليمونة واحدة.
sunrise-bakery|Sourdough with a two-day rise, croissants folded by hand, and the oven on from four in the morning.|خبز مخمّر على مدى يومين وكرواسون مطويّ باليد، والفرن يعمل منذ الرابعة صباحًا.
bay-fishmonger|Two boats of our own and no freezer. When the sea is rough the counter is short, and we say so.|قاربان لنا ولا مجمّد عندنا. حين يهيج البحر يقلّ المعروض، ونقول ذلك صراحة.
hill-farm|Eggs, milk and vegetables from our own fields above the city, driven down twice a day in our own van.|بيض وحليب وخضر من حقولنا فوق المدينة، ننزلها مرتين في اليوم بسيارتنا.
cheese-cellar|Eighty cheeses at the temperature they like, cut when you order. The olives and crackers came later.|ثمانون نوعًا من الجبن في الحرارة التي تحبها، تُقطع عند الطلب. ثم جاء الزيتون والبسكويت.
spice-house|Whole spices, roasted on Tuesdays and ground the same hour. Your cupboard will smell of it.|توابل كاملة نحمّصها كل ثلاثاء ونطحنها في الساعة نفسها، ورائحتها تبقى في خزانتك.
butcher-brothers|Sami cuts, Adel knows the farmer. Dry-aged beef, lamb by the joint, and bones for the pot.|سامي يقطّع وعادل يعرف المزارع. لحم بقر معتّق وأفخاذ ضأن وعظام للقدر.
fruit-cart|It began as one cart on the corniche. Ripe today means ripe today: eat it tonight.|بدأت بعربة واحدة على الكورنيش. الناضج اليوم ناضج اليوم، فكُله الليلة.
night-owl|Milk at midnight, nappies at three, ice cream whenever. A small shop with a quick door.|حليب عند منتصف الليل وحفاضات في الثالثة وبوظة متى شئت. متجر صغير وبابه سريع.
organic-yard|Certified organic, most of it grown within forty kilometres, and loose wherever a bag is not needed.|عضوي بشهادة، يُزرع أغلبه ضمن أربعين كيلومترًا، وبلا أكياس حيث لا حاجة إليها.
family-super|The weekly shop under one roof, packed in crates for your car. Ring when you are near; we carry it out.|تسوّق الأسبوع تحت سقف واحد، معبّأ في صناديق لسيارتك. اتصل حين تقترب ونحمله إليك.
corniche-mini|Cold drinks, ice cream and crisps, twenty steps from the sand.|مشروبات باردة وبوظة ورقائق على بُعد عشرين خطوة من الرمل.
weekend-pantry|Tins, jars and rolls for the cupboard, brought on the day you choose.|معلبات ومرطبانات ولفافات للمؤونة، نوصلها في اليوم الذي تختاره.
forno-almera|A wood oven from Naples and a dough that rests for three days. Pizza in ninety seconds, patience before it.|فرن حطب من نابولي وعجين يرتاح ثلاثة أيام. بيتزا في تسعين ثانية، وقبلها الصبر.
smash-yard|Thin patties on a very hot plate, soft buns, fries cut this morning. Halal, always.|لحم رقيق على صاج شديد السخونة وخبز طري وبطاطا قُطعت هذا الصباح. حلال دائمًا.
shawarma-king|Two spits, chicken and lamb, stacked at noon and gone by midnight. The garlic sauce is our grandmother's.|سيخان من الدجاج والضأن يُرصّان ظهرًا وينفدان قبل منتصف الليل. وصلصة الثوم وصفة جدتنا.
wok-and-roll|Noodles pulled to order and a flame you can see from the street.|نودلز تُمدّ عند الطلب، ولهب تراه من الشارع.
casa-taco|Corn tortillas pressed here, salsas from mild to properly hot.|تورتيلا ذرة نكبسها هنا، وصلصات من اللطيفة إلى الحارّة حقًا.
leaf-bowl|Big bowls, no meat, no boredom. Dressings are made each morning and kept on the side.|أطباق كبيرة بلا لحم وبلا ملل. الصلصات طازجة كل صباح وتُقدَّم جانبًا.
morning-glory|Breakfast until two: eggs every way, pancakes as thick as a thumb, coffee first.|فطور حتى الثانية: بيض بكل طريقة وبانكيك بسماكة الإبهام، والقهوة أولًا.
sweet-harbour|A pastry kitchen with its window on the water. Small batches, so come early.|مطبخ حلويات نافذته على البحر. كميات صغيرة، فبادر مبكرًا.
lighthouse-grill|Charcoal, skewers and flat bread under the old lighthouse.|فحم وأسياخ وخبز رقيق عند المنارة القديمة.
nonna-lina|Pasta as Lina's grandmother rolled it, sauces that cook while the city sleeps.|معكرونة كما كانت تفردها جدة لينا، وصلصات تنضج والمدينة نائمة.
bombay-lane|Curries built from whole spices, breads slapped on the wall of the tandoor.|أطباق كاري من توابل كاملة، وخبز يُلصق على جدار التنور.
sushi-saro|Saro buys the fish, Saro cuts the fish. Short menu, sharp knife.|سارو يشتري السمك وسارو يقطّعه. قائمة قصيرة وسكين حادّة.
burger-dock|Thick burgers on the quay, for people who came by boat or wish they had.|برغر سميك على الرصيف، لمن جاء بالقارب أو تمنّى ذلك.
falafel-house|Green inside, crisp outside, fried while you wait. Hummus warm at noon.|أخضر من الداخل مقرمش من الخارج، يُقلى وأنت تنتظر. والحمص دافئ ظهرًا.
green-olive|Light plates from around the Mediterranean, and oil from our own trees.|أطباق خفيفة من حول المتوسط، وزيت من أشجارنا.
midnight-slice|Pizza by the slice for the last tram and the first.|بيتزا بالشريحة لركاب آخر ترام وأوله.
tea-terrace|Forty teas, six cakes and a roof with a view. Take them with you, or stay a while.|أربعون نوعًا من الشاي وست كعكات وسطح مطلّ. خذها معك أو ابقَ قليلًا.
dumpling-den|Eighteen pleats each, steamed in bamboo, carried by our own riders so that they arrive hot.|ثماني عشرة ثنية لكل حبة، تُطهى بالبخار في الخيزران ويحملها سائقونا لتصل ساخنة.
seaside-brunch|Long tables, slow mornings. Book your brunch a day ahead and we set the bread for you.|موائد طويلة وصباحات هادئة. احجز البرنش قبل يوم ونعجن الخبز لك.
hilltop-kitchen|The kitchen of the Green Hills: grills, pizza and puddings for the upper streets, at all hours.|مطبخ التلال الخضراء: مشاوي وبيتزا وحلويات للشوارع العليا في كل ساعة.
taco-stand|Four tacos, two burritos, one stand. The queue moves fast.|أربعة أنواع تاكو واثنان بوريتو وكشك واحد. والطابور سريع.
gelato-bay|Gelato churned twice a day from milk and ripe fruit, nothing from a powder.|جيلاتو يُخفق مرتين في اليوم من الحليب والفاكهة الناضجة، بلا مساحيق.
almera-pharmacy|The pharmacy on the square, with a pharmacist at the counter or on the phone at any hour.|صيدلية الساحة، وفيها صيدلي على المنضدة أو على الهاتف في أي ساعة.
lifeline|We know our patients by name, remind them before the pack runs out and call the doctor when in doubt.|نعرف مرضانا بأسمائهم ونذكّرهم قبل نفاد العلبة ونتصل بالطبيب عند الشك.
old-town-apothecary|Since 1911: herbs in the drawers, modern medicine on the shelves.|منذ 1911: الأعشاب في الأدراج والدواء الحديث على الرفوف.
mothers-corner|For the first thousand days: what a baby needs, and somebody to ask at two in the morning.|للألف يوم الأولى: ما يحتاجه الرضيع، ومن تسأله في الثانية صباحًا.
skin-lab|Dermatologist-led care. Tell us about your skin, and we tell you what to leave out.|عناية بإشراف أطباء الجلد. أخبرنا بحال بشرتك نخبرك بما تستغني عنه.
night-pharmacy|When the others are closed we deliver, free, until the sun is up and after.|حين يغلق الآخرون نوصل مجانًا حتى تشرق الشمس وبعدها.
university-chemist|Next to the lecture halls. Student prices on basics, patience with questions.|بجوار قاعات الدرس. أسعار طلابية للأساسيات وصبر على الأسئلة.
beach-pharmacy|Sun, salt and small accidents: what the beach bag forgot.|للشمس والملح والحوادث الصغيرة: ما نسيته حقيبة الشاطئ.
vitamin-bar|Supplements with the dose explained and nothing promised that no study has shown.|مكمّلات نشرح جرعتها ولا نَعِد بما لم تثبته دراسة.
hills-pharmacy|The pharmacy of the upper town. We know the steep streets and bring it to the door.|صيدلية المدينة العليا. نعرف الشوارع المنحدرة ونوصل إلى الباب.
weaver-co|Clothes in wool, linen and cotton, sewn in the port quarter and mended for life.|ملابس من الصوف والكتّان والقطن، تُخاط في حي الميناء ونرقّعها مدى الحياة.
volt-house|Electronics that somebody here has tried. Two years of warranty, and a bench where we repair.|إلكترونيات جرّبها أحدنا. ضمان سنتين وطاولة للإصلاح.
nest-and-oak|Furniture and lamps for small flats: solid wood, flat packs, no missing screws.|أثاث ومصابيح للشقق الصغيرة: خشب صلب وطرود مسطحة بلا براغٍ ناقصة.
playtime|Toys that last beyond the birthday. We have played with every one of them in the shop.|ألعاب تدوم بعد عيد الميلاد. جرّبناها كلها في المتجر.
harbour-books|New books in two languages, paper that takes ink, and an armchair by the window.|كتب جديدة بلغتين وورق يحتمل الحبر وكرسي بجوار النافذة.
open-air|For running, climbing and doing nothing in a hammock. We rent before you buy.|للجري والتسلّق والاسترخاء في الأرجوحة. نؤجّر قبل أن تشتري.
rose-room|Perfume by the drop, make-up by daylight. Try three, take one.|عطور بالقطرة ومكياج في ضوء النهار. جرّب ثلاثة وخذ واحدًا.
pixel-port|Consoles, games and the cables nobody has at home. Swap the game you have finished.|أجهزة ألعاب وألعاب وكابلات لا يجدها أحد في البيت. بدّل اللعبة التي أنهيتها.
the-general|If it is not food, we probably have it: three floors, one till, a good memory.|إن لم يكن طعامًا فهو عندنا على الأرجح: ثلاثة طوابق وصندوق واحد وذاكرة جيدة.
second-chapter|Books that somebody loved before you, toys that were kept, prices in pencil.|كتب أحبها غيرك قبلك وألعاب حُفظت وأسعار بقلم الرصاص.
atelier-sand|Dresses in the colours of the coast, cut in small runs and never twice.|فساتين بألوان الساحل، تُفصّل بأعداد قليلة ولا تتكرر.
fix-and-fit|Tools for the flat, and weights for a corner of it.|أدوات للبيت وأوزان لركن منه.`;

const NEWS = `
sunrise-bakery|Olive bread is back, from Thursday to Saturday.|عاد خبز الزيتون، من الخميس إلى السبت.
bay-fishmonger|Calm sea this week: sea bass and squid every day.|البحر هادئ هذا الأسبوع: قاروص وحبّار كل يوم.
hill-farm|The first strawberries of the year are in.|وصلت أول فراولة هذا العام.
forno-almera|Our oven is swept on Tuesdays from 15:00 to 16:00. Orders wait until then.|ننظف الفرن كل ثلاثاء من الثالثة إلى الرابعة عصرًا، وتنتظر الطلبات حتى ننتهي.
gelato-bay|Flavour of the month: fig and honey.|نكهة الشهر: التين والعسل.
almera-pharmacy|Flu vaccination without an appointment, every morning.|لقاح الإنفلونزا بلا موعد كل صباح.
volt-house|Bring an old phone and we recycle it for you.|أحضر هاتفك القديم ونحن نعيد تدويره.
harbour-books|Story hour for children on Saturdays at eleven.|ساعة حكايات للأطفال كل سبت في الحادية عشرة.`;

const read = (text: string): ReadonlyMap<string, Localized> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [slug = '', en = '', ar = ''] = row.split('|');
        return [slug, { en, ar }];
      }),
  );

export const STORE_DESCRIPTIONS = read(ABOUT);
/** What is new at a store; most have no news. */
export const STORE_NEWS = read(NEWS);
