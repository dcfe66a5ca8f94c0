import type { PaperTexts } from '../../../platform/papers/paper-words.ts';

/** The types of fees. */
export const FEE_TYPES: PaperTexts<'tuition' | 'admission' | 'examination' | 'activity' | 'late_payment_penalty'> = {
  tuition:
    'Tuition | Unterricht | Matrícula de clases | Cours | Lezioni | Lesgeld | Aulas | Zajęcia | Δίδακτρα | Обучение',
  admission:
    'Admission | Aufnahme | Inscripción | Inscription | Iscrizione | Inschrijving | Inscrição | Wpisowe | Εγγραφή | ' +
    'Вступительный взнос',
  examination: 'Examination | Prüfung | Examen | Examen | Esame | Examen | Exame | Egzamin | Εξέταση | Экзамен',
  activity:
    'Activity | Aktivität | Actividad | Activité | Attività | Activiteit | Atividade | Zajęcia dodatkowe | ' +
    'Δραστηριότητα | Мероприятие',
  late_payment_penalty:
    'Late payment penalty | Verzugsgebühr | Recargo por demora | Pénalité de retard | Mora | Boete voor late betaling | ' +
    'Multa por atraso | Opłata za opóźnienie | Προσαύξηση εκπρόθεσμης πληρωμής | Пеня за просрочку',
};

/** The methods of payment. */
export const METHODS: PaperTexts<'cash' | 'card' | 'bank_transfer' | 'cheque' | 'upi' | 'online' | 'other'> = {
  cash: 'Cash | Bar | Efectivo | Espèces | Contanti | Contant | Dinheiro | Gotówka | Μετρητά | Наличные',
  card: 'Card | Karte | Tarjeta | Carte | Carta | Kaart | Cartão | Karta | Κάρτα | Карта',
  bank_transfer:
    'Bank transfer | Überweisung | Transferencia bancaria | Virement | Bonifico | Overschrijving | ' +
    'Transferência bancária | Przelew | Τραπεζική μεταφορά | Банковский перевод',
  cheque: 'Cheque | Scheck | Cheque | Chèque | Assegno | Cheque | Cheque | Czek | Επιταγή | Чек',
  upi: 'UPI | UPI | UPI | UPI | UPI | UPI | UPI | UPI | UPI | UPI',
  online: 'Online | Online | En línea | En ligne | Online | Online | Online | Online | Διαδικτυακά | Онлайн',
  other: 'Other | Sonstige | Otro | Autre | Altro | Anders | Outro | Inne | Άλλο | Другое',
};

/** The texts that receipts, invoices and account statements share. */
export const MONEY_WORDS: PaperTexts<
  'number' | 'date' | 'payer' | 'account' | 'student' | 'description' | 'amount' | 'total'
> = {
  number: 'Number | Nummer | Número | Numéro | Numero | Nummer | Número | Numer | Αριθμός | Номер',
  date: 'Date | Datum | Fecha | Date | Data | Datum | Data | Data | Ημερομηνία | Дата',
  payer: 'Payer | Zahler | Pagador | Payeur | Pagante | Betaler | Pagador | Płatnik | Πληρωτής | Плательщик',
  account: 'Account | Konto | Cuenta | Compte | Conto | Rekening | Conta | Konto | Λογαριασμός | Счёт',
  student: 'Student | Schüler | Alumno | Élève | Allievo | Leerling | Aluno | Uczeń | Μαθητής | Ученик',
  description:
    'Description | Beschreibung | Concepto | Désignation | Descrizione | Omschrijving | Descrição | Opis | Περιγραφή | ' +
    'Описание',
  amount: 'Amount | Betrag | Importe | Montant | Importo | Bedrag | Valor | Kwota | Ποσό | Сумма',
  total: 'Total | Summe | Total | Total | Totale | Totaal | Total | Razem | Σύνολο | Итого',
};
