import { type PaperLook, paperKind } from '../../../platform/papers/paper.ts';
import { filledIn, type PaperTexts, wordsIn } from '../../../platform/papers/paper-words.ts';
import { FEE_TYPES, METHODS, MONEY_WORDS } from './money-words.ts';
import type { ReceiptData } from './receipt.types.ts';

const WORDS: PaperTexts<'receipt' | 'refund' | 'refundOf' | 'method' | 'reference' | 'other' | 'refunded'> = {
  receipt: 'Receipt | Quittung | Recibo | Reçu | Ricevuta | Kwitantie | Recibo | Pokwitowanie | Απόδειξη | Квитанция',
  refund:
    'Refund | Erstattung | Reembolso | Remboursement | Rimborso | Terugbetaling | Reembolso | Zwrot | Επιστροφή χρημάτων | ' +
    'Возврат',
  refundOf:
    'Refund of receipt | Erstattung zu Quittung | Reembolso del recibo | Remboursement du reçu | Rimborso della ricevuta | ' +
    'Terugbetaling van kwitantie | Reembolso do recibo | Zwrot do pokwitowania | Επιστροφή για απόδειξη | ' +
    'Возврат по квитанции',
  method:
    'Method | Zahlungsart | Forma de pago | Mode de paiement | Metodo | Betaalwijze | Forma de pagamento | ' +
    'Sposób płatności | Τρόπος πληρωμής | Способ оплаты',
  reference:
    'Reference | Verwendungszweck | Referencia | Référence | Riferimento | Kenmerk | Referência | Tytuł | Αναφορά | ' +
    'Назначение',
  other:
    'Credit and other fees | Guthaben und andere Gebühren | Crédito y otras cuotas | Avoir et autres frais | ' +
    'Credito e altre quote | Tegoed en andere kosten | Crédito e outras taxas | Nadpłata i inne opłaty | ' +
    'Πίστωση και άλλες χρεώσεις | Аванс и другие начисления',
  refunded:
    'Refunded on {date}, {number} | Erstattet am {date}, {number} | Reembolsado el {date}, {number} | ' +
    'Remboursé le {date}, {number} | Rimborsato il {date}, {number} | Terugbetaald op {date}, {number} | ' +
    'Reembolsado em {date}, {number} | Zwrócono {date}, {number} | Επιστράφηκε στις {date}, {number} | ' +
    'Возвращено {date}, {number}',
};

const titleOf = ({ locale }: PaperLook, isRefund: boolean): string => {
  const words = wordsIn(locale, WORDS);
  return isRefund ? words.refund : words.receipt;
};

/** Draws the receipt of a payment. The receipt of a refund is marked as a refund. */
export const receiptPaper = paperKind<ReceiptData>({
  name: 'receipt',
  settings: ({ look, logo, refundOf, number, paidAt }) => ({
    look,
    logo,
    title: `${titleOf(look, refundOf !== null)} ${number}`,
    createdAt: paidAt,
  }),
  draw(sheet, { look, payer, account, ...data }) {
    const { colours, formats } = sheet;
    const words = { ...wordsIn(look.locale, MONEY_WORDS), ...wordsIn(look.locale, WORDS) };
    const types = wordsIn(look.locale, FEE_TYPES);
    const isRefund = data.refundOf !== null;
    const title = titleOf(look, isRefund);
    sheet.write(title, { size: 20, font: 'bold', colour: isRefund ? colours.warning : colours.text }, 10);
    sheet.facts(
      [
        [words.number, data.number],
        [words.refundOf, data.refundOf],
        [words.date, formats.day(data.paidOn)],
        [words.payer, payer],
        [words.account, account],
        [words.method, wordsIn(look.locale, METHODS)[data.method]],
        [words.reference, data.reference],
      ],
      12,
    );
    const { currency } = data;
    const rest = data.amount - data.parts.reduce((sum, part) => sum + part.amount, 0);
    sheet.table({
      columns: [
        { title: words.description, share: 4 },
        { title: words.student, share: 3 },
        { title: `${words.amount} (${currency})`, share: 2, align: 'right' },
      ],
      rows: [
        ...data.parts.map(({ title: fee, type, student, amount }) => ({
          cells: [fee ?? types[type], student ?? '', formats.plainAmount(amount)],
        })),
        ...(rest === 0 ? [] : [{ cells: [words.other, '', formats.plainAmount(rest)] }]),
        { cells: [words.total, '', formats.amount(data.amount, currency)], isSum: true },
      ],
    });
    sheet.y += 10;
    for (const { number, paidOn, amount } of data.refunds) {
      const text = filledIn(words.refunded, { number, date: formats.day(paidOn) });
      sheet.write(`${text}: ${formats.amount(amount, currency)}`, { colour: colours.warning });
    }
  },
});
