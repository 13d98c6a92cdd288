/** Products of the pharmacies. `medicines.ts` says what is known of the medicines. */
import type { CatalogueText } from './read';

export const pharmacy: CatalogueText = {
  module: 'pharmacy',
  units: { pack: ['pack', 'عبوة'], pcs: ['pcs', 'قطعة'], tube: ['tube', 'أنبوب'], bottle: ['bottle', 'زجاجة'] },
  categories: [
    {
      slug: 'pain-fever',
      en: 'Pain & fever',
      ar: 'ألم وحرارة',
      icons: 'pill thermometer',
      featured: true,
      children: [
        {
          slug: 'relief',
          en: 'Relief',
          ar: 'مسكّنات',
          rows: `
paracetamol|Paracetamol 500 mg|باراسيتامول 500 ملغ|249|pack|pill|rvpack
ibuprofen|Ibuprofen 200 mg|إيبوبروفين 200 ملغ|329|pack|pill|
thermometer|Digital Thermometer|ميزان حرارة رقمي|899|pcs|thermometer|r
heat-patch|Warming Patch, Three|لصقات حرارية، ثلاث|649|pack|adhesive-bandage fire|
ice-pack|Reusable Ice Pack|كيس تبريد|549|pcs|ice|
menthol-gel|Menthol Gel|جل المنثول|459|tube|lotion-bottle snowflake|
paracetamol-syrup|Paracetamol Syrup|شراب باراسيتامول|429|bottle|honey-pot pill|
ibuprofen-400|Ibuprofen 400 mg|إيبوبروفين 400 ملغ|649|pack|pill fire|`,
        },
      ],
    },
    {
      slug: 'cold-flu',
      en: 'Cold & flu',
      ar: 'زكام وإنفلونزا',
      icons: 'sneezing-face droplet',
      featured: true,
      children: [
        {
          slug: 'throat-nose',
          en: 'Throat & nose',
          ar: 'حلق وأنف',
          rows: `
cough-syrup|Thyme Cough Syrup|شراب سعال بالزعتر|589|bottle|honey-pot herb|r
throat-lozenges|Honey Lozenges|أقراص استحلاب بالعسل|349|pack|candy honey-pot|
nasal-spray|Sea Water Spray|بخاخ ماء البحر|499|bottle|droplet water-wave|
tissues|Soft Tissues, Six|مناديل ناعمة، ست|299|pack|roll-of-paper|
vitamin-c|Vitamin C 1000|فيتامين سي 1000|799|pack|tangerine pill|rvpack
cold-tea|Cold & Flu Tea|شاي الزكام|429|pack|teapot ginger-root|o
amoxicillin|Amoxicillin 500 mg|أموكسيسيلين 500 ملغ|890|pack|pill sneezing-face|
salbutamol|Salbutamol Inhaler|بخاخ سالبوتامول|1150|pcs|water-wave pill|`,
        },
      ],
    },
    {
      slug: 'first-aid',
      en: 'First aid',
      ar: 'إسعافات أولية',
      icons: 'adhesive-bandage stethoscope',
      featured: true,
      children: [
        {
          slug: 'wounds',
          en: 'Wounds & care',
          ar: 'جروح وعناية',
          rows: `
plasters|Waterproof Plasters|لصقات مقاومة للماء|279|pack|adhesive-bandage|r
bandage|Elastic Bandage|رباط ضاغط|349|pcs|adhesive-bandage scroll|
antiseptic|Antiseptic Spray|بخاخ مطهّر|459|bottle|lotion-bottle adhesive-bandage|
first-aid-kit|Family First-Aid Kit|حقيبة إسعاف عائلية|2490|pcs|toolbox adhesive-bandage|
gloves-box|Nitrile Gloves|قفازات نيتريل|699|pack|gloves|vglove
burn-gel|Cooling Burn Gel|جل للحروق|549|tube|lotion-bottle ice|`,
        },
      ],
    },
    {
      slug: 'vitamins',
      en: 'Vitamins',
      ar: 'فيتامينات',
      icons: 'pill sun',
      featured: true,
      children: [
        {
          slug: 'daily-vitamins',
          en: 'Daily',
          ar: 'يومية',
          rows: `
vitamin-d|Vitamin D3|فيتامين د3|899|pack|sun pill|rvpack
multivitamin|Multivitamin, Sixty|فيتامينات متعددة، ستون|1290|pack|pill four-leaf-clover|
omega3|Omega 3|أوميغا 3|1490|pack|fish pill|
iron|Gentle Iron|حديد لطيف|990|pack|pill magnet|
magnesium|Magnesium Citrate|سيترات المغنيسيوم|1090|pack|pill high-voltage|
kids-gummies|Kids' Gummies|فيتامينات مضغ للأطفال|1190|pack|teddy-bear candy|
vitamin-d-drops|Vitamin D3 Drops|قطرات فيتامين د3|1090|bottle|sun droplet|`,
        },
      ],
    },
    {
      slug: 'skin-care',
      en: 'Skin care',
      ar: 'عناية بالبشرة',
      icons: 'lotion-bottle sparkles',
      featured: true,
      children: [
        {
          slug: 'face-body',
          en: 'Face & body',
          ar: 'وجه وجسم',
          rows: `
sunscreen|Sunscreen SPF 50|واقي شمس 50|1390|tube|sun lotion-bottle|r
hand-cream|Olive Hand Cream|كريم يدين بالزيتون|549|tube|olive lotion-bottle|o
lip-balm|Lip Balm|مرطّب شفاه|299|pcs|lipstick|
face-wash|Gentle Face Wash|غسول وجه لطيف|799|bottle|bubbles lotion-bottle|
aloe-gel|Aloe Vera Gel|جل الصبّار|649|tube|cactus lotion-bottle|o
micellar|Micellar Water|ماء ميسيلار|749|bottle|droplet sparkles|`,
        },
      ],
    },
    {
      slug: 'baby-care',
      en: 'Baby care',
      ar: 'عناية بالطفل',
      icons: 'baby-bottle teddy-bear',
      featured: true,
      children: [
        {
          slug: 'baby',
          en: 'Baby',
          ar: 'الطفل',
          rows: `
nappies|Nappies|حفاضات|1290|pack|baby|rvnappy
baby-wipes|Water Wipes|مناديل مائية|349|pack|baby droplet|
baby-shampoo|Tear-Free Shampoo|شامبو بلا دموع|599|bottle|baby bubbles|
baby-bottle|Glass Bottle|رضّاعة زجاجية|899|pcs|baby-bottle|
nappy-cream|Nappy Cream|كريم الحفاض|549|tube|lotion-bottle baby|
soft-bear|Warming Bear|دب تدفئة|1590|pcs|teddy-bear|`,
        },
      ],
    },
    {
      slug: 'hygiene',
      en: 'Hygiene',
      ar: 'نظافة',
      icons: 'toothbrush soap',
      featured: false,
      children: [
        {
          slug: 'daily-care',
          en: 'Daily care',
          ar: 'عناية يومية',
          rows: `
toothbrush|Soft Toothbrush|فرشاة أسنان ناعمة|349|pcs|toothbrush|
toothpaste|Mint Toothpaste|معجون أسنان بالنعناع|399|tube|toothbrush herb|
hand-sanitiser|Hand Sanitiser|معقّم يدين|299|bottle|lotion-bottle bubbles|r
olive-soap|Olive Oil Soap|صابون زيت الزيتون|259|pcs|soap olive|o
razors|Razors, Five|شفرات حلاقة، خمس|749|pack|razor|
contact-fluid|Lens Solution|محلول عدسات|899|bottle|eye droplet|`,
        },
      ],
    },
  ],
};
