import { type PaperKind, paperKind } from '../../dist/src/platform/papers/paper.js';

/** The data of a page like a certificate. */
export interface PageData {
  readonly names: readonly string[];
}

/** Pages like certificates: long names, a paragraph, signatories and a QR code. */
export const benchPage: PaperKind<PageData> = paperKind<PageData>({
  name: 'bench page',
  settings: () => ({
    look: {
      name: 'Riverside Music School',
      details: ['1 High Street · 3000 Melbourne · Australia'],
      ...{ locale: 'en-GB', pageSize: 'A4', primaryColor: '#0078b8' },
    },
    title: 'Certificate',
    createdAt: '2026-11-28T00:00:00Z',
    orientation: 'landscape',
  }),
  draw(sheet, { names }) {
    names.forEach((name, index) => {
      if (index > 0) sheet.addPage();
      const box = (y: number, height: number) => ({ x: sheet.left, y, width: sheet.width, height });
      sheet.fit('Certificate of completion', { size: 32, font: 'serifBold', align: 'center' }, box(130, 50));
      sheet.fit(name, { size: 28, font: 'serif', align: 'center' }, box(200, 80));
      const body = `has completed the course Piano, grade 3, on 28 November 2026 with 92.5 percent. Certificate ${index}. `;
      sheet.fit(body.repeat(3), { size: 13, align: 'center' }, box(290, 90));
      sheet.qr(`https://api.example.com/verify/ABCDEFGH${String(index).padStart(8, '2')}`, sheet.left, 430, 90);
    });
  },
});
