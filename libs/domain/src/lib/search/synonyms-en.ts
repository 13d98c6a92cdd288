/**
 * English words for the same thing, one group a line; singular (decision 108). A word may stand in several groups. Those
 * behind `>` are kinds of what stands before it: it finds them, and they do not find it.
 */
export const ENGLISH_SYNONYMS = `
aubergine, eggplant
courgette, zucchini
soda, soft drink, fizzy drink, soda pop, cola, coke, coca cola, pepsi, 7up, sprite, fanta
crisps, potato chips
chips, fries, french fries
prawn, shrimp
coriander, cilantro
diaper, nappy, pampers, huggies
biscuit, cookie
sweetcorn, corn, maize
yoghurt, yogurt
doughnut, donut
pasta, macaroni, penne, fusilli, penne pasta > spaghetti
noodle > ramen, pad thai
ramen, ramen soup, noodle soup
cheese > cheddar, halloumi, labneh, mozzarella, feta, parmesan
cream cheese > labneh
fish > sea bass, salmon, tuna, cod
seafood > shrimp, squid, crab, lobster, oyster
beef > sirloin, steak
bread, toast, toast bread, sandwich bread > sourdough, baguette
flatbread, pita, pita bread, naan, arabic bread
garbanzo, garbanzo bean, chickpea
bin bag, trash bag, rubbish bag, garbage bag
toilet paper, toilet roll, toilet tissue, loo roll, bathroom tissue
dish soap, washing up liquid, dishwashing liquid, dishwashing, dish liquid, fairy liquid
laundry liquid, detergent, laundry detergent, washing liquid, washing powder, laundry powder
sweet potato, yam
rocket, arugula
bell pepper, capsicum, sweet pepper
chilli, chili, hot pepper
spring onion, scallion
stock, broth
custard, pudding
candy, sweets
lollipop, lolly
mobile phone, cell phone, mobile, smartphone, phone, iphone, android
headphone, earphone, headset, earbud, airpods
sneaker, trainer, runner, running shoe
suitcase, trolley, luggage
soccer, football
soccer ball, football
bike, bicycle
backpack, rucksack, school bag, schoolbag
trousers, pants, jeans, denim
t shirt, tee
raincoat, rain coat, rain jacket, waterproof jacket, waterproof coat, mac
band aid, plaster, sticking plaster, adhesive bandage
paracetamol, acetaminophen, panadol, tylenol
ibuprofen, nurofen, advil, brufen
sunscreen, sunblock, sun cream
hand sanitiser, hand sanitizer, hand gel
tissue, kleenex
teddy bear, soft toy, plush
hamburger, burger
perfume, fragrance, cologne, parfum, eau de parfum
pancake, crepe
steak, sirloin
ice cream, gelato
thermometer, temperature
vitamin, vit, supplement
kid, child
centre, center
colour, color
harbour, harbor
flavour, flavor
doner, shawarma
chickpea dip, hummus
tap, faucet
jam, jelly, preserve
flour, meal
lemonade, lemon juice
glutenfree, gluten free, no gluten, without gluten, coeliac, celiac
vegan, plant based
vegetarian, veggie, meatless, meat free, no meat
dairyfree, dairy free, lactose free, milk free, non dairy, no dairy, no milk, without milk > oat drink, almond drink
nutfree, nut free, no nuts, without nuts
eggfree, egg free, no eggs, without eggs
organic, bio
unsweetened, sugar free, no sugar, no added sugar, without sugar, zero sugar
full fat milk, full cream milk, whole milk
cooking oil, vegetable oil, sunflower oil > olive oil
coffee, coffee bean, instant coffee, nescafe, espresso > flat white
flat white, latte, cappuccino, macchiato
tea, tea bag
bulb, light bulb, lamp
aa, double a
aaa, triple a
plant, house plant, houseplant, pot plant, potted plant > monstera
cheese burger, double cheese
beef burger > classic smash, double cheese
pepperoni, pepperoni pizza > diavola
seafood pizza > frutti di mare
mushroom pizza > funghi
four cheese, four cheese pizza, 4 cheese, 4 cheese pizza > quattro formaggi
bubble tea, boba
indian > curry, butter chicken, mango lassi
curry > butter chicken
sandwich > wrap
laban, ayran, laban up
healthy > salad, bowl
pain killer, pain relief, pain, headache, migraine, toothache > paracetamol, ibuprofen
antibiotic > amoxicillin
ventolin, asthma, salbutamol, albuterol
antiseptic, disinfectant
flu, influenza
nasal spray, nose spray > sea water spray
fish oil, omega 3
moisturiser, moisturizer, lotion, body lotion > hand cream
lip balm, chapstick
face wash, face cleanser, facial wash, cleanser
wipe, wet wipe, baby wipe
feeding bottle, baby bottle > glass bottle
burn gel, burn cream
razor, shaving, shaver, razor blade
handbag, purse, shoulder bag
laptop, notebook computer, macbook
game controller, gamepad, joystick
picture frame, photo frame
puzzle, jigsaw
skateboard, skate board > cruiser board
nail polish, nail varnish
makeup, make up, cosmetic > lipstick, nail polish
watercolour, watercolor, paint
`;

/** Say little about what is searched: names without them are found too. */
export const ENGLISH_FILLERS =
  'a an the of and with in for to by some my two three four five six eight ten twelve sixty cans heads pieces fresh organic natural size dozen half best cheap new good small large big pack packet bottle box can bag piece free near buy order';

/** Say which one of a kind: names without them are found when none has them (decision 132). */
export const ENGLISH_DESCRIPTIONS =
  'red green blue white black brown yellow pink purple grey gold silver sparkling fizzy still mineral bottled tinned canned tin jarred frozen dried raw cooked boiled fried grilled roasted baked steamed smoked cherry wing thigh leg drumstick chop rib fillet filet loin cutlet minced ground sliced chopped crushed grated plain salted unsalted sour spicy mild crunchy crispy soft thick thin low high full semi skimmed fat reduced zero diet greek italian french spanish turkish arabic arab indian chinese mexican japanese thai moroccan english american local imported homemade kids children men women ladies adult family summer winter autumn everyday cotton leather wool linen plastic wooden steel wireless bluetooth digital smart gaming electric rechargeable portable samsung sony nike adidas xbox playstation waterproof outdoor indoor kitchen bathroom garden wall desk table house home office school swimming sports board extra super ultra max plus strong jumbo giant deluxe premium basic classic medicine tablet capsule slice powder jasmine long grain sore blocked dry oily sensitive';
