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
describeEnum(EntryKind, 'EntryKind', 'The kind of a ledger entry.', {
  CHARGE: 'A fee was billed.',
  ADJUST: 'The amount of a fee was changed.',
  VOID: 'A fee was voided.',
  CREDIT_NOTE: 'A credit note was issued.',
  PAYMENT: 'Money was received.',
  REFUND: 'Money was refunded.',
  MOVE: 'Credit was allocated to a fee, or returned from a fee.',
});

export enum CreditReason {
  DROP = 'drop',
  GOODWILL = 'goodwill',
  CORRECTION = 'correction',
  WRITE_OFF = 'write_off',
}
describeEnum(CreditReason, 'CreditReason', 'The reason for a credit note.', {
  DROP: 'An enrollment has ended, and the unused part of its charges is credited.',
  GOODWILL: 'As a courtesy.',
  CORRECTION: 'Too much was billed.',
  WRITE_OFF: 'The amount will not be paid.',
});
