/** Allergens and diets of the dishes: slug | allergens | v = vegan, g = gluten-free, p = with pork. A dish that is missing says nothing. */
import { ALLERGENS, type Allergen } from '@shop/domain/diet';

export interface DishFacts {
  allergens: Allergen[];
  vegan: boolean;
  glutenFree: boolean;
  pork: boolean;
}

const TEXT = `
margherita|gluten milk|
diavola|gluten milk|p
funghi|gluten milk|
quattro-formaggi|gluten milk|
seafood-pizza|gluten crustaceans fish molluscs|
veggie-pizza|gluten|v
classic-burger|gluten eggs milk mustard sesame|
cheese-burger|gluten eggs milk mustard sesame|
chicken-burger|gluten eggs milk mustard|
mushroom-burger|gluten milk sesame|
fries||vg
onion-rings|gluten milk|
shawarma|gluten milk sesame|
lamb-kebab|gluten milk|
mixed-grill|gluten milk sesame|
falafel-wrap|gluten sesame|v
half-chicken|gluten milk|
halloumi-wrap|gluten milk|
sushi-mix|gluten crustaceans fish soybeans sesame|
ramen|gluten eggs soybeans sesame|
pad-thai|crustaceans eggs fish peanuts soybeans|g
veg-curry|mustard|vg
butter-chicken|milk nuts|g
dumplings|gluten soybeans sesame|
spring-rolls|gluten soybeans|v
bento|gluten fish soybeans sesame|
fried-rice|gluten eggs soybeans|
tacos|milk|g
burrito|gluten milk|
veg-burrito|gluten|v
tamales|milk|gp
greek-salad|milk|g
caesar|gluten eggs fish milk mustard|
poke|fish soybeans sesame|
buddha-bowl|nuts sesame|vg
lentil-soup|celery|vg
paella|celery|vg
pancakes-stack|gluten eggs milk|
shakshuka|eggs|g
full-breakfast|gluten eggs milk|p
avocado-toast|gluten sesame|v
croissant-jam|gluten eggs milk|
egg-sandwich|gluten eggs mustard|
cheesecake|gluten eggs milk|
gelato|milk nuts|g
waffle-plate|gluten eggs milk|
baklava|gluten milk nuts|
soft-serve|milk|g
custard-cup|milk nuts|g
fruit-pie|gluten milk sulphites|
lemonade||vg
cola-glass||vg
bubble-tea|milk|g
flat-white|milk|g
mango-lassi|milk|g
fresh-orange||vg`;

export const DISH_FACTS: ReadonlyMap<string, DishFacts> = new Map(
  TEXT.trim()
    .split('\n')
    .map((row) => {
      const [slug = '', words = '', marks = ''] = row.split('|');
      const listed = words.split(' ');
      const facts = {
        allergens: ALLERGENS.filter((allergen) => listed.includes(allergen)),
        vegan: marks.includes('v'),
        glutenFree: marks.includes('g'),
        pork: marks.includes('p'),
      };
      return [slug, facts];
    }),
);
