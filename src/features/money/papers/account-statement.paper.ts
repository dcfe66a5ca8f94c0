import { paperKind } from '../../../platform/papers/paper.ts';
import { filledIn, wordsIn } from '../../../platform/papers/paper-words.ts';
import type { AccountStatementData, PrintedEntry } from './account-statement.types.ts';
import { ENTRY_WORDS, STATEMENT_WORDS } from './account-statement-words.ts';
import { FEE_TYPES, MONEY_WORDS } from './money-words.ts';

/** Describes a ledger entry in the given language. */
function describe({ kind, amount, feeTitle, feeType, number }: PrintedEntry, locale: string): string {
  const words = wordsIn(locale, ENTRY_WORDS);
  const fee = feeTitle ?? (feeType && wordsIn(locale, FEE_TYPES)[feeType]);
  const values = { fee: fee ?? words.onAccount, number: number ?? '' };
  const textOf = (): string => {
    switch (kind) {
      case 'charge':
        return words.charge;
      case 'adjust':
        return words.adjust;
      case 'void':
        return words.void;
      case 'credit_note':
        return amount > 0 ? words.voidedNote : words.creditNote;
      case 'payment':
        return words.payment;
      case 'refund':
        return words.refund;
      case 'move': {
        const isTaken = fee === null ? amount > 0 : amount < 0;
        if (fee === null) return isTaken ? words.creditUsed : words.credit;
        return isTaken ? words.creditOn : words.returned;
      }
    }
  };
  return filledIn(textOf(), values);
}

/** Draws the account statement of a period. */
export const accountStatementPaper = paperKind<AccountStatementData>({
  name: 'account statement',
  settings: ({ look, logo, account, to }) => ({
    look,
    logo,
    title: `${wordsIn(look.locale, STATEMENT_WORDS).statement} ${account.number}`,
    createdAt: `${to}T00:00:00Z`,
  }),
  draw(sheet, { look: { locale }, account, from, to, currency, opening, entries }) {
    const { formats } = sheet;
    const words = { ...wordsIn(locale, MONEY_WORDS), ...wordsIn(locale, STATEMENT_WORDS) };
    const closing = entries.at(-1)?.balance ?? opening;
    sheet.write(words.statement, { size: 20, font: 'bold' }, 10);
    sheet.facts(
      [
        [words.account, account.number],
        [words.payer, account.payer],
        [words.period, `${formats.day(from)} – ${formats.day(to)}`],
        [words.opening, formats.amount(opening, currency)],
        [words.closing, formats.amount(closing, currency)],
      ],
      12,
    );
    sheet.table({
      columns: [
        { title: words.date, share: 1.3 },
        { title: words.description, share: 4.4 },
        { title: `${words.amount} (${currency})`, share: 1.7, align: 'right' },
        { title: words.balance, share: 1.7, align: 'right' },
      ],
      rows: [
        { cells: [formats.shortDay(from), words.opening, '', formats.plainAmount(opening)] },
        ...entries.map((entry) => ({
          cells: [
            formats.shortDay(entry.day),
            describe(entry, locale),
            formats.plainAmount(entry.amount),
            formats.plainAmount(entry.balance),
          ],
        })),
        { cells: [formats.shortDay(to), words.closing, '', formats.plainAmount(closing)], isSum: true },
      ],
    });
    sheet.y += 10;
    sheet.write(words.note, { size: 8, colour: sheet.colours.muted });
  },
});
