import type { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { type GraphqlResult, gql } from '../../../support/clients.ts';
import { type Actor, type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

/**
 * An academy with a student, and functions that call operations on fees and payments. Without `as`, the academy admin
 * is the caller.
 */
export interface Office {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly studentId: string;
  createFee(input: object, as?: Actor): Promise<GraphqlResult>;
  createFeesForBatch(input: object, as?: Actor): Promise<GraphqlResult>;
  updateFee(id: string, input: object, as?: Actor): Promise<GraphqlResult>;
  voidFee(id: string, as?: Actor): Promise<GraphqlResult>;
  recordPayment(input: object, as?: Actor): Promise<GraphqlResult>;
  refundPayment(id: string, input?: object | null, as?: Actor): Promise<GraphqlResult>;
  /** Creates a fee for the student. Returns the id of the fee. */
  fee(given?: Partial<Fee>): Promise<string>;
  /** Records a cash payment through the API. Returns the id of the payment. */
  paid(feeId: string, amount: string): Promise<string>;
  /** Reads a fee as the admin. */
  read(feeId: string): Promise<any>;
  /** Returns the payments, ordered by receipt number. */
  ledger(): Promise<any[]>;
}

const FEE = `id academyId studentId parentId enrollmentId feeType title period amount currency dueDate paidAmount balance
  paymentStatus paymentMethod receiptNumber voidedAt notes version`;
const PAYMENT = 'id academyId feeId amount method reference paidAt receiptNumber receivedBy refundOfId';

/** Creates an academy with an admin and a student. */
export async function openOffice(app: TestApp, given: Parameters<typeof seedAcademy>[1] = {}): Promise<Office> {
  const academy = await seedAcademy(app, given);
  const admin = await academy.as('academy_admin');
  const { id: studentId } = await academy.with.student();

  const mutation = (name: string, type: string, fields: string) => (input: object, as: Actor) =>
    gql(app, as, `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input });
  const createFee = mutation('createFee', 'CreateFeeInput', FEE);
  const createFeesForBatch = mutation('createFeesForBatch', 'CreateFeesForBatchInput', FEE);
  const recordPayment = mutation('recordPayment', 'RecordPaymentInput', PAYMENT);

  return {
    app,
    academy,
    admin,
    studentId,
    createFee: (input, as = admin) => createFee(input, as),
    createFeesForBatch: (input, as = admin) => createFeesForBatch(input, as),
    recordPayment: (input, as = admin) => recordPayment(input, as),
    updateFee: (id, input, as = admin) =>
      gql(app, as, `mutation ($id: ID!, $input: UpdateFeeInput!) { updateFee(id: $id, input: $input) { ${FEE} } }`, {
        id,
        input,
      }),
    voidFee: (id, as = admin) => gql(app, as, `mutation ($id: ID!) { voidFee(id: $id) { ${FEE} } }`, { id }),
    refundPayment: (id, input = {}, as = admin) =>
      gql(
        app,
        as,
        `mutation ($id: ID!, $input: RefundPaymentInput) { refundPayment(id: $id, input: $input) { ${PAYMENT} } }`,
        { id, input },
      ),
    fee: async (fee = {}) => (await academy.with.fee({ ...fee, studentId })).id,
    async paid(feeId, amount) {
      const { data, errors } = await recordPayment({ feeId, amount, method: 'CASH' }, admin);
      if (errors) throw new Error(errors[0]?.message);
      return data.recordPayment.id;
    },
    async read(id) {
      return (await gql(app, admin, `query ($id: ID!) { fee(id: $id) { ${FEE} } }`, { id })).data.fee;
    },
    async ledger() {
      const { data } = await gql(app, admin, `{ payments(first: 100) { nodes { ${PAYMENT} } } }`);
      return data.payments.nodes.toSorted((a: any, b: any) => (a.receiptNumber < b.receiptNumber ? -1 : 1));
    },
  };
}

/** Returns the first `count` receipt numbers of an academy. */
export const receiptsTo = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `RCP-${String(index + 1).padStart(6, '0')}`);
