import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, recording, rowType } from '../../../platform/events/recording.ts';
import { Invoice } from '../ledger/invoices/invoice.entity.ts';

const issued = rowType(Invoice, 'invoice.issued', 'An invoice was issued for a fee.');
const blanked = rowType(
  Invoice,
  'invoice.changed',
  'The names on an invoice were erased. The amounts of an invoice never change.',
  changedFields,
);

export const invoiceEvents = recording(Invoice, [issued, blanked], (changes) =>
  changes.map((change) => occurrence(change.action === 'created' ? issued : blanked, change)),
);
