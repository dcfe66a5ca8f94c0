import { importsCsv } from '../../../platform/csv/import-operation.ts';
import { creates, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { FieldSummary } from '../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { enrollmentReads } from '../../academics/enrollments/enrollment.loaders.ts';
import { parentReads } from '../../people/parents/parent.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { requirePaidFees } from './completion-fees.ts';
import { createFee } from './create-fee.ts';
import { CreateFeeInput, FeeListArgs, UpdateFeeInput, VoidFeeArgs } from './fee.inputs.ts';
import {
  balanceOfStudent,
  feeReads,
  feesOfAccount,
  feesOfEnrollment,
  feesOfParent,
  feesOfStudent,
} from './fee.loaders.ts';
import { creditNoteEvents, feeEvents, paymentEvents } from './fee.outbox.ts';
import { FeeCount } from './fee-count.entity.ts';
import { FeeWritesResolver } from './fee-writes.resolver.ts';
import { importFees } from './import-fees.ts';
import { updateFee } from './update-fee.ts';
import { voidFee } from './void-fee.ts';

const mayRead = scoped('fees:read', roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student'));
const mayWrite = scoped('fees:write', writers('academy_admin', 'administrator'));

export const fees = resource({
  noun: 'fee',
  reads: feeReads,
  list: FeeListArgs,
  operations: {
    fee: readsOne({
      may: mayRead,
      description: 'Returns a fee by id, voided or not, or null if the caller can see none.',
    }),
    fees: readsList({ may: mayRead, description: 'The visible fees that are not voided.' }),
    createFee: creates(CreateFeeInput, createFee, { may: mayWrite, description: 'Bills a student or a parent.' }),
    updateFee: updates(UpdateFeeInput, updateFee, {
      may: scoped('fees:write', writers('academy_admin', 'administrator', 'support_staff')),
      description: 'Changes a fee that is not paid yet, or pays its balance: the latter is all that support staff may.',
    }),
    voidFee: steps((ctx, id, expectedVersion, { rebill }) => voidFee(ctx, id, { expectedVersion, rebill }), {
      may: scoped('fees:write', writers('academy_admin')),
      further: VoidFeeArgs,
      description: 'Voids a fee that has no money on it: it leaves the lists and cannot be paid.',
    }),
    importFees: importsCsv('fees', importFees, {
      name: 'Fee',
      may: mayWrite,
      description:
        'Bills by the rows of a CSV file, and changes the fees whose `id` a row has. A student may also be named by ' +
        '`student_external_id` or `student_number`, a parent by `parent_email`. Payments are no part of it. Rows without ' +
        'an `id` are new fees each time they are sent.',
    }),
  },
  fields: {
    student: refersTo(studentReads, 'studentId', 'The student; null when there is none, deleted or not visible.'),
    parent: refersTo(
      parentReads,
      'parentId',
      'The parent who is billed; null when there is none, deleted or not visible.',
    ),
    enrollment: refersTo(enrollmentReads, 'enrollmentId', 'The enrollment it is for; null when none is visible.'),
    account: refersTo(accountReads, 'accountId', 'The account of who pays; null when it is not visible.'),
    penaltyFor: refersTo(feeReads, 'penaltyForId', 'The fee that it is the penalty for; null when it is for none.'),
  },
  elsewhere: [
    listedIn(feesOfStudent, 'The visible fees of the student.'),
    addedTo(
      'Student.balance',
      FieldSummary(() => MoneyScalar, balanceOfStudent, {
        description:
          "The open amount of the visible fees of the student, in the academy's currency; fees in other currencies are ignored. " +
          'Null for callers who may not see fees.',
        restricted: true,
      }),
    ),
    listedIn(feesOfParent, 'The visible fees billed to the parent.'),
    listedIn(feesOfEnrollment, 'The visible fees for the enrollment.'),
    listedIn(feesOfAccount, 'The visible fees billed to the account.'),
  ],
  resolvers: [FeeWritesResolver],
  permissions: { Mutation: { createFeesForBatch: mayWrite, splitFee: mayWrite } },
  entities: [FeeCount],
  recordings: [feeEvents, paymentEvents, creditNoteEvents],
  handlers: [requirePaidFees],
});
