import { USUAL_MONEY } from './lib/base/base-query';
import { fromOrder, fromParcel, type NewParcel } from './lib/orders/place-order';
import { toOrder } from './lib/orders/order';
import { toOrderRows } from './lib/orders/order-rows';
import { toVideoContent } from './lib/promotions';
import { minor } from '@shop/util';

const contact = { name: ' Mina ', phone: '+356 1', email: '' };
const address = {
  type: 'home',
  text: 'A',
  point: { lat: 1.5, lng: 2.5 },
  zoneIds: ['3', '4'],
  road: '',
  house: '9',
  floor: '',
  more: '',
};
const parcel: NewParcel = {
  guestId: '7',
  moduleId: '5',
  categoryId: '2',
  contact,
  address,
  receiver: { contact: { ...contact, name: 'Rana' }, address: { ...address, text: 'B', zoneIds: [] } },
  payer: 'receiver',
  instruction: 'Ring',
  note: ' n ',
  tip: minor(150),
  km: 2.5,
  shownTotal: minor(640),
  key: 'k',
};

describe('parcels in the API', () => {
  it('[PLUS-23] sends sender, receiver as JSON text, and a tip in major units', () => {
    const body = fromParcel(parcel, USUAL_MONEY);
    expect(body).toMatchObject({
      guest_id: '7',
      order_type: 'parcel',
      payment_method: 'cash_on_delivery',
      parcel_category_id: 2,
      contact_person_name: 'Mina',
      address: 'A',
      latitude: '1.5',
      sender_zone_id: 3,
      charge_payer: 'receiver',
      delivery_instruction: 'Ring',
      order_note: 'n',
      order_amount: 6.4,
      dm_tips: 1.5,
      distance: 2.5,
    });
    expect(JSON.parse(String(body.receiver_details))).toMatchObject({
      contact_person_name: 'Rana',
      address: 'B',
      latitude: '1.5',
      house: '9',
      zone_id: null,
    });
  });

  it('sends no tip of 0, and no parcel fields with an order', () => {
    const order = fromOrder(
      {
        ...parcel,
        tip: minor(0),
        storeId: '1',
        type: 'delivery',
        cutlery: false,
        unavailable: '',
        boughtNow: null,
        scheduleAt: null,
        couponCode: null,
      },
      USUAL_MONEY,
    );
    expect(order).not.toHaveProperty('dm_tips');
    expect(order).not.toHaveProperty('receiver_details');
    expect(order).toMatchObject({ store_id: 1, order_type: 'delivery' });
  });

  it('[TRK-07] decodes the receiver as an object or as text, and a details response that is the order itself', () => {
    const receiver = {
      contact_person_name: 'Rana',
      contact_person_number: '1',
      address: 'B',
      latitude: '1',
      longitude: '2',
    };
    const wire = {
      id: 1,
      order_type: 'parcel',
      charge_payer: 'receiver',
      parcel_category: { name: 'Gifts' },
      delivery_instruction: 'Ring',
    };
    for (const said of [receiver, JSON.stringify(receiver)])
      expect(toOrder({ ...wire, receiver_details: said }, USUAL_MONEY)).toMatchObject({
        type: 'parcel',
        receiver: { contactName: 'Rana', phone: '1', address: 'B', point: { lat: 1, lng: 2 } },
        parcel: { category: 'Gifts', payer: 'receiver' },
        instruction: 'Ring',
      });
    expect(toOrder({ id: 2, receiver_details: null }, USUAL_MONEY)).toMatchObject({ receiver: null, parcel: null });
    expect(toOrderRows(wire, USUAL_MONEY)).toEqual([]);
  });
});

describe('the video content', () => {
  const contents = ['First', 'Do this', 'Second', 'Do that', 'Third'].map((value, index) => ({ id: index, value }));
  const wire = { promotional_banner_url: 'https://x/banner', section_title: 'T', banner_contents: contents };

  it('[PARC-03] takes title and description alternately; a last title may have no description', () => {
    expect(toVideoContent(wire)).toEqual({
      title: 'T',
      media: null,
      steps: [
        { title: 'First', text: 'Do this' },
        { title: 'Second', text: 'Do that' },
        { title: 'Third', text: '' },
      ],
    });
  });

  it.each([
    [
      'image',
      { banner_image: 'a.webp', banner_video: 'b.mp4' },
      { kind: 'image', picture: { url: 'https://x/banner/a.webp', tint: null } },
    ],
    ['video', { banner_image: 'a.webp', banner_video: 'b.mp4' }, { kind: 'video', url: 'https://x/banner/b.mp4' }],
    ['video', { banner_video: 'https://tube/v' }, { kind: 'video', url: 'https://tube/v' }],
    [
      'video_content',
      { banner_video_content: 'c.mp4', banner_video_content_url: 'https://x/video' },
      { kind: 'video', url: 'https://x/video/c.mp4' },
    ],
    ['image', {}, null],
  ])('[PARC-02] [DATA-38] shows the medium of banner_type %s', (type, over, media) => {
    expect(toVideoContent({ ...wire, banner_type: type, ...over }).media).toEqual(media);
  });
});
