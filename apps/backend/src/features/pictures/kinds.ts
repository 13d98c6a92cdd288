/** Kinds of pictures, and the widths that may be requested. */

/** Kinds of pictures: aspect ratio, and the default width. */
export const KINDS = {
  product: { ratio: 1, width: 800 },
  store: { ratio: 1, width: 400 },
  'store/cover': { ratio: 3, width: 1200 },
  category: { ratio: 1, width: 400 },
  banner: { ratio: 2.4, width: 1200 },
  module: { ratio: 1, width: 200 },
  'delivery-man': { ratio: 1, width: 200 },
} as const;
export type PictureKind = keyof typeof KINDS;
export const WIDTHS = [100, 200, 300, 400, 600, 800, 1200] as const;
