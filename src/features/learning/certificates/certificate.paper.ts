import { pageSizeIn } from '../../../platform/papers/page-size.ts';
import { paperKind } from '../../../platform/papers/paper.ts';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import { type Box, type FittedStyle, lineHeight, type TextStyle } from '../../../platform/papers/text-style.ts';
import { drawGround } from './certificate-ground.ts';
import { type CertificateLook, certificateLook } from './certificate-look.ts';
import type { CertificatePage, CertificatePaperData } from './certificate-paper.types.ts';

/** The distance of the content from the edges of the page, in points. */
const MARGIN = 62;

const LOGO_HEIGHT = 52;
const QR_SIZE = 92;
/** The height of signatories, number and QR code at the lower edge. */
const FOOT_HEIGHT = 118;

/** The maximum width of a line for a signature. */
const MOST_COLUMN = 230;

/** The minimum font size of signatories, in points: a name or a title of 100 wide letters has three lines in its column. */
const LEAST_SIGNATORY = 4;

/**
 * The font sizes of the text, in points. A long text gets a smaller size. If it does not fit in the smallest size, it
 * continues on the next page.
 */
const TEXT_SIZE = { most: 14, least: 8 };

/** Draws a PDF file of certificates, one after another. Prints only the contents of their snapshots. */
export const certificatePaper = paperKind<CertificatePaperData>({
  name: 'certificate',
  settings({ pages: [{ printed }, ...others] }) {
    const { academyName, locale, country, primaryColor, title, number, studentName, issuedOn } = printed;
    return {
      look: { name: academyName, details: [], locale, pageSize: pageSizeIn(country, locale), primaryColor },
      title: others.length > 0 ? academyName : `${title} ${number} – ${studentName}`,
      createdAt: `${issuedOn}T00:00:00Z`,
      orientation: 'landscape',
      isBare: true,
    };
  },
  draw(sheet, { pages, mark }) {
    pages.forEach((page, index) => {
      if (index > 0) sheet.addPage();
      drawCertificate(sheet, page, mark);
    });
  },
});

/**
 * Draws a certificate on the present page. If the text is very long, the rest of the text continues on further pages.
 */
function drawCertificate(sheet: Sheet, page: CertificatePage, mark: CertificatePaperData['mark']): void {
  const { printed, logo, background } = page;
  const look = certificateLook(sheet, page);
  const { colours } = look;
  const width = sheet.doc.page.width - 2 * MARGIN;
  const foot = sheet.doc.page.height - MARGIN - FOOT_HEIGHT;
  const centred = (y: number, height: number): Box => ({ x: MARGIN, y, width, height });
  const begin = () => drawGround(sheet, { background, primary: colours.primary, mark: mark && look.words[mark] });
  begin();
  let y = MARGIN - 6;
  const drawn = logo && sheet.picture(logo, centred(y, LOGO_HEIGHT), 'center');
  if (drawn) y += drawn.height + 8;
  sheet.fit(printed.academyName, { size: 13, font: 'bold', align: 'center', colour: colours.accent }, centred(y, 30));
  y += 36;
  sheet.fit(printed.title, { size: 32, font: 'serifBold', align: 'center' }, centred(y, 48));
  y += 56;
  sheet.fit(printed.studentName, { size: 28, font: 'serif', align: 'center', colour: colours.accent }, centred(y, 54));
  y += 62;
  drawFoot(sheet, { printed, look }, foot + 12);
  drawText(sheet, printed.text, { ...centred(y, foot - y) }, () => {
    sheet.addPage();
    begin();
    sheet.fit(`${printed.title} ${printed.number}`, { size: 9, colour: colours.muted }, centred(MARGIN, 14));
    return centred(MARGIN + 22, sheet.doc.page.height - 2 * MARGIN - 22);
  });
}

/**
 * Writes the text into a box, vertically centred. Text that does not fit goes into the boxes that `further` returns.
 */
function drawText(sheet: Sheet, text: string, box: Box, further: () => Box): void {
  let size = TEXT_SIZE.most;
  const style = (): TextStyle => ({ size, align: 'center' });
  while (size > TEXT_SIZE.least && sheet.heightOf(text, style(), box.width) > box.height) size -= 0.5;
  let lines = sheet.lines(text, style(), box.width);
  let place = box;
  for (;;) {
    const fitting = lines.slice(0, Math.max(1, Math.floor(place.height / lineHeight(style()))));
    const free = place.height - fitting.length * lineHeight(style());
    sheet.placeLines(fitting, style(), { ...place, y: place.y + (place === box ? Math.max(0, free / 2) : 0) });
    lines = lines.slice(fitting.length);
    if (lines.length === 0) return;
    place = further();
  }
}

/** The values that the lower part of a page prints, and the look of the page. */
interface LookingPage extends Pick<CertificatePage, 'printed'> {
  readonly look: CertificateLook;
}

/** Draws the signatories, the facts and the verification at the height `y` and below. */
function drawFoot(sheet: Sheet, { printed, look }: LookingPage, y: number): void {
  const { doc } = sheet;
  const { colours, formats, words } = look;
  const { signatories, number, issuedOn, expiresOn, code, verificationUrl } = printed;
  const width = doc.page.width - 2 * MARGIN;
  const right = doc.page.width - MARGIN;
  const gap = 24;
  const signed = width - (verificationUrl === null ? 0 : QR_SIZE + gap);
  const count = signatories.length;
  const column = Math.min(MOST_COLUMN, (signed - gap * Math.max(0, count - 1)) / Math.max(1, count));
  const left = MARGIN + (signed - count * column - gap * Math.max(0, count - 1)) / 2;
  signatories.forEach(({ name, title }, index) => {
    const x = left + index * (column + gap);
    sheet.fill({ x, y: y + 30, width: column, height: 0.75 }, colours.text);
    const style: FittedStyle = { align: 'center', least: LEAST_SIGNATORY };
    sheet.fit(name, { ...style, size: 10, font: 'bold' }, { x, y: y + 33, width: column, height: 22 });
    sheet.fit(title, { ...style, size: 9, colour: colours.muted }, { x, y: y + 55, width: column, height: 20 });
  });
  const facts = [
    `${words.number}: ${number}`,
    `${words.issuedOn}: ${formats.day(issuedOn)}`,
    ...(expiresOn === null ? [] : [`${words.validUntil}: ${formats.day(expiresOn)}`]),
    `${words.code}: ${grouped(code)}`,
  ];
  const small: TextStyle = { size: 8, colour: colours.muted };
  sheet.fit(facts.join('   ·   '), small, { x: MARGIN, y: y + 80, width: signed, height: 12 });
  if (verificationUrl === null) return;
  const address = `${words.verify}: ${verificationUrl}`;
  sheet.fit(address, small, { x: MARGIN, y: y + 92, width: signed, height: 14 });
  sheet.qr(verificationUrl, right - QR_SIZE, y + 2, QR_SIZE);
}

/** Writes a code in groups of four characters. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
