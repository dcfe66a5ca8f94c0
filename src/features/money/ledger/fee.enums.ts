import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum FeeType {
  TUITION = 'tuition',
  ADMISSION = 'admission',
  EXAMINATION = 'examination',
  ACTIVITY = 'activity',
  LATE_PAYMENT_PENALTY = 'late_payment_penalty',
}
describeEnum(FeeType, 'FeeType', 'The type of a fee.', {
  TUITION: 'Teaching.',
  ADMISSION: 'Admission to the academy.',
  EXAMINATION: 'An examination.',
  ACTIVITY: 'An activity.',
  LATE_PAYMENT_PENALTY: 'Late payment of another fee.',
});

export enum PaymentStatus {
  PENDING = 'pending',
  PARTIAL = 'partial',
  PAID = 'paid',
  OVERDUE = 'overdue',
}
describeEnum(PaymentStatus, 'PaymentStatus', "The payment status of a fee as of today, in the academy's time zone.", {
  PENDING: 'Nothing is paid yet.',
  PARTIAL: 'A part is paid.',
  PAID: 'The fee has no open amount: it was paid or credited, or the fee was voided.',
  OVERDUE: 'The due date has passed, and an amount is still open.',
});

export enum PaymentMethod {
  CASH = 'cash',
  CARD = 'card',
  BANK_TRANSFER = 'bank_transfer',
  CHEQUE = 'cheque',
  UPI = 'upi',
  ONLINE = 'online',
  OTHER = 'other',
}
describeEnum(PaymentMethod, 'PaymentMethod', 'The payment method.', {
  CASH: 'In cash.',
  CARD: 'By card.',
  BANK_TRANSFER: 'By bank transfer.',
  CHEQUE: 'By cheque.',
  UPI: 'By UPI.',
  ONLINE: 'Online.',
  OTHER: 'In another way.',
});

/** Returns a fee type in words: `late_payment_penalty` as "Late payment penalty". */
export function feeTypeInWords(type: FeeType): string {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
