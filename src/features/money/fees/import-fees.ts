import type { SqlEntityManager } from '@mikro-orm/sql';
import { chunksOf } from '../../../platform/csv/chunks.ts';
import { type CsvFile, importFile } from '../../../platform/csv/import-file.ts';
import type { ImportPayload } from '../../../platform/csv/import-payload.ts';
import type { ImportRow } from '../../../platform/csv/import-row.ts';
import { assignGiven, referTo } from '../../../platform/database/records.ts';
import { nextTurn } from '../../../platform/database/turns.ts';
import { withEmails } from '../../../platform/database/unique-email.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { normalEmail } from '../../../platform/validation/email-address.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { findStudents, referToStudent, studentNamesOf } from '../../people/students/named-students.ts';
import { Student } from '../../people/students/student.entity.ts';
import { Account } from '../accounts/account.entity.ts';
import { openAccounts } from '../accounts/open-accounts.ts';
import { billedCurrency } from '../ledger/currency.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { PaymentStatus } from '../ledger/fee.enums.ts';
import { assertNotInvoiced, assertUnpaid, balanceOf } from '../ledger/fee-amounts.ts';
import { EntryKind } from '../ledger/ledger.enums.ts';
import { LedgerPosting } from '../ledger/ledger-posting.ts';
import { creditNotesOf } from '../ledger/money.sql.ts';
import { newFee } from './create-fee.ts';
import { CreateFeeInput } from './fee.inputs.ts';
import { changeAmount } from './fee-changes.ts';
import { FEE_COLUMNS } from './fee-columns.ts';
import { addTaxes, lockTaxRateChoice, type TaxRateChoice, taxedAmountErrors } from './fee-taxes.ts';
import { changesInvoice } from './printed-values.ts';
import { amountErrors, isBilled, UNIQUE_KEYS } from './update-fee.ts';

/** Imports fees from a CSV file. A row with the id of a fee changes that fee. A row without an id creates a fee. */
export function importFees(ctx: RequestContext, file: CsvFile): Promise<ImportPayload> {
  return importFile(ctx, file, {
    entity: Fee,
    columns: FEE_COLUMNS,
    uniqueKeys: UNIQUE_KEYS,
    async begin(em, rows) {
      const currency = await billedCurrency(ctx, em);
      const billed = await findBilled(ctx, em, rows);
      const accounts = await accountsOf(em, rows, billed);
      const books = new LedgerPosting(ctx, em, accounts.all, currency);
      let issued = new Map<string, number>();
      return {
        async load(next) {
          issued = await creditNotesOf(
            em,
            next.flatMap(({ record }) => record?.id ?? []),
          );
        },
        shown: (fee, row) => ({
          studentId: fee.student?.id,
          parentId: fee.parent?.id,
          accountId: fee.account.id,
          penaltyForId: fee.penaltyFor?.id,
          billingRunId: fee.billingRun?.id,
          enrollmentId: fee.enrollment?.id,
          balance: balanceOf(fee),
          creditNotesAmount: issued.get(fee.id) ?? 0,
          taxRateIds: (fee.taxes ?? []).map(({ taxRateId }) => taxRateId),
          paymentStatus: statusOnSomeDay(fee, row.values.get('paymentStatus') as PaymentStatus),
        }),
        create(input, row) {
          const { studentId, parentId, enrollmentId, taxRateIds, ...given } = emptyAsNull(input);
          const errors = billed.errorsOf(input);
          const fee = newFee(given, currency);
          addTaxes(fee, billed.taxRates.select(taxRateIds, errors));
          refuseIfAny({ ...taxedAmountErrors(fee), ...errors });
          if (studentId) fee.student = referTo(em, Student, studentId);
          if (parentId) fee.parent = referTo(em, Parent, parentId);
          if (enrollmentId) fee.enrollment = referTo(em, Enrollment, enrollmentId);
          fee.account = referTo(em, Account, accounts.of(row).id);
          books.postFee(fee, { kind: EntryKind.CHARGE, amount: fee.amount });
          return fee;
        },
        async change(fee, changes) {
          if (changesInvoice(fee, changes)) assertNotInvoiced(fee, 'id');
          assertUnpaid(fee, 'id');
          const errors = amountErrors(ctx, fee, changes);
          if (changes.feeType && (await isBilled(em, fee, changes.feeType))) {
            errors.feeType = [messages.taken('feeType')];
          }
          refuseIfAny(errors);
          const { amount = fee.amount, ...others } = changes;
          assignGiven(fee, emptyAsNull(others) as Partial<Fee>);
          changeAmount(books, fee, amount);
        },
        end: () => books.commit(),
      };
    },
  });
}

/** The locked accounts of the rows in a file. */
interface AccountsOfRows {
  readonly all: readonly Account[];
  /** Returns the account that pays the new fee of a row. */
  of(row: ImportRow): Account;
}

/** Locks the accounts of the fees that rows change, and of the payers of new fees. Creates missing accounts. */
async function accountsOf(
  em: SqlEntityManager,
  rows: readonly ImportRow[],
  billed: BilledByRows,
): Promise<AccountsOfRows> {
  const ids = new Set(rows.flatMap((row) => row.text('id') ?? []));
  const known = new Map<string, string>();
  for (const some of chunksOf([...ids])) {
    em.clear();
    for (const fee of await em.find(Fee, { id: { $in: some } }, { fields: ['account'] }))
      known.set(fee.id, fee.account.id);
    await nextTurn();
  }
  const added: { row: ImportRow; studentId: string | null; parentId: string | null }[] = [];
  for (const row of rows) {
    await nextTurn();
    const input = Object.assign(new CreateFeeInput(), Object.fromEntries(row.values));
    const { studentId = null, parentId = null } = input;
    const isKnown = known.has(row.text('id') ?? '');
    const isBad = Object.keys(billed.errorsOf(input)).length > 0 || !(studentId || parentId);
    if (!isKnown && !isBad) added.push({ row, studentId, parentId });
  }
  em.clear();
  const accounts = await openAccounts(em, added, [...new Set(known.values())]);
  const byRow = new Map(added.map(({ row }, index) => [row, accounts.of[index]]));
  return {
    all: accounts.all,
    of(row) {
      const account = byRow.get(row);
      if (!account) throw new Error('A row was billed without an account.');
      return account;
    },
  };
}

/** The students, payers and taxes of the new fees in a file. */
interface BilledByRows {
  errorsOf(input: CreateFeeInput): FieldErrors;
  readonly taxRates: TaxRateChoice;
}

async function findBilled(
  ctx: RequestContext,
  em: SqlEntityManager,
  rows: readonly ImportRow[],
): Promise<BilledByRows> {
  // a person who is being erased cannot be billed
  const students = await findStudents(em, studentNamesOf(rows), { lock: true });
  const parents = new Set<string>();
  const byEmail = new Map<string, string>();
  const valuesOf = (field: string) => new Set(rows.flatMap((row) => row.text(field) ?? []));
  const emails = new Set(rows.flatMap(({ references }) => references.get('parentEmail') ?? []));
  const named: object[] = [...chunksOf([...valuesOf('parentId')])].map((ids) => ({ id: { $in: ids } }));
  for (const where of [...named, ...[...chunksOf([...emails])].map(withEmails)]) {
    em.clear();
    for (const { id, email } of await em.find(Parent, { ...where, erasedAt: null }, { fields: ['email'] })) {
      parents.add(id);
      byEmail.set(normalEmail(email), id);
    }
    await nextTurn();
  }
  const studentOf = new Map<string, string>();
  for (const ids of chunksOf([...valuesOf('enrollmentId')])) {
    em.clear();
    const enrollments = await em.find(Enrollment, { id: { $in: ids } }, { fields: ['student'] });
    for (const { id, student } of enrollments) studentOf.set(id, student.id);
    await nextTurn();
  }
  for (const row of rows) {
    await nextTurn();
    referToStudent(row, students);
    const email = row.references.get('parentEmail');
    if (email) row.refer('parentId', 'parentEmail', byEmail.get(normalEmail(email)) ?? null);
  }
  const taxRateIds = new Set(rows.flatMap((row) => row.texts('taxRateIds') ?? []));
  const taxRates = await lockTaxRateChoice(ctx, em, [...taxRateIds].filter(Boolean));
  return {
    taxRates,
    errorsOf({ studentId, parentId, enrollmentId }) {
      const errors: FieldErrors = {};
      const refuse = (field: string) => {
        errors[field] = [messages.selected(field)];
      };
      if (studentId && students.byId.get(studentId)?.erasedAt !== null) refuse('studentId');
      if (parentId && !parents.has(parentId)) refuse('parentId');
      if (enrollmentId && (!studentId || studentOf.get(enrollmentId) !== studentId)) refuse('enrollmentId');
      return errors;
    },
  };
}

/**
 * Returns `status` if the fee may have had this status on the day of its export; otherwise its present status. The
 * status depends on the day, because an open fee becomes overdue after its due date.
 */
function statusOnSomeDay(fee: Fee, status: PaymentStatus): PaymentStatus {
  if (balanceOf(fee) === 0) return PaymentStatus.PAID;
  const open = fee.paidAmount > 0 ? PaymentStatus.PARTIAL : PaymentStatus.PENDING;
  return status === PaymentStatus.OVERDUE ? status : open;
}
