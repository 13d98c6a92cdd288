/** What a good pharmacy would say of its goods: product | English | Arabic. Advice is that of the leaflets: nothing promises a cure. */
export const PHARMACY = `
paracetamol|For pain and fever. Not together with other medicines that contain paracetamol.|للألم والحرارة. لا يؤخذ مع أدوية أخرى تحتوي على الباراسيتامول.
ibuprofen|For pain, inflammation and fever. Take it with food and water.|للألم والالتهاب والحرارة. يؤخذ مع الطعام والماء.
thermometer|Reads in ten seconds and beeps when it is done. The tip bends.|يقيس في عشر ثوانٍ ويصفر عند الانتهاء، وطرفه مرن.
heat-patch|Eight hours of steady warmth for a tense back or neck. Wear it over a layer of cloth.|ثماني ساعات من الدفء المنتظم للظهر أو الرقبة المتشنّجة. توضع فوق قماش.
ice-pack|Stays soft in the freezer. Wrap it in a towel, ten minutes at a time.|يبقى طريًا في المجمّدة. لفّه بمنشفة، عشر دقائق في كل مرة.
menthol-gel|Cools tired muscles after sport. Keep it away from eyes and open skin.|يبرّد العضلات المتعبة بعد الرياضة. أبعده عن العينين والجروح.
paracetamol-syrup|For children, with strawberry taste and a syringe that measures the dose by weight.|للأطفال، بطعم الفراولة ومعه محقنة تقيس الجرعة بحسب الوزن.
ibuprofen-400|Twice the strength of the 200 mg tablet. Follow the leaflet, and ask us when in doubt.|بضِعف قوة قرص 200 ملغ. اتبع النشرة، واسألنا عند الشك.
cough-syrup|Thyme extract for a chesty cough, without alcohol. From twelve years on.|خلاصة الزعتر للسعال المصحوب ببلغم، بلا كحول. من عمر اثنتي عشرة سنة.
throat-lozenges|Honey and lemon for a scratchy throat. Let one melt slowly.|عسل وليمون للحلق المتهيّج. دع القرص يذوب ببطء.
nasal-spray|Nothing but sea water. It rinses a blocked nose as often as you need.|ماء بحر لا غير. يغسل الأنف المسدود كلما احتجت.
tissues|Six pocket packs, soft enough for day five of a cold.|ست عبوات للجيب، ناعمة حتى في خامس أيام الزكام.
vitamin-c|One tablet in a glass of water. It fizzes and tastes of orange.|قرص في كأس ماء، يفور وطعمه برتقال.
cold-tea|Elderflower, ginger and lime blossom. Cover the cup for eight minutes.|زهر البيلسان وزنجبيل وزيزفون. غطّ الكوب ثماني دقائق.
amoxicillin|An antibiotic, on prescription. Finish the pack, even when you feel better.|مضاد حيوي بوصفة طبية. أكمل العبوة ولو شعرت بتحسّن.
salbutamol|A reliever for asthma, on prescription. Shake it before each puff.|موسّع للقصبات في الربو، بوصفة طبية. رجّه قبل كل بخّة.
plasters|Twenty in four sizes that stay on in the shower.|عشرون لصقة بأربعة مقاسات تصمد في الاستحمام.
bandage|Eight centimetres wide with clips. Firm, not tight.|بعرض ثمانية سنتيمترات مع مشابك. يُلفّ بثبات لا بشدّة.
antiseptic|Cleans small wounds and does not sting. Let it dry before the plaster.|ينظّف الجروح الصغيرة بلا لسع. دعه يجفّ قبل اللصقة.
first-aid-kit|Forty-two pieces in a bag that hangs on a door, with a page on what to do.|اثنتان وأربعون قطعة في حقيبة تُعلّق على الباب، وورقة بما يجب فعله.
gloves-box|A hundred gloves without latex or powder.|مئة قفاز بلا لاتكس ولا بودرة.
burn-gel|For small burns, after ten minutes of cool water.|للحروق الصغيرة، بعد عشر دقائق تحت ماء فاتر.
vitamin-d|For the months with little sun. One tablet a day, with a meal.|لأشهر قليلة الشمس. قرص في اليوم مع الطعام.
multivitamin|Twelve vitamins and six minerals. A supplement, not a meal.|اثنا عشر فيتامينًا وستة معادن. مكمّل لا وجبة.
omega3|Fish oil in capsules, with lemon so that you do not taste the sea.|زيت سمك في كبسولات، مع ليمون يخفي طعم البحر.
iron|A form that is easy on the stomach. Take it with juice, not with tea.|صيغة لطيفة على المعدة. يؤخذ مع العصير لا مع الشاي.
magnesium|Magnesium in a form the body takes up well. Best taken in the evening.|مغنيسيوم بصيغة يمتصّها الجسم جيدًا. يُستحسن أخذه مساءً.
kids-gummies|Bears with eight vitamins and no gelatine. Two a day, however much they beg.|حبّات على شكل دببة بثمانية فيتامينات وبلا جيلاتين. اثنتان في اليوم مهما ألحّوا.
vitamin-d-drops|One drop a day, tasteless, from the first week of life on.|قطرة في اليوم بلا طعم، من الأسبوع الأول.
sunscreen|Light, water-resistant and invisible in a minute. Again every two hours.|خفيف ومقاوم للماء ويختفي في دقيقة. يُعاد كل ساعتين.
hand-cream|Olive oil and shea butter that sink in fast and leave no grease.|زيت زيتون وزبدة شيا تمتصّها البشرة سريعًا بلا أثر دهني.
lip-balm|Beeswax and almond oil, in a tin that survives a pocket.|شمع عسل وزيت لوز في علبة تتحمّل الجيب.
face-wash|Foams softly and leaves nothing tight. For every skin, twice a day.|رغوته ناعمة ولا يشدّ البشرة. لكل أنواعها مرتين يوميًا.
aloe-gel|Cool and clear, for skin that had too much sun.|بارد وشفاف لبشرة نالت شمسًا أكثر مما ينبغي.
micellar|Takes make-up off without rubbing or rinsing.|يزيل المكياج بلا فرك ولا شطف.
nappies|Soft, thin and dry for twelve hours. Check the weight on the pack.|ناعمة ورقيقة وجافة اثنتي عشرة ساعة. تحقّق من الوزن على العبوة.
baby-wipes|Water and a drop of fruit extract: that is the whole list.|ماء وقطرة من خلاصة الفاكهة: هذه هي المكونات كلها.
baby-shampoo|For hair and body, mild on the eyes.|للشعر والجسم، لطيف على العينين.
baby-bottle|Glass in a silicone sleeve, with a slow-flow teat.|زجاج بغلاف سيليكون وحلمة بطيئة الجريان.
nappy-cream|Zinc oxide in a thick layer that keeps wet away.|أكسيد الزنك في طبقة سميكة تُبعد البلل.
soft-bear|Two minutes in the microwave, and it is warm and smells of lavender.|دقيقتان في الميكروويف، فيدفأ وتفوح منه رائحة الخزامى.
toothbrush|Soft bristles, a small head and a handle of beechwood.|شعيرات ناعمة ورأس صغير ومقبض من خشب الزان.
toothpaste|Mint and fluoride. A pea-sized dab is enough.|نعناع وفلورايد. يكفي مقدار حبة بازلاء.
hand-sanitiser|Seventy per cent alcohol with aloe, in a bottle that clips on a bag.|كحول سبعون بالمئة مع الصبّار، في عبوة تُعلّق بالحقيبة.
olive-soap|Cut from a block that dried for six months.|مقطوع من لوح جفّ ستة أشهر.
razors|Five heads with three blades, for a handle you keep.|خمسة رؤوس بثلاث شفرات لمقبض يدوم.
contact-fluid|Cleans, rinses and stores soft lenses. Two cases included.|ينظّف العدسات اللاصقة اللينة ويشطفها ويحفظها، ومعه حافظتان.
`;
