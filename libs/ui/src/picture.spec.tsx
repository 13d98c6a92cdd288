/** Which image widths the browser may choose from (CARD-36). */
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './lib/common/picture';

const widths = (sizes?: string, url = '/storage/store/apple.webp') =>
  [...renderToStaticMarkup(<Picture source={{ url, tint: null }} alt="" sizes={sizes} />).matchAll(/ (\d+)w/g)].map(
    ([, width]) => Number(width),
  );

describe('Picture', () => {
  it('[CARD-36] offers no width above what the densest screen needs', () => {
    expect(widths('28px')).toEqual([100]);
    expect(widths('56px')).toEqual([100, 200]);
    expect(widths('67px')).toEqual([100, 200, 400]);
    expect(widths('400px')).toEqual([100, 200, 400, 600, 800, 1200]);
    expect(widths('500px')).toEqual([100, 200, 400, 600, 800, 1200]);
  });

  it('offers all widths for a fluid box, and none for a picture of a single size', () => {
    expect(widths('(min-width: 768px) 320px, 90vw')).toHaveLength(6);
    expect(widths('56px', 'https://else.example/apple.webp')).toEqual([]);
  });
});
