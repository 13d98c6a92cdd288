/** What a good menu would say of its dishes: product | English | Arabic. */
export const FOOD = `
margherita|San Marzano tomatoes, fior di latte and basil that goes on after the oven.|طماطم سان مارزانو وجبن فيور دي لاتيه وريحان يُضاف بعد الفرن.
diavola|Spicy beef salami that curls at the edges, and chilli oil.|سلامي بقري حار تلتفّ أطرافه، وزيت الفلفل.
funghi|Three mushrooms, thyme and a spoon of cream on a white base.|ثلاثة أنواع من الفطر وزعتر وملعقة كريمة على قاعدة بيضاء.
quattro-formaggi|Mozzarella, gorgonzola, parmesan and smoked scamorza. Honey on the side.|موزاريلا وغورغونزولا وبارميزان وسكامورزا مدخّنة، والعسل جانبًا.
seafood-pizza|Shrimps, squid and mussels on tomato and garlic; no cheese, as on the coast.|روبيان وحبّار وبلح بحر على طماطم وثوم، بلا جبن كما على الساحل.
veggie-pizza|Grilled peppers, aubergine, courgette and whatever the garden gave today.|فلفل وباذنجان وكوسا مشوية وما جادت به الحديقة اليوم.
classic-burger|One patty smashed thin, pickles, onion and house sauce in a potato bun.|قطعة لحم مهروسة رقيقة ومخلل وبصل وصلصة الدار في خبز البطاطا.
cheese-burger|Two patties, two slices of cheddar, crisp edges all round.|قطعتا لحم وشريحتا شيدر وأطراف مقرمشة.
chicken-burger|Thigh in buttermilk crumbs, slaw and a pickle as long as the bun.|فخذ دجاج بفتات اللبن الرائب وسلطة ملفوف ومخلل بطول الخبز.
mushroom-burger|A whole portobello, roasted with garlic, under melting taleggio.|حبة بورتوبيلو كاملة مشوية بالثوم تحت جبن ذائب.
fries|Twice fried, shaken with rosemary and sea salt.|تُقلى مرتين وتُخلط بإكليل الجبل وملح البحر.
onion-rings|Thick sweet rings in a light batter that shatters.|حلقات حلوة سميكة بعجينة خفيفة مقرمشة.
hot-dog|An all-beef sausage with a snap, mustard and slow onions.|نقانق بقرية مقرمشة الغلاف مع خردل وبصل مطهوّ على مهل.
shawarma|Carved to order, wrapped with garlic cream and pickles, pressed on the grill.|تُقطّع عند الطلب وتُلفّ بكريم الثوم والمخلل وتُحمّص على الشواية.
lamb-kebab|Hand-chopped lamb with parsley and seven spices, over charcoal.|لحم خروف مفروم باليد مع بقدونس وسبع بهارات، على الفحم.
mixed-grill|Kebab, shish taouk, cutlets and grilled vegetables: a plate for the hungry.|كباب وشيش طاووق وريش وخضار مشوية: طبق للجائعين.
falafel-wrap|Six falafel, tahini, turnip pickle and mint, in bread from this morning.|ست حبات فلافل وطحينة ومخلل لفت ونعناع في خبز هذا الصباح.
half-chicken|Marinated overnight and turned over charcoal until the skin crackles.|منقوع ليلة كاملة ويُقلّب على الفحم حتى يتقرمش جلده.
halloumi-wrap|Grilled halloumi, tomato, cucumber and a spoon of zaatar.|حلوم مشوي وطماطم وخيار وملعقة زعتر.
sushi-mix|Eight maki and four nigiri, cut when you order them.|ثماني قطع ماكي وأربع نيغيري تُقطّع عند طلبك.
ramen|Miso broth of twelve hours, springy noodles, a soft egg.|مرق ميسو لاثنتي عشرة ساعة ونودلز مطّاطية وبيضة طرية.
pad-thai|Rice noodles with shrimps, tamarind and peanuts. Squeeze the lime over it.|نودلز أرز مع روبيان وتمر هندي وفول سوداني. اعصر اللايم فوقها.
veg-curry|Coconut, turmeric and the vegetables of the season.|جوز هند وكركم وخضار الموسم.
butter-chicken|Tandoori chicken in a smooth tomato sauce with plenty of butter and fenugreek.|دجاج تندوري في صلصة طماطم ناعمة غنية بالزبدة والحلبة.
dumplings|Folded by hand with chicken and ginger. Black vinegar comes along.|محشوّة بالدجاج والزنجبيل ومطويّة باليد، ومعها خلّ أسود.
spring-rolls|Glass noodles, carrot and cabbage in a shell like paper.|نودلز زجاجية وجزر وملفوف في غلاف رقيق كالورق.
bento|Glazed salmon, rice, pickles and an omelette, each in its own corner.|سلمون ملمّع وأرز ومخلل وعجّة، كلّ في ركنه.
fried-rice|Yesterday's rice and a very hot wok, with egg and spring onion.|أرز الأمس ومقلاة شديدة الحرارة مع بيض وبصل أخضر.
tacos|Three corn tortillas with slow-cooked beef, onion, coriander and lime.|ثلاث تورتيلا ذرة بلحم مطهوّ على مهل وبصل وكزبرة ولايم.
burrito|Beef, rice, beans and guacamole, wrapped tight and toasted.|لحم وأرز وفاصوليا وغواكامولي، ملفوفة بإحكام ومحمّصة.
veg-burrito|Black beans, sweet potato and charred corn. You will not miss the meat.|فاصوليا سوداء وبطاطا حلوة وذرة مشوية. لن تفتقد اللحم.
tamales|Maize dough and spiced chicken, steamed in the husk. Unwrap before you eat.|عجينة ذرة ودجاج متبّل تُطهى بالبخار في قشر الذرة. افتحها وكُل.
nachos|Chips under cheese, beans, jalapeños and salsa, down to the last one.|رقائق تغمرها الجبنة والفاصوليا والهالبينو والصلصة حتى آخرها.
greek-salad|Tomato, cucumber, olives and a slab of feta. Oregano, no lettuce.|طماطم وخيار وزيتون وقطعة فيتا كبيرة. أوريغانو وبلا خس.
caesar|Cos lettuce, grilled chicken, anchovy dressing and croutons fried in butter.|خس روماني ودجاج مشوي وصلصة أنشوفة وخبز محمّص بالزبدة.
poke|Raw tuna in soy and sesame on warm rice, with edamame and mango.|تونة نيئة بالصويا والسمسم على أرز دافئ مع إدامامي ومانجو.
buddha-bowl|Quinoa, roasted chickpeas, avocado and a tahini dressing.|كينوا وحمّص محمّص وأفوكادو وصلصة طحينة.
lentil-soup|Red lentils, cumin and lemon. Bread for dipping is included.|عدس أحمر وكمّون وليمون، ومعها خبز للتغميس.
paella|Saffron rice with artichokes and peppers, and the crust from the pan.|أرز بالزعفران مع أرضي شوكي وفلفل وقشرة القدر المقرمشة.
pancakes-stack|Four of them, blueberries in the batter and maple syrup beside.|أربع قطع والتوت في عجينها، وشراب القيقب إلى جانبها.
shakshuka|Eggs poached in tomato and pepper, served in the pan with warm bread.|بيض في صلصة الطماطم والفلفل، يُقدّم في مقلاته مع خبز دافئ.
full-breakfast|Two eggs, beef bacon, beans, grilled tomato and toast. It lasts until lunch.|بيضتان وبيكون بقري وفاصوليا وطماطم مشوية وتوست. يكفيك حتى الغداء.
avocado-toast|Sourdough, crushed avocado, lemon and chilli flakes.|خبز العجين المخمّر وأفوكادو مهروس وليمون ورقائق فلفل.
croissant-jam|Warm from the oven, with butter and strawberry jam.|ساخن من الفرن مع زبدة ومربى الفراولة.
egg-sandwich|Soft scrambled eggs, chives and cheddar in a toasted bun.|بيض مخفوق طري وثوم معمّر وشيدر في خبز محمّص.
cheesecake|Baked until it just sets, on a biscuit base with salted butter.|يُخبز حتى يتماسك بالكاد، على قاعدة بسكويت بالزبدة المملّحة.
gelato|Churned this morning. Pick two flavours, or one twice.|محضّر هذا الصباح. اختر نكهتين، أو نكهة مرتين.
waffle-plate|A crisp waffle, whipped cream and berries that melt into it.|وافل مقرمش وكريمة مخفوقة وتوت يذوب فيه.
baklava|Pistachio and filo with orange blossom syrup, cut small.|فستق ورقائق عجين وقطر بماء الزهر، مقطّعة صغيرة.
soft-serve|A tall swirl of milk ice cream. Eat it first.|دوّامة عالية من مثلجات الحليب. ابدأ بها قبل أن تذوب.
custard-cup|Cold milk pudding with rose water and crushed pistachio.|حلوى حليب باردة بماء الورد وفستق مجروش.
fruit-pie|Sharp apples and cinnamon under a lattice of short pastry.|تفاح حامض وقرفة تحت شبكة من العجين الهش.
lemonade|Lemon, mint and crushed ice, sweetened only as much as it needs.|ليمون ونعناع وثلج مجروش، وسكّره بقدر الحاجة.
cola-glass|A tall glass over ice, with a slice of lemon.|كأس طويلة على الثلج مع شريحة ليمون.
bubble-tea|Milk tea with chewy pearls in dark sugar. Wide straw included.|شاي بالحليب مع حبّات طرية بالسكر الداكن، ومعه مصّاصة عريضة.
flat-white|A double shot under a thin layer of silky milk.|جرعتا إسبريسو تحت طبقة رقيقة من الحليب المخمليّ.
mango-lassi|Ripe mango, yoghurt and a little cardamom, blended cold.|مانجو ناضجة وزبادي وقليل من الهيل، تُخلط باردة.
fresh-orange|Five oranges, pressed as you order.|خمس برتقالات تُعصر عند طلبك.
`;
