/** The size of an A4 page, and the place of the first line, in points. */
const PAGE = { width: 595, height: 842, left: 60, top: 770 };

/** The font sizes of the title and of the lines. */
const TITLE = 20;
const TEXT = 12;

/**
 * Returns a PDF file of one page with a title and some short lines. The texts may have ASCII characters only. The demo
 * needs no library for such a file.
 */
export function smallPdf(title: string, lines: readonly string[]): Buffer {
  const { width, height, left, top } = PAGE;
  const shown = [`/F1 ${TITLE} Tf (${escaped(title)}) Tj`, `/F1 ${TEXT} Tf 0 -36 Td`];
  const text = lines.map((line) => `(${escaped(line)}) Tj 0 -20 Td`);
  const content = `BT ${left} ${top} Td ${[...shown, ...text].join(' ')} ET`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, '\\$&');

/**
 * Joins the objects of a PDF file, of which the first is the catalogue. Adds the table with the position of each
 * object.
 */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}${table}${trailer}`, 'latin1');
}
