import { beforeAll, describe, expect, it } from 'vitest';
import { ParentStudent } from '../../../../src/features/people/parents/parent-student.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { linkPayer, openFamily } from './family.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const ACCOUNT =
  'account { id number parentId studentId owed credit balance autoApplyCredit parent { id } student { id } }';
const accountOf = async (family: Awaited<ReturnType<typeof openFamily>>, feeId: string) =>
  (await gql(app, family.admin, `query ($id: ID!) { fee(id: $id) { accountId ${ACCOUNT} } }`, { id: feeId })).data.fee
    .account;

describe('account to which a fee is billed', () => {
  it('is the account of the given parent, which is created only once', async () => {
    const family = await openFamily(app);
    const { id: otherId } = await family.academy.with.parent();
    const [A, B] = [
      await family.bill('10', '2099-01-01', { parentId: otherId }),
      await family.bill('5', '2099-01-01', { parentId: otherId }),
    ];
    const account = await accountOf(family, A);
    expect(account).toEqual({
      ...{
        id: expect.any(String),
        number: expect.stringMatching(/^ACC-[A-Z0-9]{8}$/),
        parentId: otherId,
        studentId: null,
      },
      ...{
        owed: '15.00',
        credit: '0.00',
        balance: '15.00',
        autoApplyCredit: true,
        parent: { id: otherId },
        student: null,
      },
    });
    expect(await accountOf(family, B)).toEqual(account);
  });

  it('if no parent is given, is the account of the primary parent, or else of the parent linked first', async () => {
    const family = await openFamily(app);
    const { academy, parentId, childId } = family;
    const { id: secondId } = await academy.with.parent({ children: [childId] });
    expect(await accountOf(family, await family.bill('10', '2099-01-01'))).toMatchObject({ parentId });
    await academy.run(async (em) => {
      for (const link of await em.find(ParentStudent, { student: { id: childId } })) {
        link.isPrimary = link.parent.id === secondId;
        link.receivesBilling = true;
      }
    });
    expect(await accountOf(family, await family.bill('10', '2099-01-01'))).toMatchObject({ parentId: secondId });
    await academy.run(async (em) => {
      for (const link of await em.find(ParentStudent, { student: { id: childId } })) link.isPrimary = false;
    });
    expect(await accountOf(family, await family.bill('10', '2099-01-01'))).toMatchObject({ parentId });
  });

  it('is the account of the student if no parent gets bills, and does not change if a parent is linked later', async () => {
    const family = await openFamily(app);
    const { id: studentId } = await family.academy.with.student();
    const fee = await family.bill('10', '2099-01-01', { studentId });
    expect(await accountOf(family, fee)).toMatchObject({ parentId: null, studentId, student: { id: studentId } });
    await linkPayer(family, family.parentId, [studentId]);
    expect(await accountOf(family, fee)).toMatchObject({ studentId });
    expect(await accountOf(family, await family.bill('10', '2099-01-01', { studentId }))).toMatchObject({
      parentId: family.parentId,
    });
  });
});

describe('accounts query', () => {
  it('returns all accounts to office staff, and to a payer only the account of this payer', async () => {
    const family = await openFamily(app);
    const { academy } = family;
    const fee = await family.bill('10', '2099-01-01');
    const own = await accountOf(family, fee);
    const student = await academy.as('student');
    await family.bill('3', '2099-01-01', { studentId: student.studentId });
    const seen = async (as: Parameters<typeof gql>[1]) => {
      const { data, errors } = await gql(app, as, '{ accounts { totalCount nodes { id } } }');
      return errors ? codes({ errors } as never) : data.accounts.totalCount;
    };
    for (const role of ['administrator', 'support_staff'] as const) expect(await seen(await academy.as(role))).toBe(2);
    expect([await seen(family.payer), await seen(student), await seen(await academy.as('parent'))]).toEqual([1, 1, 0]);
    for (const role of ['department_head', 'teacher'] as const) {
      expect(await seen(await academy.as(role))).toEqual(['FORBIDDEN']);
    }
    const child = await academy.as('student', { studentId: family.childId });
    const query = 'query ($id: ID!, $fee: ID!) { account(id: $id) { id } fee(id: $fee) { accountId account { id } } }';
    const { data } = await gql(app, child, query, { id: own.id, fee });
    expect(data).toEqual({ account: null, fee: { accountId: own.id, account: null } });
  });

  it('finds accounts by number, and by the name of the payer', async () => {
    const family = await openFamily(app);
    const { number, id } = await accountOf(family, await family.bill('10', '2099-01-01'));
    await family.academy.with.parent({ firstName: 'Zoe' });
    const found = async (search: string) => {
      const query = 'query ($search: String) { accounts(filter: { search: $search }) { nodes { id } } }';
      return (await gql(app, family.admin, query, { search })).data.accounts.nodes;
    };
    const { name } = (await gql(app, family.payer, '{ parents { nodes { name } } }')).data.parents.nodes[0];
    for (const search of [number.toLowerCase(), name]) expect(await found(search)).toEqual([{ id }]);
    expect(await found('Zoe')).toEqual([]);
  });
});
