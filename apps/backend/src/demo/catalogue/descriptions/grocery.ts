/** What a good shop would say of its groceries: product | English | Arabic. */
export const GROCERY = `
red-apples|Crisp and sweet, with a hint of sharpness. Good in a lunch box, better in a pie.|مقرمش وحلو مع لمسة حموضة. رائع في علبة الغداء، وأروع في الفطائر.
green-apples|Sharp, juicy and firm to the core. They hold their shape in pies.|حامض وغنيّ بالعصير ومتماسك، ويحافظ على شكله في الفطائر.
bananas|Just turning yellow, so they are ripe by tomorrow's breakfast.|في بداية اصفراره، فينضج مع فطور الغد.
pears|Long, russet and honeyed. Leave them on the sill until the neck gives.|إجاص طويل عسليّ المذاق. اتركه قرب النافذة حتى تلين رقبته.
grapes|White and seedless, with skins that snap. Try them frozen on a hot day.|عنب أبيض بلا بذور وقشر رقيق. جرّبه مجمّدًا في يوم حار.
peaches|Small, flat and floral: they fit a child's hand and leave no mess.|صغير ومسطّح وعطِر، بحجم يد طفل ولا يلطّخ الثياب.
kiwis|Six to spoon from the skin. Two cover a day's vitamin C.|ست حبات تُؤكل بالملعقة من قشرها. حبتان تكفيان يومك من فيتامين سي.
oranges|Thin-skinned and heavy with juice: five fill a jug.|رقيق القشر وغزير العصير: خمس حبات تملأ إبريقًا.
lemons|Unwaxed, so the zest is as good as the juice.|بلا شمع، فقشره طيّب كعصيره.
limes|Four for the week's salads, tacos and tall glasses.|أربع حبات لسلطات الأسبوع والتاكو والمشروبات الباردة.
pineapple|Smells ripe at the base and tastes of holidays. Twist off the crown to begin.|تفوح رائحته من قاعدته وطعمه طعم العطلة. انزع التاج وابدأ.
mangoes|Soft, stringless flesh, ready tonight. Slice along the flat stone.|لبّ طري بلا ألياف، جاهز الليلة. اقطعه بمحاذاة النواة.
watermelon|A whole one, about four kilos, sweet to the rind.|بطيخة كاملة نحو أربعة كيلوغرامات، حلوة حتى القشر.
melon|Netted skin, pale green flesh, a scent that fills the kitchen.|قشر مشبّك ولبّ أخضر فاتح ورائحة تملأ المطبخ.
coconut|Scored around the middle, so it opens with one tap.|محزّزة من الوسط، تُفتح بنقرة واحدة.
strawberries|Small, red right through, and gone by evening in most houses.|صغيرة وحمراء حتى القلب، ولا تصمد في البيت إلى المساء.
cherries|Almost black, firm and full of juice. Count them by the stones.|يكاد يكون أسود، متماسك وغنيّ بالعصير. عدّه بالنوى.
blueberries|Dusty with bloom, for porridge, pancakes or straight from the punnet.|يغطيه غباره الطبيعي، للشوفان والبان كيك أو من العلبة مباشرة.
tomatoes|Left on the vine to finish ripening. Keep them out of the fridge.|تُركت على غصنها ليكتمل نضجها. لا تضعها في الثلاجة.
cucumbers|Crunchy from end to end, with no seeds to scoop. No peeling either.|مقرمش من طرفه إلى طرفه، بلا بذور ولا حاجة إلى التقشير.
lettuce|Long leaves with a sweet heart. Made for Caesar, fine on a burger.|أوراق طويلة وقلب حلو. خُلق لسلطة سيزر ويليق بالبرغر.
avocados|Yields to a thumb, so it is guacamole tonight.|يلين تحت الإبهام، فهو جاهز للغواكامولي الليلة.
peppers|Red, yellow and green: one for each day until Thursday.|أحمر وأصفر وأخضر: حبة لكل يوم حتى الخميس.
chillies|Hot, not brutal. Take the seeds out for the children's plate.|حار بلا قسوة. انزع البذور لطبق الأطفال.
herbs|Two bunches in one for tabbouleh, tea and everything in between.|باقتان في واحدة للتبولة والشاي وكل ما بينهما.
olives-green|Cracked by hand and cured with lemon, chilli and a bay leaf.|مكسور باليد ومنقوع بالليمون والفلفل وورق الغار.
carrots|Earth still on, tops off. Sweet enough to eat raw.|بترابه وبلا أوراقه، وحلو يؤكل نيئًا.
potatoes|Floury ones of one size, so that all are done together.|بطاطا نشوية بحجم واحد، تنضج كلها معًا.
sweet-potatoes|Orange inside and nearly a pudding once roasted.|برتقالية من الداخل، وتكاد تصير حلوى حين تُشوى.
onions|The start of almost every dinner. They keep for a month in the dark.|بداية كل عشاء تقريبًا. يُحفظ شهرًا في مكان مظلم.
garlic|Three tight heads, dried on the stalk.|ثلاثة رؤوس متماسكة مجفّفة على سيقانها.
broccoli|Tight green heads; the stem is the best part when you slice it thin.|رؤوس خضراء متراصّة، وساقها ألذّ ما فيها إن قُطّعت رقيقة.
aubergines|Glossy and light, with few seeds: no need to salt it.|لامع وخفيف وقليل البذور، فلا حاجة إلى تمليحه.
mushrooms|Brown caps with more taste than white ones. Wipe them, do not wash.|قبعات بنية أغنى طعمًا من البيضاء. تُمسح ولا تُغسل.
sweetcorn|Two cobs in the husk. Six minutes in the pot, butter, done.|كوزان في قشرهما. ست دقائق في القدر ثم الزبدة.
peas|In the pod, so that somebody small can help in the kitchen.|في قرونها، ليساعد الصغار في المطبخ.
ginger|A plump hand of it. Freeze what is left and grate it frozen.|قطعة ممتلئة. جمّد ما تبقّى وابشره مجمّدًا.
whole-milk|From one dairy in the hills, with all its cream.|من مزرعة واحدة في التلال، بقشدته كاملة.
oat-milk|Oats, water, a pinch of salt. Foams well and does not split in coffee.|شوفان وماء ورشة ملح. يرغو جيدًا ولا ينفصل في القهوة.
almond-milk|Lightly toasted almonds, no sugar added.|لوز محمّص قليلًا، بلا سكر مضاف.
buttermilk|Tangy and thick, for pancakes, marinades and a cold glass at noon.|حامض وكثيف، للبان كيك والتتبيل وكأس باردة عند الظهر.
laban|Yoghurt, water and salt, shaken hard. Drink it very cold.|زبادي وماء وملح تُخضّ جيدًا. يُشرب باردًا جدًا.
eggs|From hens that go outside, stamped with the day they were laid.|من دجاج يسرح في الهواء الطلق، وعليه تاريخ وضعه.
butter|Slow-churned with sea salt. Softens in the time the toast takes.|زبدة مخضوضة على مهل بملح البحر، تطرى ريثما يُحمّص الخبز.
cheddar|Fourteen months old: crumbly, sharp, with a crystal here and there.|عمره أربعة عشر شهرًا: هشّ ولاذع وفيه بلّورات صغيرة.
halloumi|Squeaks when it is cold and turns golden in a dry pan.|يصرّ تحت الأسنان باردًا ويصير ذهبيًا في مقلاة جافة.
labneh|Strained balls under olive oil, rolled in dried mint.|كرات لبنة مصفّاة بزيت الزيتون ومغلّفة بالنعناع اليابس.
yoghurt|Set in the pot, with a skin of cream on top.|يتخثّر في عبوته وعلى وجهه طبقة قشدة.
custard-dessert|Thick, cold and speckled with real vanilla.|كثيف وبارد ومنقّط بفانيليا حقيقية.
sourdough|Thirty hours in the making, with a dark crust and an open crumb.|يحتاج ثلاثين ساعة ليكون بهذه القشرة الداكنة وهذا اللبّ الهوائي.
baguette|Baked three times a day. The end rarely makes it home.|يُخبز ثلاث مرات في اليوم، ونادرًا ما يصل طرفه إلى البيت.
flatbread|Slapped onto the wall of a clay oven. Warm one up and tear.|يُلصق بجدار تنّور من طين. سخّنه وقطّعه باليد.
bagels|Boiled, then baked, under a good coat of sesame.|يُسلق ثم يُخبز تحت طبقة سخيّة من السمسم.
pretzels|Brown and shiny outside, soft inside. The salt comes in a bag.|بنيّ لامع من الخارج طريّ من الداخل، وملحه في كيس صغير.
wraps|Wholewheat and soft enough to roll without cracking.|من القمح الكامل، طري يُلفّ من دون أن يتشقّق.
croissants|All butter and sixty-odd layers. Five minutes in a hot oven wakes them up.|زبدة خالصة وأكثر من ستين طبقة. خمس دقائق في الفرن توقظها.
doughnuts|Fried at dawn and rolled in sugar while warm.|تُقلى عند الفجر وتُقلّب بالسكر وهي دافئة.
cupcakes|Vanilla sponge with a swirl of buttercream, and sprinkles, of course.|إسفنج فانيليا ودوّامة كريمة زبدة، ومعها الحبيبات طبعًا.
cookies|Crisp at the edge, chewy in the middle, big pieces of chocolate.|مقرمشة الحافة طرية القلب بقطع شوكولاتة كبيرة.
shortcake|Whipped cream and berries between two layers that barely hold them.|كريمة مخفوقة وفراولة بين طبقتين بالكاد تحملانهما.
birthday-cake|Vanilla, strawberry and cream. Candles are in the box; the wish is yours.|فانيليا وفراولة وكريمة. الشموع في العلبة، والأمنية عليك.
waffles|Pearl sugar melts into the dough and crackles. Best warm.|يذوب سكّر اللؤلؤ في العجين ويتقرمش. ألذّ دافئًا.
sirloin|Aged three weeks and cut thick. Room temperature, hot pan, then let it rest.|معتّق ثلاثة أسابيع ومقطوع سميكًا. دعه يفقد برودته، ثم مقلاة حامية، ثم راحة.
lamb-shoulder|Bone in, for a slow afternoon in the oven.|بعظمها، لظهيرة هادئة في الفرن.
chicken-legs|Thigh and drumstick in one: the part that stays juicy.|الفخذ والساق معًا: الجزء الذي يبقى طريًا.
whole-chicken|Raised slowly outdoors. Roast it today, make soup tomorrow.|رُبّيت في الهواء الطلق على مهل. اشوِها اليوم واصنع الحساء غدًا.
beef-bacon|Brisket, cured and smoked over oak. Crisp in four minutes.|صدر بقري مملّح ومدخّن على خشب البلوط، يتقرمش في أربع دقائق.
sea-bass|Landed this morning, scaled and gutted. Ask for fillets in the note.|صيد هذا الصباح، منظّف من القشور والأحشاء. اطلبه شرائح في الملاحظة.
shrimps|Raw, peeled and cleaned, the tails left on.|روبيان نيء مقشّر ومنظّف مع ذيله.
crab|Picked by hand and back in its shell. Lemon is all it needs.|منزوع اللحم باليد ومعاد إلى صدفته. لا يلزمه سوى الليمون.
lobster|Half of one, split and cooked this morning. A hot grill and butter.|نصف كركند مشقوق ومطهوّ هذا الصباح. شواية حامية وزبدة.
squid|Cleaned tubes and tentacles. A minute in the pan, or an hour.|أنابيب ومجسّات منظّفة. دقيقة في المقلاة، أو ساعة.
oysters|Closed tight and packed on ice. Open them at the table.|مغلقة بإحكام وعلى الثلج. افتحها على المائدة.
basmati|Long grains that stay apart. Rinse, soak, and leave the lid on.|حبّات طويلة لا تلتصق. اغسله وانقعه ولا ترفع الغطاء.
spaghetti-dry|Rough from the bronze die, so that the sauce holds on.|ملمسه خشن من قوالب البرونز فتتمسّك به الصلصة.
beans-tin|Cooked soft and kept whole. Drain and rinse them, and the chilli is half done.|مطهوّة طرية وحبّاتها سليمة. صفّها واشطفها وقد صار الطبق نصف جاهز.
tomato-tin|Peeled at the height of August. Crush them by hand.|مقشّرة في عزّ آب. اهرسها بيدك.
tuna-tin|Line-caught and packed in large pieces, in oil worth keeping.|صيد بالصنّارة، قطع كبيرة في زيت يستحق أن تحتفظ به.
flour|High in protein, for bread that rises and pizza that stretches.|غنيّ بالبروتين، لخبز يرتفع وبيتزا تُفرد بسهولة.
chickpeas|Big, creamy ones in glass. Their water whips like egg white.|حبّات كبيرة طرية في مرطبان، وماؤها يُخفق كبياض البيض.
olive-oil|Pressed in November from one grove above the bay: green, grassy, a little peppery.|معصور في تشرين من كرم واحد فوق الخليج: أخضر عشبيّ فيه لذعة فلفل.
honey|Dark and aromatic, from hives among wild thyme.|داكن عطِر، من خلايا بين الزعتر البري.
peanut-butter|Peanuts and salt. Stir it once, then hide the spoon.|فول سوداني وملح. حرّكها مرة ثم أخفِ الملعقة.
strawberry-jam|More fruit than sugar, with whole berries in it.|فاكهتها أكثر من سكّرها، وفيها حبّات كاملة.
sea-salt|Flakes dried by the sun in pans along the coast.|رقائق جفّفتها الشمس في ملّاحات الساحل.
stock-cubes|Vegetables, herbs and no palm oil. One cube to half a litre.|خضار وأعشاب بلا زيت نخيل. مكعّب لكل نصف لتر.
dark-chocolate|Seventy per cent cocoa, with a snap and a hint of cherry.|سبعون بالمئة كاكاو، تنكسر بصوت وفيها لمحة كرز.
candy-mix|Soft fruit shapes in seven flavours. The red ones go first.|أشكال طرية بسبع نكهات، والحمراء تنفد أولًا.
lollipops|Ten flat ones, made with fruit juice and paper sticks.|عشر مصّاصات مسطّحة بعصير الفاكهة وأعواد من ورق.
ice-cream-tub|Milk, cream, sugar and two kinds of vanilla. Take it out ten minutes before.|حليب وكريمة وسكر ونوعان من الفانيليا. أخرجها قبل عشر دقائق.
pancake-mix|Add milk and an egg. Saturday is saved.|أضف حليبًا وبيضة، وصباح العطلة مضمون.
popcorn-salted|Popped in sunflower oil and lightly salted. A bag lasts a film.|فشار بزيت دوّار الشمس وقليل من الملح. كيس يكفي لفيلم.
roasted-peanuts|Roasted in the shell until they smell like a fairground.|محمّص بقشره حتى تفوح منه رائحة الأعياد.
chestnuts|Peeled, roasted and ready to warm. Good with a roast, better on the sofa.|مقشّرة ومحمّصة وجاهزة للتسخين. طيّبة مع المشاوي، وأطيب أمام فيلم.
rice-crackers|Thin, toasted and brushed with soy sauce.|رقيقة ومحمّصة وممسوحة بصلصة الصويا.
still-water|Six bottles from a spring in the Green Hills, low in minerals.|ست زجاجات من نبع في التلال الخضراء، قليلة المعادن.
orange-juice|Nothing but oranges, pressed today. Shake it.|برتقال لا غير، معصور اليوم. رجّه قبل الشرب.
apple-juice|Cloudy and unfiltered, from windfall apples.|عكر غير مصفّى، من تفاح تساقط عن شجره.
cola|Six cans, best ice-cold and in good company.|ست علب، ألذّ باردة جدًا ومع الأصحاب.
iced-tea|Black tea with peach, half the sugar you expect.|شاي أسود بالخوخ، وبنصف السكر الذي تتوقعه.
mate-bottle|Sparkling and bitter-sweet, with as much caffeine as a coffee.|غازيّة حلوة مرّة، وكافيينها بقدر فنجان قهوة.
ground-coffee|Medium roast with notes of hazelnut. Ground for filter or moka pot.|تحميص متوسط بلمسة بندق، مطحونة للفلتر أو الموكا.
mint-tea|Gunpowder green tea and dried spearmint. Pour it from high up.|شاي أخضر ونعناع مجفّف. صبّه من الأعلى لتعلوه الرغوة.
green-tea|Fresh and grassy. Water at seventy degrees, one minute, no more.|منعش عشبيّ. ماء بسبعين درجة ودقيقة واحدة لا أكثر.
cocoa|Flakes of real chocolate: two spoons to a mug of hot milk.|رقائق شوكولاتة حقيقية: ملعقتان لكوب حليب ساخن.
dish-soap|Cuts grease, is kind to hands, smells of lemon and nothing else.|يزيل الدهون ويرفق باليدين ورائحته ليمون فحسب.
sponges|One side for pans, one for glasses. They go into the dishwasher too.|وجه للقدور ووجه للكؤوس، وتُغسل في غسالة الصحون.
bin-bags|Made of maize starch. They hold for three days and then break down in the compost.|من نشا الذرة، تصمد ثلاثة أيام ثم تتحلّل في السماد.
laundry|Thirty washes, at thirty degrees or cold. For colours and whites.|ثلاثون غسلة على ثلاثين درجة أو بماء بارد، للملوّن والأبيض.
toilet-paper|Three soft layers of recycled paper, wrapped in paper.|ثلاث طبقات ناعمة من ورق معاد تدويره، مغلّفة بالورق.
candles|They burn for seven hours without a scent, so dinner keeps its own.|تشتعل سبع ساعات بلا رائحة، لتبقى الرائحة للعشاء.
batteries|Eight that keep their charge for years. Bring the old ones back.|ثماني بطاريات طويلة العمر. أعِد القديمة إلينا.
light-bulbs|Warm white, as bright as a sixty-watt bulb for a seventh of the power.|ضوء أبيض دافئ بسطوع ستين واط وسُبع الاستهلاك.
`;
