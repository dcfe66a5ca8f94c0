import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seeds/demo.ts';
import { noBrowser } from '../support/browser.ts';
import { DESKTOP, IN_A_BROWSER, PHONE, visits } from './visits.ts';

/** A day eleven months ago, because a report by day covers at most 366 days. */
const FROM = new Date(Date.now() - 330 * 86_400_000).toISOString().slice(0, 10);

/** Reports with few and with many rows, by time and by name, with one axis and with two. */
const REPORTS = [
  `monthly?from=${FROM}`,
  `revenue?group_by=day&from=${FROM}`,
  `revenue?group_by=course&from=${FROM}`,
  `class-attendance?group_by=weekday&from=${FROM}`,
  `class-attendance?group_by=batch&from=${FROM}`,
  `class-attendance?group_by=instructor&from=${FROM}`,
  `class-attendance?group_by=hour&from=${FROM}`,
  'ageing?group_by=student',
  'ageing?group_by=course',
  'ageing?as_of=2020-01-01',
];

/**
 * Returns the texts that leave the picture, overlap other texts (even if they are rotated), or are smaller than 12
 * pixels.
 */
const ILLEGIBLE = `(() => {
  const { width, height } = document.documentElement.getBoundingClientRect();
  const cornersOf = (text) => {
    const { x, y, width, height } = text.getBBox();
    const ends = (from, size) => [from + 1, from + size - 1];
    const [[left, right], [top, bottom]] = [ends(x, width), ends(y + 1, height - 2)];
    const corners = [[left, top], [right, top], [right, bottom], [left, bottom]];
    return corners.map(([x, y]) => new DOMPoint(x, y).matrixTransform(text.getScreenCTM()));
  };
  // two rectangles are apart if a line along a side of one of them separates them
  const isBetween = (one, other, from, to) => {
    const along = ({ x, y }) => x * (to.x - from.x) + y * (to.y - from.y);
    const [a, b] = [one.map(along), other.map(along)];
    return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);
  };
  const sides = (corners) => [[corners[0], corners[1]], [corners[1], corners[2]]];
  const overlap = (one, other) => ![...sides(one), ...sides(other)].some(([from, to]) => isBetween(one, other, from, to));
  const texts = [...document.querySelectorAll('text')].map((text) => [text, cornersOf(text)]);
  const isInside = ({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height;
  const outside = texts.filter(([, corners]) => !corners.every(isInside));
  const onOthers = texts.filter(([, corners], index) => texts.slice(index + 1).some(([, other]) => overlap(corners, other)));
  const small = texts.filter(([text]) => parseFloat(getComputedStyle(text).fontSize) < 12);
  return [...outside, ...onOthers, ...small].map(([text]) => text.textContent);
})()`;

/** Returns the texts with a contrast to the background of the picture below 4.5. */
const FAINT = `(() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = light(getComputedStyle(document.querySelector('rect')).fill);
  const contrast = (text) => {
    const [dark, bright] = [light(getComputedStyle(text).fill), ground].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  return [...document.querySelectorAll('text')].filter((text) => contrast(text) < 4.5).map((text) => text.textContent);
})()`;

describe.skipIf(noBrowser !== null)(`charts ${IN_A_BROWSER}`, () => {
  const { url, open } = visits();
  let token: string;

  beforeAll(async () => {
    const body = JSON.stringify({ email: 'admin@riverside-swim.test', password: DEMO_PASSWORD });
    const headers = { 'Content-Type': 'application/json' };
    const signedIn = await fetch(`${url()}/api/v1/auth/login`, { method: 'POST', headers, body });
    ({ token } = (await signedIn.json()) as { token: string });
  });

  async function pictureOf(report: string, width: number): Promise<string> {
    const headers = { Accept: 'image/svg+xml', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${url()}/api/v1/reports/${report}&width=${width}`, { headers });
    expect(answer.status).toBe(200);
    return answer.text();
  }

  it.each([
    ['1280 × 720, light', { ...DESKTOP, colours: 'light' }, 960],
    ['1280 × 720, dark', { ...DESKTOP, colours: 'dark' }, 960],
    ['760 × 720, light', { ...DESKTOP, width: 760, colours: 'light' }, 600],
    ['390 × 844, light', { ...PHONE, colours: 'light' }, 390],
    ['390 × 844, dark', { ...PHONE, colours: 'dark' }, 390],
    ['320 × 600, light', { width: 320, height: 600, colours: 'light' }, 320],
  ] as const)('have legible texts that do not overlap, on a screen of %s', async (_name, screen, width) => {
    for (const report of REPORTS) {
      const body = await pictureOf(report, width);
      const page = await open('/picture.svg', screen, {
        answers: { '/picture.svg': { contentType: 'image/svg+xml; charset=utf-8', body } },
      });
      expect([report, await page.evaluate(ILLEGIBLE)]).toEqual([report, []]);
      expect([report, await page.evaluate(FAINT)]).toEqual([report, []]);
      expect(await page.evaluate('document.documentElement.getBoundingClientRect().width')).toBe(width);
    }
  });

  it.each([
    ['1280 × 720', DESKTOP, 'monthly-[0-9a-f]+.svg', 720],
    ['390 × 844', PHONE, 'monthly-narrow-[0-9a-f]+.svg', 358],
  ] as const)('on the first page have the layout that fits a screen of %s', async (_name, screen, name, width) => {
    const page = await open('/', screen);
    await page.waitForFunction("document.querySelector('figure img').naturalWidth > 0");
    const [source, drawn, shown] = (await page.evaluate(
      "(({ currentSrc, naturalWidth, width }) => [currentSrc, naturalWidth, width])(document.querySelector('figure img'))",
    )) as [string, number, number];
    expect(source).toMatch(new RegExp(`/assets/${name}$`));
    expect(drawn).toBe(width);
    // the page does not shrink the picture and its texts
    expect(shown).toBeGreaterThanOrEqual(drawn - 2);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
  });
});
