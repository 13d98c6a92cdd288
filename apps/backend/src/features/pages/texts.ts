/** Texts about the marketplace and its policies. HTML, as contract §8.4 serves it. */
import type { Localized } from '../../db/schema';

export const PAGES: Record<string, Localized> = {
  'about-us': {
    en: '<h2>A market for the whole city</h2><p>Almera Market brings the stores of Port Almera to your door: grocers, kitchens, pharmacies and the shops you know, by bicycle and scooter.</p><p>We began with four couriers and a baker. Today more than sixty stores deliver with us, and each of them is around the corner.</p><h3>What we bring</h3><ul><li><strong>Groceries</strong> for tonight or the whole week, from one store or from several.</li><li><strong>Food</strong> while it is hot, from the kitchens near you.</li><li><strong>Medicines</strong>, also on a prescription that you send from your phone.</li><li><strong>Everything else</strong>: clothes, books, cameras, presents.</li><li><strong>Parcels</strong>, from your hand to theirs across the city.</li></ul><h3>What you can count on</h3><ul><li>The price you see is the price you pay, with all fees, before you order.</li><li>An arrival time for every order, and a map that shows the courier on the way.</li><li>Goods at the price of the store.</li><li>A refund on the page of the order, if something was wrong.</li></ul><h3>Talk to us</h3><p>Write to <a href="mailto:hello@almera.example">hello@almera.example</a>. About an order, ask the store or the courier in its chat.</p>',
    ar: '<h2>سوق للمدينة كلها</h2><p>يجمع سوق ألميرا متاجر بورت ألميرا إلى بابك: بقالات ومطابخ وصيدليات ومتاجر تعرفها، بالدراجة والسكوتر.</p><p>بدأنا بأربعة سائقين وخباز واحد، واليوم يوصل معنا أكثر من ستين متجرًا، كلها قريبة منك.</p><h3>ماذا نوصل؟</h3><ul><li><strong>البقالة</strong> لهذا المساء أو للأسبوع كله، من متجر واحد أو من عدة متاجر.</li><li><strong>الطعام</strong> وهو ساخن، من المطابخ القريبة منك.</li><li><strong>الأدوية</strong>، ومنها ما يُصرف بوصفة ترسلها من هاتفك.</li><li><strong>وكل ما سواها</strong>: ملابس وكتب وكاميرات وهدايا.</li><li><strong>الطرود</strong>، من يدك إلى يد المستلم في أنحاء المدينة.</li></ul><h3>ما تطمئن إليه</h3><ul><li>السعر الذي تراه هو ما تدفعه، بكل الرسوم، قبل أن تطلب.</li><li>موعد وصول لكل طلب، وخريطة تريك السائق في الطريق.</li><li>البضاعة بسعر المتجر.</li><li>استرداد من صفحة الطلب إذا حدث خطأ.</li></ul><h3>تحدث إلينا</h3><p>راسلنا على <a href="mailto:hello@almera.example">hello@almera.example</a>. وعن طلبك، اسأل المتجر أو السائق في محادثته.</p>',
  },
  'privacy-policy': {
    en: '<h2>What we know about you</h2><p>Your name, phone, email and the addresses you save, so that an order finds you. Stores and couriers see what they need for your order and nothing else.</p><h3>What we do not do</h3><p>We sell no data and load no trackers before you allow them.</p><h3>Your rights</h3><p>Delete your account at any time in its settings: your name, phone and addresses go with it.</p>',
    ar: '<h2>ما نعرفه عنك</h2><p>اسمك وهاتفك وبريدك الإلكتروني والعناوين التي تحفظها، كي يصل الطلب إليك. يرى المتجر والسائق ما يلزم لطلبك لا غير.</p><h3>ما لا نفعله</h3><p>لا نبيع بياناتك ولا نحمّل أدوات تتبع قبل موافقتك.</p><h3>حقوقك</h3><p>احذف حسابك متى شئت من الإعدادات، ويُحذف معه اسمك وهاتفك وعناوينك.</p>',
  },
  'terms-and-conditions': {
    en: '<h2>How it works</h2><p>You order from a store. The store prepares your order, and a courier brings it. The contract for the goods is between you and the store.</p><h3>Prices</h3><p>All prices are those of the store. Delivery and service fees are shown before you order.</p>',
    ar: '<h2>كيف يعمل السوق</h2><p>تطلب من متجر، فيجهّز المتجر طلبك ويوصله السائق. عقد البضاعة بينك وبين المتجر.</p><h3>الأسعار</h3><p>كل الأسعار هي أسعار المتجر، وتظهر رسوم التوصيل والخدمة قبل الطلب.</p>',
  },
  'refund-policy': {
    en: '<h2>When something was wrong</h2><p>Ask for a refund on the page of the order within 14 days. What you paid for the goods comes back to your wallet. The delivery fee and the tip stay with the courier.</p>',
    ar: '<h2>عندما يحدث خطأ</h2><p>اطلب الاسترداد من صفحة الطلب خلال 14 يومًا. يعود ثمن البضاعة إلى محفظتك، وتبقى رسوم التوصيل والإكرامية للسائق.</p>',
  },
  'shipping-policy': {
    en: '<h2>How it comes to you</h2><p>Within the zones of the city, usually in under an hour, while the store is open. Parcels are picked up and delivered at once.</p>',
    ar: '<h2>كيف يصل إليك</h2><p>داخل مناطق المدينة، عادة في أقل من ساعة وضمن ساعات عمل المتجر. تُستلم الطرود وتوصل فورًا.</p>',
  },
  cancelation: {
    en: '<h2>Changed your mind?</h2><p>An order can be cancelled until the store has accepted it. What you paid from your wallet comes back at once.</p>',
    ar: '<h2>غيّرت رأيك؟</h2><p>يمكن إلغاء الطلب حتى يقبله المتجر، ويعود ما دفعته من محفظتك فورًا.</p>',
  },
};

const application = (title: string, text: string, direction: 'ltr' | 'rtl') =>
  `<!doctype html><html lang="${direction === 'rtl' ? 'ar' : 'en'}" dir="${direction}"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font-family:system-ui;max-width:40rem;margin:12vh auto;padding:0 1.5rem;line-height:1.6"><h1>${title}</h1><p>${text} <a href="mailto:hello@almera.example">hello@almera.example</a></p></body></html>`;

/** Application forms of the operator's own site. */
export const APPLICATIONS: Record<string, Localized> = {
  '/store/apply': {
    en: application(
      'Become a store owner',
      'Tell us about your store and where it is. We answer within two days:',
      'ltr',
    ),
    ar: application('سجّل متجرك معنا', 'أخبرنا عن متجرك ومكانه، ونجيبك خلال يومين:', 'rtl'),
  },
  '/deliveryman/apply': {
    en: application('Become a delivery man', 'Tell us how you ride and when you have time:', 'ltr'),
    ar: application('انضم إلى سائقينا', 'أخبرنا كيف تتنقل ومتى يناسبك العمل:', 'rtl'),
  },
};
