import type { PaperTexts } from '../../../platform/papers/paper-words.ts';

/** The texts of an account statement. */
export const STATEMENT_WORDS: PaperTexts<'statement' | 'period' | 'opening' | 'closing' | 'balance' | 'note'> = {
  statement:
    'Account statement | Kontoauszug | Estado de cuenta | Relevé de compte | Estratto conto | Rekeningoverzicht | ' +
    'Extrato de conta | Wyciąg z konta | Κατάσταση λογαριασμού | Выписка по счёту',
  period: 'Period | Zeitraum | Período | Période | Periodo | Periode | Período | Okres | Περίοδος | Период',
  opening:
    'Opening balance | Anfangssaldo | Saldo inicial | Solde initial | Saldo iniziale | Beginsaldo | Saldo inicial | ' +
    'Saldo początkowe | Αρχικό υπόλοιπο | Начальный остаток',
  closing:
    'Closing balance | Endsaldo | Saldo final | Solde final | Saldo finale | Eindsaldo | Saldo final | Saldo końcowe | ' +
    'Τελικό υπόλοιπο | Конечный остаток',
  balance: 'Balance | Saldo | Saldo | Solde | Saldo | Saldo | Saldo | Saldo | Υπόλοιπο | Остаток',
  note:
    'A positive balance is open, a negative balance is credit. | ' +
    'Ein positiver Saldo ist offen, ein negativer ist Guthaben. | ' +
    'Un saldo positivo está pendiente; uno negativo es crédito. | ' +
    'Un solde positif est dû, un solde négatif est un avoir. | ' +
    'Un saldo positivo è da pagare, uno negativo è un credito. | ' +
    'Een positief saldo staat open, een negatief saldo is tegoed. | ' +
    'Um saldo positivo está em aberto; um negativo é crédito. | ' +
    'Saldo dodatnie jest do zapłaty, ujemne to nadpłata. | ' +
    'Θετικό υπόλοιπο οφείλεται, αρνητικό είναι πίστωση. | ' +
    'Положительный остаток подлежит оплате, отрицательный – аванс.',
};

type EntryWord =
  | 'onAccount'
  | 'charge'
  | 'adjust'
  | 'void'
  | 'creditNote'
  | 'voidedNote'
  | 'payment'
  | 'refund'
  | 'credit'
  | 'creditUsed'
  | 'creditOn'
  | 'returned';

/** The descriptions of ledger entries. */
export const ENTRY_WORDS: PaperTexts<EntryWord> = {
  onAccount:
    'on account | auf dem Konto | a cuenta | à valoir | in acconto | op rekening | em conta | na koncie | έναντι | на счёте',
  charge:
    'Billed: {fee} | Berechnet: {fee} | Facturado: {fee} | Facturé : {fee} | Addebito: {fee} | In rekening: {fee} | ' +
    'Faturado: {fee} | Naliczono: {fee} | Χρέωση: {fee} | Начислено: {fee}',
  adjust:
    'Amount changed: {fee} | Betrag geändert: {fee} | Importe modificado: {fee} | Montant modifié : {fee} | ' +
    'Importo modificato: {fee} | Bedrag gewijzigd: {fee} | Valor alterado: {fee} | Zmieniono kwotę: {fee} | ' +
    'Αλλαγή ποσού: {fee} | Изменена сумма: {fee}',
  void:
    'Voided: {fee} | Storniert: {fee} | Anulado: {fee} | Annulé : {fee} | Annullato: {fee} | Vervallen: {fee} | ' +
    'Anulado: {fee} | Anulowano: {fee} | Ακύρωση: {fee} | Аннулировано: {fee}',
  creditNote:
    'Credit note {number}: {fee} | Gutschrift {number}: {fee} | Nota de crédito {number}: {fee} | Avoir {number} : {fee} | ' +
    'Nota di credito {number}: {fee} | Creditnota {number}: {fee} | Nota de crédito {number}: {fee} | ' +
    'Nota kredytowa {number}: {fee} | Πιστωτικό {number}: {fee} | Кредит-нота {number}: {fee}',
  voidedNote:
    'Voided: credit note {number}: {fee} | Storniert: Gutschrift {number}: {fee} | ' +
    'Anulada: nota de crédito {number}: {fee} | Annulé : avoir {number} : {fee} | ' +
    'Annullata: nota di credito {number}: {fee} | Vervallen: creditnota {number}: {fee} | ' +
    'Anulada: nota de crédito {number}: {fee} | Anulowano: nota kredytowa {number}: {fee} | ' +
    'Ακύρωση πιστωτικού {number}: {fee} | Аннулирована кредит-нота {number}: {fee}',
  payment:
    'Payment {number}: {fee} | Zahlung {number}: {fee} | Pago {number}: {fee} | Paiement {number} : {fee} | ' +
    'Pagamento {number}: {fee} | Betaling {number}: {fee} | Pagamento {number}: {fee} | Wpłata {number}: {fee} | ' +
    'Πληρωμή {number}: {fee} | Платёж {number}: {fee}',
  refund:
    'Refund {number}: {fee} | Erstattung {number}: {fee} | Reembolso {number}: {fee} | Remboursement {number} : {fee} | ' +
    'Rimborso {number}: {fee} | Terugbetaling {number}: {fee} | Reembolso {number}: {fee} | Zwrot {number}: {fee} | ' +
    'Επιστροφή {number}: {fee} | Возврат {number}: {fee}',
  credit:
    'Credit of {number} | Guthaben aus {number} | Crédito de {number} | Avoir de {number} | Credito di {number} | ' +
    'Tegoed van {number} | Crédito de {number} | Nadpłata z {number} | Πίστωση από {number} | Аванс из {number}',
  creditUsed:
    'Credit of {number} used | Guthaben aus {number} verwendet | Crédito de {number} usado | ' +
    'Avoir de {number} utilisé | Credito di {number} usato | Tegoed van {number} gebruikt | ' +
    'Crédito de {number} usado | Wykorzystano nadpłatę z {number} | Χρήση πίστωσης από {number} | ' +
    'Использован аванс из {number}',
  creditOn:
    'Credit of {number}: {fee} | Guthaben aus {number}: {fee} | Crédito de {number}: {fee} | Avoir de {number} : {fee} | ' +
    'Credito di {number}: {fee} | Tegoed van {number}: {fee} | Crédito de {number}: {fee} | Nadpłata z {number}: {fee} | ' +
    'Πίστωση από {number}: {fee} | Аванс из {number}: {fee}',
  returned:
    'Returned to credit of {number}: {fee} | Zurück ins Guthaben aus {number}: {fee} | ' +
    'Devuelto al crédito de {number}: {fee} | Remis en avoir de {number} : {fee} | ' +
    'Restituito al credito di {number}: {fee} | Terug naar tegoed van {number}: {fee} | ' +
    'Devolvido ao crédito de {number}: {fee} | Zwrócono do nadpłaty z {number}: {fee} | ' +
    'Επιστροφή στην πίστωση {number}: {fee} | Возвращено в аванс из {number}: {fee}',
};
