import { describe, expect, it } from 'vitest';
import { BACKGROUND, FOLLOW_THE_SCHEME, SEVERITIES } from '../../../src/platform/charts/colours.ts';

type Rgb = readonly [number, number, number];

const linear = (colour: string): Rgb => {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  const of = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [of(part(1)), of(part(3)), of(part(5))];
};

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [one, other].map((colour) => luminance(linear(colour))).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** The matrices of Machado, Oliveira and Fernandes (2009) for readers who lack a kind of cone. */
const READERS: Record<string, readonly Rgb[]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns the lightness of a colour in CIELAB, 0 to 100, as the reader sees it. */
function lightness(colour: string, matrix: readonly Rgb[]): number {
  const [r, g, b] = linear(colour);
  const seen = matrix.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
  return 116 * Math.cbrt(luminance(seen as unknown as Rgb)) - 16;
}

const darkOf = (colour: string): string =>
  FOLLOW_THE_SCHEME.split(`[fill="${colour}"]{fill:`)[1]?.slice(0, 7) ?? 'none';

describe.each([
  ['light', (colour: string) => colour],
  ['dark', darkOf],
] as const)('colours of severities in the %s scheme', (scheme, shown) => {
  const colours = SEVERITIES.map(shown);

  it.each(Object.entries(READERS))('differ in lightness by severity, for readers with: %s', (_who, matrix) => {
    const sign = scheme === 'light' ? -1 : 1;
    const steps = colours.slice(1).map((colour, index) => {
      const before = colours[index] ?? '';
      return sign * (lightness(colour, matrix) - lightness(before, matrix));
    });
    expect(Math.min(...steps), steps.join(', ')).toBeGreaterThan(6);
  });

  it('have a contrast of at least 3 to the background, and a higher contrast for each higher severity', () => {
    const contrasts = colours.map((colour) => contrast(colour, shown(BACKGROUND)));
    expect(Math.min(...contrasts), contrasts.join(', ')).toBeGreaterThanOrEqual(3);
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b));
  });
});
