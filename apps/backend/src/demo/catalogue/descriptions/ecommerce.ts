/** What a good shop would say of its goods: product | English | Arabic. */
export const ECOMMERCE = `
tee|Thick organic cotton that keeps its shape and its neckline for years.|قطن عضوي سميك يحافظ على شكله وياقته سنوات.
jeans|Straight from hip to hem, in denim that softens where you do.|مستقيم من الخصر إلى الكاحل، من دنيم يلين مع جسمك.
dress|Washed linen with pockets. It creases, and looks better for it.|كتان مغسول بجيبين. يتجعّد، وذلك سرّ جماله.
coat|Taped seams and a hood with a peak: dry at the bus stop, light on the arm.|درزات محكمة وقبعة بحافة: يبقيك جافًا في الموقف، وخفيف على الذراع.
socks|Merino and a little nylon, with a heel that stays where it belongs.|ميرينو مع قليل من النايلون، وكعب يثبت في مكانه.
scarf|Two metres of fine merino, warm without the itch.|متران من الميرينو الناعم، دفء بلا حكّة.
runners|Two hundred grams a shoe, soft landing, quick drying.|مئتا غرام للحذاء، هبوط ناعم وجفاف سريع.
boots|Waterproof to the ankle, with a sole that holds on wet rock.|مقاوم للماء حتى الكاحل ونعله يثبت على الصخر المبلّل.
flats|Soft leather that needs no breaking in. It comes with a cloth bag.|جلد لين مريح من أول يوم، ومعه كيس قماش.
backpack|Twenty litres, a sleeve for the laptop and a bottle pocket that holds one.|عشرون لترًا وجيب للحاسوب وآخر للزجاجة.
handbag|Waxed canvas with leather handles, wide enough for the market.|قماش مشمّع بمقبضين من جلد، تتسع لمشتريات السوق.
luggage|Fits the overhead bin of every airline that flies here. Quiet wheels.|تناسب خزانة كل طائرة تحطّ هنا، وعجلاتها هادئة.
headphones|Thirty hours a charge; the noise stays out and voices come through. They fold flat.|ثلاثون ساعة بالشحنة، الضجيج خارجًا والصوت واضح. تُطوى مسطّحة.
phone|A bright screen, a two-day battery and five years of updates.|شاشة ساطعة وبطارية ليومين وتحديثات لخمس سنوات.
laptop|A kilo and a quarter, fourteen inches, and silent for most of the day.|كيلوغرام وربع وأربع عشرة بوصة، وصامت في أغلب يومك.
camera|A fast lens and real dials in something that fits a coat pocket.|عدسة سريعة وأقراص حقيقية في حجم جيب المعطف.
watch-smart|Steps, sleep, swimming and a week between charges.|خطوات ونوم وسباحة، وأسبوع بين شحنة وأخرى.
radio|FM, digital and Bluetooth, with a knob that turns and clicks.|إف إم ورقمي وبلوتوث، وقرص يدور بنقرات واضحة.
keyboard|Low keys that nobody across the desk will hear.|مفاتيح منخفضة لا يسمعها من يجلس قبالتك.
mouse|Shaped for the right hand, kind to the wrist after hour six.|مصمّمة لليد اليمنى ورحيمة بالمعصم بعد ست ساعات.
game-pad|Works with phone, console and computer. Twenty hours on one charge.|تعمل مع الهاتف وجهاز الألعاب والحاسوب. عشرون ساعة بالشحنة.
plant|Knee-high, in a clay pot. Water it on Sundays and turn it to the light.|بارتفاع الركبة في إصيص طين. اسقِها أيام الأحد وأدِرها نحو الضوء.
chair|Solid oak with a woven seat. It carries two hundred kilos and looks light.|بلوط صلب ومقعد مجدول. يحمل مئتي كيلوغرام ويبدو خفيفًا.
lamp|Warm light you can aim, with a switch your hand finds in the dark.|ضوء دافئ توجّهه حيث تشاء، ومفتاح تجده يدك في الظلام.
mirror|Sixty centimetres across in a thin brass rim. Hook included.|قطرها ستون سنتيمترًا بإطار نحاسي رفيع، ومعها العلّاقة.
kettle|Enamelled steel for six cups. It does not drip.|فولاذ مطليّ بالمينا لستة أكواب، ولا يقطر.
knife|Twenty centimetres of carbon steel, sharpened for the first time by us.|عشرون سنتيمترًا من فولاذ الكربون، وأول شحذ علينا.
basket|Seagrass with a cotton lining that comes out for the wash.|من حشائش البحر ببطانة قطن تُنزع للغسل.
clock|A loud bell, a soft glow and no phone beside the bed.|جرس عالٍ وضوء خافت، ولا هاتف قرب السرير.
frame|Beech with real glass, for a 13 × 18 photo. It stands or hangs.|خشب زان وزجاج حقيقي لصورة 13 × 18. يقف أو يُعلّق.
bear|Sixty centimetres of friend, filled with recycled cotton. The ears have been tested by experts.|ستون سنتيمترًا من الصداقة محشوّة بقطن معاد تدويره. الأذنان مجرّبتان على يد خبراء.
puzzle|A thousand pieces: boats at dusk. The sky is the hard part.|ألف قطعة من قوارب عند الغروب، وأصعبها السماء.
kite|Flies from a light breeze on. Thirty metres of line and two tails.|تطير مع نسيم خفيف. ثلاثون مترًا من الخيط وذيلان.
yoyo|Turned from maple, with a spare string for the first mistake.|مخروط من خشب القيقب، ومعه خيط احتياطي.
blocks|Seven painted by hand; the smallest is no bigger than a bean.|سبع دمى مرسومة باليد، أصغرها بحجم حبة فول.
dice-game|Six dice, a cup and rules that fit on a card. Two to eight players.|ست قطع نرد وكوب وقواعد على بطاقة. من لاعبَين إلى ثمانية.
football|Size five, stitched, and true in the air. The pump is not included.|مقاس خمسة مخيطة وثابتة في الهواء. المنفاخ غير مرفق.
basketball|Deep grooves and a grip made for asphalt.|أخاديد عميقة وملمس مصنوع للإسفلت.
racket|Two hundred and eighty grams, strung and ready. Forgiving off centre.|مئتان وثمانون غرامًا مشدودًا وجاهزًا، ويغفر الضربات المائلة.
goggles|They seal without suction marks and stay clear from the first length to the last.|محكمة بلا آثار على الوجه ولا تتغبّش طوال السباحة.
skateboard|Maple deck and soft wheels that roll over what the street leaves.|لوح قيقب وعجلات لينة تعبر ما في الشارع.
bicycle|Eight gears, mudguards, lights and a basket: ride it home.|ثماني سرعات ورفارف وأضواء وسلة: اركبها إلى بيتك.
novel|A keeper, a storm and a letter that arrives twenty years late. 312 pages.|حارس وعاصفة ورسالة تصل متأخرة عشرين عامًا. 312 صفحة.
cookbook|Ninety recipes from harbour kitchens, most of them done in half an hour.|تسعون وصفة من مطابخ الميناء، أكثرها في نصف ساعة.
notebook|A5, dotted, thread-bound: it lies flat on the first page and the last.|بحجم A5 منقّط ومخيط، ينبسط من أول صفحة إلى آخرها.
pens|A steel nib that likes to write. Two cartridges to begin with.|ريشة فولاذ تحب الكتابة، ومعها خرطوشتان للبداية.
paint|Twelve half pans, a brush and a lid that is a palette.|اثنا عشر لونًا وفرشاة وغطاء يصير لوحة مزج.
map-poster|Every street of the city, drawn by hand. 50 × 70, sent in a tube.|كل شارع في المدينة مرسومًا باليد. 50 × 70، في أنبوب.
lipstick|Matte, not dry. It lasts through lunch and comes off with oil.|مطفيّ بلا جفاف، يصمد حتى بعد الغداء ويُزال بالزيت.
nail-polish|Two coats, dry in a minute, a week without chips.|طبقتان تجفّان في دقيقة وتدومان أسبوعًا.
rose-water|Distilled from petals picked before sunrise. For the face, and for cakes.|مقطّر من بتلات قُطفت قبل الفجر. للوجه وللحلويات.
perfume|Jasmine after rain, with a little cedar under it.|ياسمين بعد المطر، وفي قاعدته لمسة من خشب الأرز.
`;
