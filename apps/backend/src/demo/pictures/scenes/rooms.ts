/** Places that are no table: the corner of a room, a wall with a rail, the outdoors. */
import { OAK, OAK_DARK, tone } from '../palettes';
import { ellipse, line, n, rect } from '../shapes';
import type { Sheet } from '../sheet';
import { light, windowLight, type Ground } from './surfaces';

/** The corner of a room: a wall, a skirting, a floor of boards and a rug. */
export function room(sheet: Sheet, ground: Ground): void {
  const { hue, look } = ground;
  const floor = 76;
  const { width } = sheet;
  sheet.add(
    rect(
      0,
      0,
      width,
      floor,
      sheet.linear([
        [0, tone(hue, 0.34, 0.86)],
        [1, tone(hue, 0.32, 0.79)],
      ]),
    ),
  );
  if (look % 2 === 1) sheet.add(rect(0, 46, width, floor - 46, tone(hue, 0.34, 0.66), { opacity: 0.5 }));
  windowLight(sheet, 4 + ground.random() * 20);
  sheet.add(
    rect(
      0,
      floor,
      width,
      100 - floor,
      sheet.linear([
        [0, '#b08358'],
        [1, OAK],
      ]),
    ),
    line(`M0 ${floor + 7}H${n(width)}M0 ${floor + 16}H${n(width)}`, OAK_DARK, 0.5, { opacity: 0.5 }),
    rect(0, floor - 4, width, 4, tone(hue, 0.2, 0.9)),
    ellipse(width / 2, 89, 40, 8.5, tone(hue + 180, 0.26, 0.6), { opacity: 0.75 }),
    ellipse(width / 2, 89, 34, 6.6, tone(hue + 180, 0.26, 0.7), { opacity: 0.75 }),
  );
  light(sheet);
}

/** A wall with nothing but light, for what hangs. */
export function hangingWall(sheet: Sheet, { hue, look }: Ground): void {
  const { width } = sheet;
  sheet.add(
    rect(
      0,
      0,
      width,
      100,
      sheet.linear([
        [0, tone(hue, 0.3, 0.86)],
        [1, tone(hue, 0.3, 0.77)],
      ]),
    ),
  );
  if (look % 2 === 0) {
    const panels = Array.from({ length: Math.ceil(width / 20) + 1 }, (_, at) => `M${at * 20} 0V100`).join('');
    sheet.add(line(panels, tone(hue, 0.28, 0.7), 0.6, { opacity: 0.5 }));
  } else sheet.add(rect(0, 70, width, 30, tone(hue, 0.3, 0.68), { opacity: 0.45 }));
  windowLight(sheet, 2);
  light(sheet);
}

/** Fresh grass, sand or a court for sports. */
export function field(sheet: Sheet, { hue, look, random }: Ground): void {
  const { width } = sheet;
  const [sky, ground] = [
    tone(hue, 0.36, 0.84),
    [tone(96, 0.34, 0.56), tone(36, 0.46, 0.72), tone(12, 0.42, 0.6), tone(204, 0.34, 0.56)][look] ?? OAK,
  ];
  sheet.add(
    rect(
      0,
      0,
      width,
      64,
      sheet.linear([
        [0, tone(hue, 0.36, 0.86)],
        [1, sky],
      ]),
    ),
  );
  const hill = 10 + random() * 40;
  sheet.add(
    ellipse(hill, 66, 46, 16, tone(hue + 40, 0.24, 0.7)),
    ellipse(hill + 62, 68, 50, 14, tone(hue + 30, 0.24, 0.64)),
    rect(0, 64, width, 36, ground),
    line(`M-4 ${n(78 + random() * 6)}Q${n(width / 2)} 70 ${n(width + 4)} ${n(82 + random() * 8)}`, PAINT, 1.1, {
      opacity: 0.7,
    }),
  );
  light(sheet);
}
const PAINT = '#f3efe4';
