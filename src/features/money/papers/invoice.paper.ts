import { paperKind } from '../../../platform/papers/paper.ts';
import { filledIn, wordsIn } from '../../../platform/papers/paper-words.ts';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import type { InvoiceData } from './invoice.types.ts';
import { INVOICE_WORDS } from './invoice-words.ts';
import { FEE_TYPES, MONEY_WORDS } from './money-words.ts';

const wordsFor = ({ look: { locale } }: InvoiceData) => ({
  ...wordsIn(locale, MONEY_WORDS),
  ...wordsIn(locale, INVOICE_WORDS),
});

/** Draws the invoice for a fee, with the credit notes for the fee. The invoice for a voided fee is marked as voided. */
export const invoicePaper = paperKind<InvoiceData>({
  name: 'invoice',
  settings(data) {
    const { look, logo, invoice, isVoided } = data;
    const words = wordsFor(data);
    return {
      ...{ look, logo, title: `${words.invoice} ${invoice.number}`, createdAt: `${invoice.issuedOn}T00:00:00Z` },
      mark: isVoided ? words.voided : null,
    };
  },
  draw(sheet, data) {
    const { invoice, look } = data;
    const { formats, colours } = sheet;
    const words = wordsFor(data);
    sheet.write(words.invoice, { size: 20, font: 'bold' }, 10);
    sheet.facts(
      [
        [words.number, invoice.number],
        [words.issuedOn, formats.day(invoice.issuedOn)],
        [words.dueDate, formats.day(invoice.dueDate)],
        [words.billedTo, invoice.buyer],
        [words.student, invoice.student?.name ?? null],
        [words.studentNumber, invoice.student?.studentNumber ?? null],
        [words.description, invoice.title ?? wordsIn(look.locale, FEE_TYPES)[invoice.feeType]],
      ],
      12,
    );
    drawLines(sheet, data);
    drawCreditNotes(sheet, data);
    const seller = [invoice.legalName, invoice.taxId && `${words.taxId}: ${invoice.taxId}`].filter(Boolean).join(' · ');
    const notes = [seller, invoice.footer].filter(Boolean);
    if (notes.length > 0) sheet.write(notes.join('\n'), { size: 9, colour: colours.muted });
  },
});

function drawLines(sheet: Sheet, data: InvoiceData): void {
  const { formats } = sheet;
  const { lines, net, taxes, amount, currency } = data.invoice;
  const words = wordsFor(data);
  const taxRows = taxes.map((tax) => ({
    cells: [
      filledIn(words.includes, { name: tax.name, percent: formats.number(tax.percent / 100) }),
      tax.amount,
    ] as const,
  }));
  const rows = [
    ...lines.map((line) => ({
      cells: [[line.label, line.fraction].filter(Boolean).join(' · '), line.amount] as const,
    })),
    { cells: [words.toPay, amount] as const, isSum: true },
    ...(taxes.length > 0 ? [{ cells: [words.net, net] as const }, ...taxRows] : []),
  ];
  sheet.table({
    columns: [
      { title: words.description, share: 5 },
      { title: `${words.amount} (${currency})`, share: 2, align: 'right' },
    ],
    rows: rows.map(({ cells: [label, minorUnits], ...row }) => ({
      ...row,
      cells: [label, formats.plainAmount(minorUnits)],
    })),
  });
  sheet.y += 16;
}

function drawCreditNotes(sheet: Sheet, data: InvoiceData): void {
  const { creditNotes, invoice } = data;
  if (creditNotes.length === 0) return;
  const { formats, colours } = sheet;
  const words = wordsFor(data);
  sheet.ensure(80);
  sheet.write(words.creditNotes, { size: 13, font: 'bold', colour: colours.accent }, 4);
  sheet.table({
    columns: [
      { title: words.date, share: 2 },
      { title: words.creditNote, share: 3 },
      { title: `${words.amount} (${invoice.currency})`, share: 2, align: 'right' },
    ],
    rows: creditNotes.map(({ number, day, amount }) => ({
      cells: [formats.shortDay(day), number, formats.plainAmount(-amount)],
    })),
  });
  sheet.y += 16;
}
