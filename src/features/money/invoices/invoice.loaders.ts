import { sql } from 'kysely';
import { inSubquery } from '../../../platform/loaders/planner-hints.ts';
import {
  atLeast,
  atMost,
  equals,
  isValue,
  type ReadModel,
  type Relation,
} from '../../../platform/loaders/read-model.ts';
import { Invoice } from '../ledger/invoices/invoice.entity.ts';
import { invoiceVisibility } from './invoice.visibility.ts';

export const invoiceReads: ReadModel<Invoice> = {
  entity: Invoice,
  visibility: (context) => invoiceVisibility(context, sql`t.account_id`),
  filters: {
    feeId: equals('feeId'),
    accountId: equals('accountId'),
    studentId: (studentId, _column, context) =>
      inSubquery(
        sql`t.fee_id`,
        sql`select f.id from fees f where f.academy_id = ${context.academyId}
          and ${isValue(sql`f.student_id`, studentId, context)}`,
        context,
      ),
    dueFrom: atLeast('dueDate'),
    dueTo: atMost('dueDate'),
    issuedFrom: atLeast('issuedAt'),
    issuedTo: atMost('issuedAt'),
    amountFrom: atLeast('amount'),
    amountTo: atMost('amount'),
  },
  filterScopes: { studentId: ['students:read'] },
};

export const invoicesOfAccount: Relation<Invoice> = {
  name: 'Account.invoices',
  model: invoiceReads,
  key: sql`t.account_id`,
};
