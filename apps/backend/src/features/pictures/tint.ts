/** Placeholder colour of a picture, by the hue at the end of its name. */

/** The placeholder colour. */
export function tintOf(hue: number): string {
  return hslToHex(hue, 0.55, 0.9);
}

export function hslToHex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The placeholder colour of a picture name. */
export const tintOfPicture = (name: string): string => tintOf(Number(/~(\d+)/.exec(name)?.[1] ?? 0));
