/** A colour as a screen mixes it: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Understands what `getComputedStyle` says of an opaque colour. */
export function parseRgb(computed: string): Rgb {
  const [red, green, blue] = [...computed.matchAll(/[\d.]+/g)].map(Number);
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`Not an rgb() colour: ${computed}`);
  }
  return [red, green, blue];
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
