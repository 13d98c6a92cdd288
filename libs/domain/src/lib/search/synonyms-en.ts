/**
 * English words for the same thing, one group a line; singular (decision 108). A word may stand in several groups. Those
 * behind `>` are kinds of what stands before it: it finds them, and they do not find it.
 */
export const ENGLISH_SYNONYMS = `
aubergine, eggplant
courgette, zucchini
soda, soft drink, fizzy drink, soda pop, cola, coke, coca cola, pepsi
crisps, potato chips
chips, fries, french fries
prawn, shrimp
coriander, cilantro
diaper, nappy
biscuit, cookie
sweetcorn, corn, maize
yoghurt, yogurt
doughnut, donut
pasta, macaroni
pasta > spaghetti, penne, fusilli
noodle > ramen, pad thai
cheese > cheddar, halloumi, labneh, mozzarella, feta, parmesan
fish > sea bass, salmon, tuna, cod
seafood > shrimp, squid, crab, lobster, oyster
beef > sirloin, steak
bread > sourdough, baguette
garbanzo, garbanzo bean, chickpea
bin bag, trash bag, rubbish bag, garbage bag
toilet paper, toilet roll, loo roll, bathroom tissue
dish soap, washing up liquid, dishwashing liquid
laundry liquid, detergent, washing liquid
sweet potato, yam
rocket, arugula
bell pepper, capsicum, sweet pepper
chilli, chili, hot pepper
spring onion, scallion
stock, broth
custard, pudding
candy, sweets
lollipop, lolly
mobile phone, cell phone, cellphone, mobile, smartphone, phone
headphone, earphone, headset, earbud
sneaker, trainer, runner, running shoe
suitcase, trolley, luggage
soccer, football
soccer ball, football
bike, bicycle
backpack, rucksack
trousers, pants, jeans
t shirt, tee
band aid, plaster, sticking plaster
paracetamol, acetaminophen, panadol, tylenol
ibuprofen, nurofen, advil, brufen
sunscreen, sunblock, sun cream
hand sanitiser, hand sanitizer, hand gel
tissue, kleenex
teddy bear, soft toy, plush
hamburger, burger
perfume, fragrance, cologne
pancake, crepe
steak, sirloin
ice cream, gelato
thermometer, temperature
vitamin, supplement
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
`;

/** Say little about what is searched: names without them are found too. */
export const ENGLISH_FILLERS =
  'a an the of and with in for to by some my two three four five six eight ten twelve sixty cans heads pieces fresh organic natural best cheap new good small large big pack packet bottle box can bag piece free near buy order';
