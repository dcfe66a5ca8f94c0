import { sql } from 'kysely';
import { FeeType } from '../../../../src/features/money/ledger/fee.enums.ts';
import { Parent } from '../../../../src/features/people/parents/parent.entity.ts';
import { Relationship } from '../../../../src/features/people/parents/parent.enums.ts';
import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import { Student } from '../../../../src/features/people/students/student.entity.ts';
import { referTo } from '../../../../src/platform/database/records.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { type GraphqlResult, gql } from '../../../support/clients.ts';
import type { Actor, Member } from '../../../support/seed.ts';
import { type Office, openOffice } from '../fees/office.ts';

/** A ledger entry: the name or the id of the fee (null for credit), the kind, and the amount in minor units. */
export type Line = readonly [fee: string | null, kind: string, amount: number];

/** An academy with a family: a parent who is billed for two children. */
export interface Family extends Office {
  readonly parentId: string;
  /** A parent who is not billed. */
  readonly otherParentId: string;
  readonly childId: string;
  readonly siblingId: string;
  /** The ids of two tax rates: 25 % that is added to prices, and 10 % that is included in prices. */
  readonly taxRateIds: readonly string[];
  /** The credentials of the parent who is billed. */
  readonly payer: Member;
  recordAccountPayment(input: object, as?: Actor): Promise<GraphqlResult>;
  createCreditNote(input: object, as?: Actor): Promise<GraphqlResult>;
  updateAccount(id: string, input: object, as?: Actor): Promise<GraphqlResult>;
  splitFee(id: string, parts: object[], as?: Actor): Promise<GraphqlResult>;
  /** Bills a child through the API. Returns the id of the fee. */
  bill(amount: string, dueDate: string, given?: object): Promise<string>;
  /** Creates a penalty, with an amount in minor units, for the first child. Returns the id of the penalty. */
  penalty(amount: number, dueDate: string): Promise<string>;
  /** Records a cash payment to the account of the parent. Returns the id of the payment. */
  pay(amount: string, given?: object): Promise<string>;
  /** Reads the account of the parent as the admin. */
  account(): Promise<any>;
  /** Returns the balances of the fees with the given ids. */
  balances(...fees: string[]): Promise<string[]>;
  /**
   * Returns the ledger entries of the academy, oldest first. If `names` contains the id of a fee, the entry has the key
   * of this id instead.
   */
  lines(names: Readonly<Record<string, string>>): Promise<Line[]>;
}

const ACCOUNT = 'id number parentId studentId owed credit balance autoApplyCredit version';
export const PAYMENT = 'id accountId feeId amount currency receiptNumber refundOfId allocations { feeId amount }';
export const NOTE = 'id number accountId feeId amount currency reason note';

/** Creates an academy with an admin and a family. */
export async function openFamily(app: TestApp, given: Parameters<typeof openOffice>[1] = {}): Promise<Family> {
  const office = await openOffice(app, given);
  const { academy, admin } = office;
  const payer = await academy.as('parent');
  const parentId = payer.parentId as string;
  const children = [await academy.with.student(), await academy.with.student()].map(({ id }) => id);
  const [childId = '', siblingId = ''] = children;
  await linkPayer(office, parentId, children);
  const { id: otherParentId } = await academy.with.parent();
  const added = await academy.with.taxRate({ percent: 2_500 });
  const included = await academy.with.taxRate({ percent: 1_000, inclusive: true });
  const taxRateIds = [added.id, included.id];
  const mutation =
    (name: string, type: string, fields: string) =>
    (input: object, as: Actor = admin) =>
      gql(app, as, `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input });
  const recordAccountPayment = mutation('recordAccountPayment', 'RecordAccountPaymentInput', PAYMENT);
  const createCreditNote = mutation('createCreditNote', 'CreateCreditNoteInput', NOTE);
  const family: Family = {
    ...office,
    ...{ parentId, otherParentId, childId, siblingId, taxRateIds, payer, recordAccountPayment, createCreditNote },
    updateAccount: (id, input, as = admin) =>
      gql(
        app,
        as,
        `mutation ($id: ID!, $input: UpdateAccountInput!) { updateAccount(id: $id, input: $input) { ${ACCOUNT} } }`,
        { id, input },
      ),
    splitFee: (id, parts, as = admin) =>
      gql(
        app,
        as,
        `mutation ($id: ID!, $parts: [FeePartInput!]!) { splitFee(id: $id, parts: $parts) {
          id accountId parentId amount tax dueDate balance period installment { groupId number count } version } }`,
        { id, parts },
      ),
    async bill(amount, dueDate, fee = {}) {
      const input = { studentId: childId, feeType: 'TUITION', amount, dueDate, ...fee };
      return done(await office.createFee(input)).createFee.id;
    },
    async penalty(amount, dueDate) {
      const fee = { amount, dueDate, feeType: FeeType.LATE_PAYMENT_PENALTY };
      return (await academy.with.fee({ studentId: childId, ...fee })).id;
    },
    async pay(amount, payment = {}) {
      const { id } = await family.account();
      const input = { accountId: id, amount, method: 'CASH', ...payment };
      return done(await recordAccountPayment(input)).recordAccountPayment.id;
    },
    async account() {
      const { data } = await gql(
        app,
        admin,
        `query ($id: ID!) { accounts(filter: { parentId: $id }) { nodes { ${ACCOUNT} } } }`,
        { id: parentId },
      );
      return data.accounts.nodes[0];
    },
    balances: (...fees) => Promise.all(fees.map(async (id) => (await office.read(id)).balance)),
    lines: (names) => linesOf(office, names),
  };
  return family;
}

/** Returns the data of a GraphQL result. Throws if the result has errors. */
export function done({ data, errors }: GraphqlResult): any {
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Makes the parent the payer of the children. */
export async function linkPayer(
  { academy }: Pick<Office, 'academy'>,
  parentId: string,
  children: readonly string[],
): Promise<void> {
  await academy.run(async (em) => {
    for (const studentId of children) {
      const link = { relationship: Relationship.MOTHER, isPrimary: true, receivesBilling: true };
      const of = { parent: referTo(em, Parent, parentId), student: referTo(em, Student, studentId) };
      em.create(ParentStudent, { ...link, ...of } as never, { partial: true });
    }
  });
}

/** Returns the events of the academy, oldest first. */
export const eventsOf = ({ academy }: Office): Promise<Pick<OutboxEvent, 'type' | 'payload'>[]> =>
  academy.run((em) => em.find(OutboxEvent, {}, { orderBy: { id: 'asc' } }));

/** Returns every ledger entry of the academy, oldest first. */
export async function entriesOf({ academy }: Office): Promise<any[]> {
  return academy.run(async (em) => {
    const { rows } = await sql<any>`select * from ledger_entries where academy_id = ${academy.id} order by id`.execute(
      em.getKysely(),
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  });
}

async function linesOf(office: Office, names: Readonly<Record<string, string>>): Promise<Line[]> {
  const nameOf = new Map(Object.entries(names).map(([name, id]) => [id, name]));
  return (await entriesOf(office)).map(({ fee_id, kind, amount }) => [
    fee_id && (nameOf.get(fee_id) ?? fee_id),
    kind,
    amount,
  ]);
}
