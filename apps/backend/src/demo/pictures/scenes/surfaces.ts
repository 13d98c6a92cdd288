/** What things stand and lie on: rooms seen from the front, and tables seen from above. */
import { OAK, OAK_DARK, tone } from '../palettes';
import { ellipse, line, n, path, polygon, rect } from '../shapes';
import type { Sheet } from '../sheet';

export interface Ground {
  hue: number;
  /** 0 to 3. */
  look: number;
  random: () => number;
}

/** Where the wall of a room ends. */
export const HORIZON = 58;

/** Light from the upper left on whatever is drawn so far, darker towards the lower right. */
export function light(sheet: Sheet): void {
  const { width } = sheet;
  const pool = sheet.radial(
    [
      [0, '#fff6e2', 0.5],
      [1, '#fff6e2', 0],
    ],
    { x: 0.26, y: 0.18, r: 0.75 },
  );
  const corner = sheet.radial(
    [
      [0.62, '#2a1d16', 0],
      [1, '#2a1d16', 0.16],
    ],
    { x: 0.42, y: 0.4, r: 0.85 },
  );
  sheet.add(rect(0, 0, width, 100, pool), rect(0, 0, width, 100, corner));
}

/** The light of a window on the wall. */
export function windowLight(sheet: Sheet, x: number): void {
  const paint = sheet.linear(
    [
      [0, '#fff8e8', 0.38],
      [1, '#fff8e8', 0.05],
    ],
    'down',
  );
  for (const at of [0, 17])
    sheet.add(polygon([x + at, -4, x + at + 13, -4, x + at + 31, HORIZON, x + at + 16, HORIZON], paint));
}

function wall(sheet: Sheet, { hue, look, random }: Ground): void {
  const { width } = sheet;
  const paint = sheet.linear([
    [0, tone(hue, 0.36, 0.87)],
    [1, tone(hue, 0.34, 0.8)],
  ]);
  sheet.add(rect(0, 0, width, HORIZON + 1, paint));
  if (look === 1) {
    const rows = [0, 1, 2].map((row) => `M0 ${n(12 + row * 18)}H${n(width)}`).join('');
    const columns = Array.from({ length: Math.ceil(width / 24) + 1 }, (_, at) =>
      [0, 1, 2, 3].map((row) => `M${n(at * 24 + (row % 2) * 12 - 4)} ${n(row * 18 - 6)}v18`).join(''),
    ).join('');
    sheet.add(line(rows + columns, tone(hue, 0.3, 0.9), 0.9, { opacity: 0.8 }));
  }
  if (look === 2) {
    const x = 18 + random() * 30;
    sheet.add(
      path(`M${n(x)} ${HORIZON + 1}V34a22 22 0 0 1 44 0V${HORIZON + 1}Z`, tone(hue, 0.36, 0.76), { opacity: 0.55 }),
    );
  }
  if (look === 3) sheet.add(rect(0, 0, width, 5, tone(hue, 0.3, 0.7), { opacity: 0.35 }));
  if (look !== 2) windowLight(sheet, -8 + random() * 26);
}

/** What things stand on, from the horizon to the foot. */
function ground(sheet: Sheet, far: string, near: string): void {
  const shade = sheet.linear([
    [0, far],
    [1, near],
  ]);
  sheet.add(rect(0, HORIZON, sheet.width, 100 - HORIZON, shade));
}

/** Boards that run towards the eye. */
function boards(sheet: Sheet, near: string, far: string, seam: string): void {
  const { width } = sheet;
  ground(sheet, far, near);
  const middle = width / 2;
  const seams = Array.from({ length: Math.round(width / 18) + 3 }, (_, at) => {
    const x = (at - 1) * 18 + 4;
    return `M${n(x)} ${HORIZON}L${n(middle + (x - middle) * 1.75)} 100`;
  });
  sheet.add(line(seams.join(''), seam, 0.5, { opacity: 0.5 }));
}

function marble(sheet: Sheet, hue: number, random: () => number): void {
  const { width } = sheet;
  ground(sheet, tone(hue, 0.1, 0.8), tone(hue, 0.1, 0.88));
  const veins = Array.from({ length: 3 }, (_, at) => {
    const x = width * (0.12 + at * 0.34 + random() * 0.12);
    return `M${n(x)} ${HORIZON}q${n(-6 + random() * 20)} 12 ${n(-14 + random() * 10)} 21t${n(6 + random() * 12)} 22`;
  });
  sheet.add(line(veins.join(''), tone(hue, 0.12, 0.66), 0.7, { opacity: 0.45 }));
}

function cloth(sheet: Sheet, hue: number): void {
  const { width } = sheet;
  ground(sheet, tone(hue, 0.24, 0.72), tone(hue, 0.26, 0.8));
  const stripe = tone(hue, 0.34, 0.6);
  sheet.add(line(`M0 91H${n(width)}M0 94H${n(width)}`, stripe, 0.8, { opacity: 0.6 }));
}

/** A table before a wall, seen from the front. The look of it is the store's: oak, marble, painted boards, cloth. */
export function table(sheet: Sheet, ground: Ground): void {
  const { hue, look, random } = ground;
  wall(sheet, ground);
  if (look === 0) boards(sheet, OAK, '#b98a5b', OAK_DARK);
  else if (look === 1) marble(sheet, hue, random);
  else if (look === 2) boards(sheet, tone(hue + 14, 0.3, 0.74), tone(hue + 14, 0.3, 0.66), tone(hue + 14, 0.3, 0.56));
  else cloth(sheet, hue + 10);
  const edge = sheet.linear([
    [0, '#2a1d16', 0.2],
    [1, '#2a1d16', 0],
  ]);
  sheet.add(rect(0, HORIZON, sheet.width, 5, edge));
  light(sheet);
}

/** A table seen from above: boards, marble, plaster or linen, all in the hue of the ground. */
export function above(sheet: Sheet, { hue, look, random }: Ground): void {
  const { width } = sheet;
  const [pale, deep] = [tone(hue, 0.3, 0.86), tone(hue, 0.32, 0.76)];
  sheet.add(
    rect(
      0,
      0,
      width,
      100,
      sheet.linear(
        [
          [0, pale],
          [1, deep],
        ],
        'slant',
      ),
    ),
  );
  if (look === 0) {
    const turn = random() < 0.5;
    const seams = Array.from({ length: 4 }, (_, at) =>
      turn ? `M0 ${n(14 + at * 24)}H${n(width)}` : `M${n(14 + at * 24)} 0V100`,
    );
    sheet.add(line(seams.join(''), tone(hue, 0.3, 0.64), 0.6, { opacity: 0.6 }));
    sheet.add(turn ? rect(0, 38, width, 24, deep, { opacity: 0.35 }) : rect(38, 0, 24, 100, deep, { opacity: 0.35 }));
  } else if (look === 1) {
    const x = 10 + random() * 30;
    sheet.add(
      line(`M${n(x)} -4q14 30 6 52t18 56M${n(x + 52)} -4q-16 26 -2 48t-12 60`, tone(hue, 0.16, 0.66), 0.8, {
        opacity: 0.5,
      }),
    );
  } else if (look === 2) sheet.add(ellipse(30, 24, 64, 52, tone(hue, 0.3, 0.91), { opacity: 0.5 }));
  else {
    const [x, tilt] = [58 + random() * 14, 8 + random() * 14];
    const fold = tone(hue + 20, 0.34, 0.68);
    sheet.add(
      polygon([x, -2, width + 2, -2, width + 2, 102, x + tilt, 102], fold, { opacity: 0.55 }),
      line(`M${n(x + 5)} -2L${n(x + tilt + 5)} 102`, tone(hue + 20, 0.3, 0.86), 1.1, { opacity: 0.8 }),
    );
  }
  light(sheet);
}

/** A round podium, as in a window of a shop. @returns the height of its upper face */
export function podium(sheet: Sheet, { hue }: Pick<Ground, 'hue'>, x: number, top: number, rx: number): number {
  const [face, side] = [tone(hue, 0.3, 0.9), tone(hue, 0.32, 0.68)];
  const ry = rx * 0.2;
  sheet.contact(x, top + 12, rx * 1.06, 0.3);
  sheet.add(
    path(
      `M${n(x - rx)} ${n(top)}v10a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0v-10Z`,
      sheet.linear(
        [
          [0, face],
          [0.35, tone(hue, 0.3, 0.8)],
          [1, side],
        ],
        'right',
      ),
    ),
    ellipse(x, top, rx, ry, face),
  );
  return top;
}
