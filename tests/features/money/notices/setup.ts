import type { Notification } from '../../../../src/features/operations/notices/inbox/notification.entity.ts';
import { gql } from '../../../support/clients.ts';
import type { Member, SeededAcademy } from '../../../support/seed.ts';
import { inboxOf, type NoticeApp, noticeAcademy, sendsOf, setClock } from '../../operations/notices/setup.ts';

export const FIRST = '2026-03-02';

type Settings = Parameters<typeof noticeAcademy>[1];

/** An academy with a student and two parents. `payer` pays for the student and can sign in. `other` only gets mail. */
export interface Family {
  readonly academy: SeededAcademy;
  readonly admin: Member;
  readonly payer: Member;
  readonly other: { readonly id: string; readonly email: string };
  readonly studentId: string;
  /** Sends a GraphQL operation as the academy admin. Returns the value of the first field in the response. */
  call(mutation: string, variables: object): Promise<any>;
  /** Bills the student, unless `given` has another `studentId`. Returns the id of the fee. */
  bill(given?: object): Promise<string>;
  pay(feeId: string, amount: string): Promise<string>;
  /** Voids a fee. */
  voidFee(id: string): Promise<void>;
  /** Returns the inbox entries of the payer, oldest first. */
  inbox(): Promise<Notification[]>;
  /** Returns a list of fee ids for each inbox entry of the payer. Each list is sorted. */
  feesInInbox(): Promise<string[][]>;
  /**
   * Returns each message as a text of kind and state, such as `fee_issued: suppressed (paid)`. The texts are sorted.
   */
  sends(): Promise<string[]>;
}

/** Sets the clock to `at`, by default 08:00 UTC on `FIRST`. Then creates the academy and the family. */
export async function family(
  { app }: NoticeApp,
  { at = `${FIRST}T08:00:00Z`, settings = {} }: { at?: string; settings?: Settings } = {},
): Promise<Family> {
  setClock(at);
  const academy = await noticeAcademy(app, settings);
  const admin = await academy.as('academy_admin');
  const { id: studentId } = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
  const paying = await academy.with.parent({ firstName: 'Ana' });
  await academy.with.link({
    parentId: paying.id,
    studentId,
    receivesBilling: true,
    isPrimary: true,
    getsNotices: false,
  });
  const email = `other-${studentId}@example.test`;
  const other = await academy.with.parent({ email });
  await academy.with.link({ parentId: other.id, studentId, receivesBilling: false, isPrimary: false });
  const payer = await academy.as('parent', { parentId: paying.id });
  const call = async (mutation: string, variables: object): Promise<any> => {
    // signs in again, because the tests move the clock past the end of the login session
    const { data, errors } = await gql(app, await academy.as('academy_admin'), mutation, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0];
  };
  return {
    ...{ academy, admin, payer, studentId, call, other: { id: other.id, email } },
    async bill(given = {}) {
      const input = { studentId, feeType: 'TUITION', amount: '120.00', dueDate: '2026-03-20', ...given };
      return (await call('mutation ($input: CreateFeeInput!) { createFee(input: $input) { id } }', { input })).id;
    },
    async pay(feeId, amount) {
      const input = { feeId, amount, method: 'CASH' };
      return (await call('mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }', { input }))
        .id;
    },
    voidFee: (id) => call('mutation ($id: ID!) { voidFee(id: $id) { id } }', { id }),
    inbox: () => inboxOf(academy, payer.userId),
    feesInInbox: async () =>
      (await inboxOf(academy, payer.userId)).map(({ params }) => (params.feeIds as string[]).toSorted()),
    sends: async () =>
      (await sendsOf(academy))
        .map(({ kind, state, reason }) => `${kind}: ${state}${reason === null ? '' : ` (${reason})`}`)
        .toSorted(),
  };
}
