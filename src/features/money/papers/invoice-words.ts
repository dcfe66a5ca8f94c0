import type { PaperTexts } from '../../../platform/papers/paper-words.ts';

type Word =
  | 'invoice'
  | 'issuedOn'
  | 'dueDate'
  | 'billedTo'
  | 'studentNumber'
  | 'taxId'
  | 'net'
  | 'includes'
  | 'toPay'
  | 'voided'
  | 'creditNotes'
  | 'creditNote';

/** The texts of an invoice. */
export const INVOICE_WORDS: PaperTexts<Word> = {
  invoice: 'Invoice | Rechnung | Factura | Facture | Fattura | Factuur | Fatura | Faktura | Τιμολόγιο | Счёт-фактура',
  issuedOn:
    'Date of issue | Rechnungsdatum | Fecha de emisión | Date de facturation | Data di emissione | Factuurdatum | ' +
    'Data de emissão | Data wystawienia | Ημερομηνία έκδοσης | Дата выставления',
  dueDate:
    'Due date | Fällig am | Vencimiento | Échéance | Scadenza | Vervaldatum | Vencimento | Termin płatności | ' +
    'Ημερομηνία λήξης | Срок оплаты',
  billedTo:
    'Billed to | Rechnung an | Facturado a | Facturé à | Intestatario | Factuur aan | Faturado a | Nabywca | Προς | Плательщик',
  studentNumber:
    'Student number | Schülernummer | Número de alumno | Numéro d’élève | Numero allievo | Leerlingnummer | ' +
    'Número do aluno | Numer ucznia | Αριθμός μαθητή | Номер ученика',
  taxId: 'Tax number | Steuernummer | NIF | Numéro fiscal | Partita IVA | Btw-nummer | NIF | NIP | ΑΦΜ | ИНН',
  net: 'Net | Netto | Neto | Hors taxe | Netto | Netto | Líquido | Netto | Καθαρό ποσό | Без налога',
  includes:
    'Tax: {name}, {percent} % | Steuer: {name}, {percent} % | Impuesto: {name}, {percent} % | Taxe : {name}, {percent} % | ' +
    'Imposta: {name}, {percent} % | Belasting: {name}, {percent} % | Imposto: {name}, {percent} % | ' +
    'Podatek: {name}, {percent} % | Φόρος: {name}, {percent} % | Налог: {name}, {percent} %',
  toPay:
    'Amount to pay | Zu zahlen | Total a pagar | Montant à payer | Importo da pagare | Te betalen | Total a pagar | ' +
    'Do zapłaty | Πληρωτέο ποσό | К оплате',
  voided: 'VOIDED | STORNIERT | ANULADA | ANNULÉE | ANNULLATA | VERVALLEN | ANULADA | ANULOWANA | ΑΚΥΡΟ | АННУЛИРОВАН',
  creditNotes:
    'Credit notes | Gutschriften | Notas de crédito | Avoirs | Note di credito | Creditnota’s | Notas de crédito | ' +
    'Noty kredytowe | Πιστωτικά | Кредит-ноты',
  creditNote:
    'Credit note | Gutschrift | Nota de crédito | Avoir | Nota di credito | Creditnota | Nota de crédito | ' +
    'Nota kredytowa | Πιστωτικό | Кредит-нота',
};
