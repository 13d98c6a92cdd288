/** Packs that give way: pouches, pillows of paper, wrapped bars, bags. */
import { line, n, path, rect, ellipse } from '../shapes';
import { flatLight, print, roundLight, type DrawPack } from './print';

/** A pouch that stands, crimped at its top. */
export const pouch: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const half = height * 0.36;
  const [top, crimp] = [y - height, y - height * 0.88];
  const d = `M${n(x - half * 0.94)} ${n(top)}H${n(x + half * 0.94)}L${n(x + half * 0.88)} ${n(crimp)}Q${n(x + half * 1.12)} ${n(y - height * 0.4)} ${n(x + half)} ${n(y - 1.5)}Q${n(x)} ${n(y + 1.6)} ${n(x - half)} ${n(y - 1.5)}Q${n(x - half * 1.12)} ${n(y - height * 0.4)} ${n(x - half * 0.88)} ${n(crimp)}Z`;
  sheet.cast(x, y, half * 2, height).contact(x, y, half * 1.15);
  sheet.add(
    path(d, palette.body),
    rect(x - half * 0.94, top, half * 1.88, height * 0.06, palette.accent),
    rect(x - half * 0.8, y - height * 0.78, half * 1.6, height * 0.64, palette.panel, { rx: half * 0.14 }),
  );
  print(sheet, {
    x,
    y: y - height * 0.76,
    width: half * 1.56,
    height: height * 0.62,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(
    path(d, roundLight(sheet, 0.85)),
    line(`M${n(x - half * 0.88)} ${n(crimp)}H${n(x + half * 0.88)}`, '#1d130e', 0.5, { opacity: 0.3 }),
    line(
      `M${n(x - half * 0.86)} ${n(y - height * 0.82)}q${n(half * 0.2)} ${n(height * 0.06)} 0 ${n(height * 0.16)}`,
      '#fff8ea',
      0.8,
      { opacity: 0.4 },
    ),
  );
  return half * 2;
};

/** A soft pack: nappies, tissues, rolls. */
export const softPack: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const half = height * 0.62;
  const top = y - height;
  const d = `M${n(x - half * 0.92)} ${n(top + height * 0.06)}Q${n(x)} ${n(top - height * 0.06)} ${n(x + half * 0.92)} ${n(top + height * 0.06)}Q${n(x + half * 1.1)} ${n(y - height / 2)} ${n(x + half * 0.94)} ${n(y - 1)}Q${n(x)} ${n(y + 1.4)} ${n(x - half * 0.94)} ${n(y - 1)}Q${n(x - half * 1.1)} ${n(y - height / 2)} ${n(x - half * 0.92)} ${n(top + height * 0.06)}Z`;
  sheet.cast(x, y, half * 2, height).contact(x, y, half * 1.1);
  sheet.add(
    path(d, palette.panel),
    path(
      `M${n(x - half)} ${n(y - height * 0.34)}Q${n(x)} ${n(y - height * 0.18)} ${n(x + half)} ${n(y - height * 0.44)}L${n(x + half * 0.94)} ${n(y - 1)}Q${n(x)} ${n(y + 1.4)} ${n(x - half * 0.94)} ${n(y - 1)}Z`,
      palette.body,
    ),
    rect(x - half * 0.3, top - height * 0.05, half * 0.6, height * 0.09, palette.accent, { rx: 1.4 }),
  );
  print(sheet, {
    x,
    y: top + height * 0.08,
    width: half * 1.8,
    height: height * 0.78,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(
    path(d, flatLight(sheet)),
    line(
      `M${n(x - half * 0.86)} ${n(top + height * 0.16)}q3 -2 5 -5M${n(x + half * 0.86)} ${n(top + height * 0.16)}q-3 -2 -5 -5`,
      '#1d130e',
      0.5,
      { opacity: 0.25 },
    ),
  );
  return half * 2;
};

/** A bar or a pat in a wrapper, lying. */
export const wrapped: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const half = height * 0.95;
  const top = y - height * 0.72;
  sheet.cast(x, y, half * 2, height * 0.7).contact(x, y, half * 1.04);
  sheet.add(
    path(
      `M${n(x - half)} ${n(y)}V${n(top)}L${n(x - half + 6)} ${n(top - height * 0.2)}H${n(x + half + 5)}L${n(x + half)} ${n(top)}V${n(y)}Z`,
      palette.body,
    ),
    path(
      `M${n(x - half)} ${n(top)}L${n(x - half + 6)} ${n(top - height * 0.2)}H${n(x + half + 5)}L${n(x + half)} ${n(top)}Z`,
      '#fff8ea',
      { opacity: 0.3 },
    ),
    path(`M${n(x + half)} ${n(y)}V${n(top)}l5 ${n(-height * 0.2)}V${n(y - height * 0.24)}Z`, '#1d130e', {
      opacity: 0.3,
    }),
    rect(x - half * 0.66, top + height * 0.06, half * 1.32, height * 0.6, palette.panel, { rx: 1 }),
  );
  print(sheet, {
    x: x - (pictured ? half * 0.2 : 0),
    y: top + height * 0.1,
    width: half * (pictured ? 0.9 : 1.3),
    height: height * 0.52,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: '',
  });
  if (pictured)
    sheet.icon(icon, { x: x + half * 0.42, y: top + height * 0.36, size: height * 0.44, pose: 'lie', shadow: 0.1 });
  sheet.add(rect(x - half, top, half * 2, y - top, flatLight(sheet)));
  return half * 2;
};

/** A paper bag, open: its front is drawn after what looks out of it. */
export function paperBag(x: number, y: number, width: number, height: number): { back: string; front: string } {
  const [left, kraft] = [x - width / 2, '#c4a37a'];
  const teeth = Array.from(
    { length: 8 },
    (_, at) =>
      `L${n(left + ((at + 0.5) * width) / 8)} ${n(y - height - 1.6)}L${n(left + ((at + 1) * width) / 8)} ${n(y - height)}`,
  ).join('');
  const outline = `M${n(left)} ${n(y - height)}${teeth}L${n(left + width * 0.96)} ${n(y)}H${n(left + width * 0.04)}Z`;
  return {
    back: rect(left + 1, y - height - 3.4, width - 2, 8, '#9c7d57', { rx: 0.5 }),
    front:
      path(outline, kraft) +
      path(
        `M${n(left + width * 0.78)} ${n(y - height)}L${n(left + width)} ${n(y - height)}L${n(left + width * 0.96)} ${n(y)}H${n(left + width * 0.8)}Z`,
        '#1d130e',
        { opacity: 0.14 },
      ) +
      ellipse(x - width * 0.06, y - height * 0.46, width * 0.26, width * 0.26, '#efe6d4', { opacity: 0.9 }),
  };
}
