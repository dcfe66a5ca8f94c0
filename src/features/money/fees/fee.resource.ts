import { importsCsv } from '../../../platform/csv/import-operation.ts';
import { follows } from '../../../platform/graphql/follows.ts';
import { creates, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { FieldSummary } from '../../../platform/graphql/read-fields.ts';
import { addedTo, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { followers, roles, writers } from '../../../platform/permissions/rules.ts';
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
      description: 'Returns a fee by id, including voided fees, or null if the caller cannot see it.',
    }),
    fees: readsList({ may: mayRead, description: 'The fees that the caller can see, without voided fees.' }),
    feeChanged: follows({
      may: scoped('fees:read', followers('academy_admin', 'administrator', 'support_staff', 'parent', 'student')),
      by: { name: 'studentId', description: 'The student whose fee changes are sent.', data: 'student_id' },
      events: feeEvents.types,
      description: 'Sent when a fee of the student is billed, changed, paid or voided.',
    }),
    createFee: creates(CreateFeeInput, createFee, { may: mayWrite, description: 'Bills a student or a parent.' }),
    updateFee: updates(UpdateFeeInput, updateFee, {
      may: scoped('fees:write', writers('academy_admin', 'administrator', 'support_staff')),
      description: 'Changes a fee that is not paid yet, or pays its balance. Support staff may only pay the balance.',
    }),
    voidFee: steps((ctx, id, expectedVersion, { rebill }) => voidFee(ctx, id, { expectedVersion, rebill }), {
      may: scoped('fees:write', writers('academy_admin')),
      further: VoidFeeArgs,
      description: 'Voids a fee without payments or credits. Lists omit a voided fee, and it cannot be paid.',
    }),
    importFees: importsCsv('fees', importFees, {
      name: 'Fee',
      may: mayWrite,
      description:
        'Imports fees from the rows of a CSV file. A row with an `id` changes that fee; a row without an `id` ' +
        'bills a new fee each time it is sent. A student may also be identified by `student_external_id` or ' +
        '`student_number`, a parent by `parent_email`. An import cannot record payments.',
    }),
  },
  fields: {
    student: refersTo(
      studentReads,
      'studentId',
      'The student; null if there is none, or if the student was deleted or the caller cannot see the student.',
    ),
    parent: refersTo(
      parentReads,
      'parentId',
      'The parent who is billed; null if there is none, or if the parent was deleted or the caller cannot see the parent.',
    ),
    enrollment: refersTo(
      enrollmentReads,
      'enrollmentId',
      'The enrollment that the fee is for; null if there is none, or if the caller cannot see the enrollment.',
    ),
    account: refersTo(accountReads, 'accountId', "The payer's account; null if the caller cannot see the account."),
    penaltyFor: refersTo(
      feeReads,
      'penaltyForId',
      'The overdue fee for which this fee is a penalty; null if this fee is not a penalty.',
    ),
  },
  elsewhere: [
    listedIn(feesOfStudent, 'The fees of the student that the caller can see.'),
    addedTo(
      'Student.balance',
      FieldSummary(() => MoneyScalar, balanceOfStudent, {
        description:
          "The open amount of the student's fees that the caller can see, in the academy's currency; fees in other " +
          'currencies are ignored. Null if the caller may not see fees.',
        restricted: true,
      }),
    ),
    listedIn(feesOfParent, 'The fees billed to the parent that the caller can see.'),
    listedIn(feesOfEnrollment, 'The fees for the enrollment that the caller can see.'),
    listedIn(feesOfAccount, 'The fees billed to the account that the caller can see.'),
  ],
  resolvers: [FeeWritesResolver],
  permissions: { Mutation: { createFeesForBatch: mayWrite, splitFee: mayWrite } },
  entities: [FeeCount],
  recordings: [feeEvents, paymentEvents, creditNoteEvents],
  handlers: [requirePaidFees],
});
