/** Option groups of dishes, variations of other items, add-ons of restaurants. */
import type { OptionGroupRow, Localized } from '../../db/schema';

const w = (en: string, ar: string): Localized => ({ en, ar });
const option = (en: string, ar: string, price = 0) => ({ label: w(en, ar), price });
const single = (name: Localized, required: boolean, options: OptionGroupRow['options']): OptionGroupRow => ({
  name,
  multi: false,
  required,
  min: 0,
  max: 0,
  options,
});
const multi = (
  name: Localized,
  required: boolean,
  min: number,
  max: number,
  options: OptionGroupRow['options'],
): OptionGroupRow => ({
  name,
  multi: true,
  required,
  min,
  max,
  options,
});

const size = single(w('Size', 'الحجم'), true, [option('Regular', 'عادي'), option('Large', 'كبير', 180)]);
const spice = single(w('Spice level', 'درجة الحرارة'), true, [
  option('Mild', 'خفيف'),
  option('Medium', 'متوسط'),
  option('Hot', 'حار'),
]);

export const GROUPS: Record<string, OptionGroupRow[]> = {
  pizza: [
    single(w('Size', 'الحجم'), true, [
      option('26 cm', '26 سم'),
      option('32 cm', '32 سم', 250),
      option('40 cm', '40 سم', 550),
    ]),
    multi(w('Extra toppings', 'إضافات'), false, 1, 3, [
      option('Olives', 'زيتون', 80),
      option('Rocket', 'جرجير', 90),
      option('Burrata', 'بوراتا', 220),
      option('Chilli', 'فلفل حار', 50),
    ]),
  ],
  burger: [
    single(w('Patty', 'القطعة'), true, [option('Single', 'واحدة'), option('Double', 'دبل', 250)]),
    multi(w('Sauces', 'الصلصات'), true, 1, 2, [
      option('House', 'صلصة البيت'),
      option('Garlic', 'ثوم'),
      option('Barbecue', 'باربكيو'),
      option('Truffle mayo', 'مايونيز الكمأة', 90),
    ]),
    single(w('Cheese', 'الجبن'), false, [option('Cheddar', 'شيدر', 70), option('Blue', 'جبن أزرق', 110)]),
  ],
  wrap: [
    single(w('Bread', 'الخبز'), true, [option('Flatbread', 'خبز رقيق'), option('Wholewheat', 'قمح كامل', 30)]),
    multi(w('Inside', 'الحشوة'), false, 0, 0, [
      option('Pickles', 'مخلل'),
      option('Tomato', 'طماطم'),
      option('Onion', 'بصل'),
      option('Extra garlic', 'ثوم زيادة', 40),
    ]),
  ],
  bowl: [
    single(w('Dressing', 'الصلصة'), true, [
      option('Lemon & oil', 'ليمون وزيت'),
      option('Tahini', 'طحينة'),
      option('Sesame', 'سمسم'),
    ]),
    single(w('Add protein', 'بروتين إضافي'), false, [
      option('Egg', 'بيض', 120),
      option('Chicken', 'دجاج', 260),
      option('Tofu', 'توفو', 220),
    ]),
  ],
  spice: [spice],
  noodle: [
    spice,
    multi(w('Toppings', 'الإضافات'), true, 2, 3, [
      option('Egg', 'بيض'),
      option('Sweetcorn', 'ذرة'),
      option('Spring onion', 'بصل أخضر'),
      option('Seaweed', 'أعشاب بحرية', 60),
      option('Extra noodles', 'نودلز زيادة', 150),
    ]),
  ],
  meal: [
    single(w('Side', 'الطبق الجانبي'), true, [
      option('Rice', 'أرز'),
      option('Fries', 'بطاطا'),
      option('Salad', 'سلطة', 90),
    ]),
    single(w('Drink', 'المشروب'), false, [option('Water', 'ماء', 100), option('Lemonade', 'ليموناضة', 250)]),
  ],
  sweet: [
    multi(w('On top', 'فوقها'), false, 1, 2, [
      option('Cream', 'كريمة', 60),
      option('Berries', 'توت', 110),
      option('Chocolate', 'شوكولاتة', 80),
    ]),
  ],
  size: [size],
  drink: [size, single(w('Ice', 'الثلج'), false, [option('No ice', 'بلا ثلج'), option('Extra ice', 'ثلج زيادة')])],
};

export const KITCHEN_ADD_ONS: readonly { name: Localized; price: number }[] = [
  { name: w('Garlic dip', 'غموس الثوم'), price: 75 },
  { name: w('Pickle plate', 'صحن مخلل'), price: 120 },
  { name: w('Warm bread', 'خبز دافئ'), price: 90 },
  { name: w('Can of cola', 'علبة كولا'), price: 220 },
];

/** An option that is a colour. */
export interface DemoColour {
  name: Localized;
  colour: string;
}

export interface VariationKind {
  choices: ({ title: Localized } & ({ options: Localized[] } | { colours: DemoColour[] }))[];
  /** Price factor of each combination, in their order. */
  factor: (indexes: number[]) => number;
}

const amounts = (title: Localized, options: [Localized, number][]): VariationKind => ({
  choices: [{ title, options: options.map(([label]) => label) }],
  factor: ([index = 0]) => options[index]?.[1] ?? 1,
});
const colour = (en: string, ar: string, value: string): DemoColour => ({ name: w(en, ar), colour: value });
const [navy, sand, black, olive, burgundy, sky] = [
  colour('Navy', 'كحلي', '#2b3a67'),
  colour('Sand', 'رملي', '#d8c29a'),
  colour('Black', 'أسود', '#2a2a2e'),
  colour('Olive', 'زيتي', '#6f7a4d'),
  colour('Burgundy', 'عنابي', '#8e2f45'),
  colour('Sky', 'سماوي', '#8fbbe0'),
] as const;
const inColours = (...colours: DemoColour[]) => ({ title: w('Colour', 'اللون'), colours });
const clothesSize = {
  title: w('Size', 'المقاس'),
  options: [w('S', 'صغير'), w('M', 'وسط'), w('L', 'كبير'), w('XL', 'كبير جدًا')],
};
const clothes = (...colours: DemoColour[]): VariationKind => ({
  choices: [inColours(...colours), clothesSize],
  factor: ([, size = 0]) => (size === 3 ? 1.1 : 1),
});
const even = (title: Localized, options: Localized[]): VariationKind => ({
  choices: [{ title, options }],
  factor: () => 1,
});

export const VARIATIONS: Record<string, VariationKind> = {
  size: amounts(w('Size', 'الحجم'), [
    [w('1 L', '1 لتر'), 1],
    [w('2 L', '2 لتر'), 1.85],
    [w('Case of 6', 'صندوق 6'), 5.2],
  ]),
  weight: amounts(w('Weight', 'الوزن'), [
    [w('500 g', '500 غ'), 0.6],
    [w('1 kg', '1 كغ'), 1],
    [w('5 kg', '5 كغ'), 4.4],
  ]),
  cut: amounts(w('Cut', 'القطع'), [
    [w('Thin', 'رفيع'), 1],
    [w('Thick', 'سميك'), 1.1],
  ]),
  cake: amounts(w('For', 'يكفي'), [
    [w('6 people', '6 أشخاص'), 1],
    [w('12 people', '12 شخصًا'), 1.8],
  ]),
  pack: amounts(w('Pack', 'العبوة'), [
    [w('20 pieces', '20 حبة'), 1],
    [w('60 pieces', '60 حبة'), 2.5],
  ]),
  glove: even(w('Size', 'المقاس'), [w('S', 'صغير'), w('M', 'وسط'), w('L', 'كبير')]),
  nappy: even(w('Size', 'المقاس'), [w('3-6 kg', '3-6 كغ'), w('6-11 kg', '6-11 كغ'), w('11-16 kg', '11-16 كغ')]),
  wear: clothes(navy, sand, black, olive),
  basic: clothes(navy, sand, black, olive, burgundy, sky),
  shoe: {
    choices: [
      inColours(black, sand, burgundy),
      { title: w('Size', 'المقاس'), options: ['38', '39', '40', '41', '42', '43'].map((text) => w(text, text)) },
    ],
    factor: () => 1,
  },
  colour: { choices: [inColours(navy, sand, black)], factor: () => 1 },
  scarf: { choices: [inColours(burgundy, navy, olive, sand, sky)], factor: () => 1 },
  shade: {
    choices: [
      {
        title: w('Shade', 'الدرجة'),
        colours: [
          colour('Coral', 'مرجاني', '#f0705a'),
          colour('Rose', 'وردي', '#d8648a'),
          colour('Brick', 'قرميدي', '#9c4232'),
        ],
      },
    ],
    factor: () => 1,
  },
};
