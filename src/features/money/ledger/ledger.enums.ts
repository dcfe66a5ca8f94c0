import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum EntryKind {
  CHARGE = 'charge',
  ADJUST = 'adjust',
  VOID = 'void',
  CREDIT_NOTE = 'credit_note',
  PAYMENT = 'payment',
  REFUND = 'refund',
  MOVE = 'move',
}
describeEnum(EntryKind, 'EntryKind', 'The movements of money on an account.', {
  CHARGE: 'A fee was billed.',
  ADJUST: 'The amount of a fee was changed.',
  VOID: 'A fee was voided.',
  CREDIT_NOTE: 'A credit note was issued.',
  PAYMENT: 'Money was received.',
  REFUND: 'Money was refunded.',
  MOVE: 'Credit went to a fee, or came back from one.',
});

export enum CreditReason {
  DROP = 'drop',
  GOODWILL = 'goodwill',
  CORRECTION = 'correction',
  WRITE_OFF = 'write_off',
}
describeEnum(CreditReason, 'CreditReason', 'Why a credit note was issued.', {
  DROP: 'Billed charges are not used: an enrollment has ended.',
  GOODWILL: 'As a courtesy.',
  CORRECTION: 'Too much was billed.',
  WRITE_OFF: 'It will not be paid.',
});
