import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PlanSubscription } from '../../../../src/features/academy/academies/subscription.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { upload, uploaded } from '../../../support/files.ts';
import { type Member, type SeededAcademy, seedAcademy, seedUser } from '../../../support/seed.ts';
import { storedIn } from './setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let teacher: Member;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  teacher = await academy.as('teacher');
});

const MEGABYTE = 1024 * 1024;
const textOf = (bytes: number) => Buffer.alloc(bytes, 'x');

async function limitTo(storageMb: number | null): Promise<void> {
  const superAdmin = await seedUser(app, { isSuperAdmin: true });
  const input = { subscription: { limits: { storageMb } } };
  const { errors } = await gql(
    app,
    superAdmin,
    'mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) { id } }',
    { id: academy.id, input },
  );
  expect(errors).toBeUndefined();
}

async function planOf(): Promise<Pick<PlanSubscription, 'limits' | 'usage'>> {
  const { data } = await gql(
    app,
    teacher,
    'query ($id: ID!) { academy(id: $id) { subscription { limits { storageMb } usage { storageMb } } } }',
    { id: academy.id },
  );
  return data.academy.subscription;
}

describe('storage limit of a subscription:', () => {
  test('the usage is rounded up to whole megabytes', async () => {
    expect(await planOf()).toEqual({ limits: { storageMb: 51_200 }, usage: { storageMb: 0 } });
    await uploaded(app, teacher, 'a.txt', 'x');
    expect((await planOf()).usage.storageMb).toBe(1);
    await uploaded(app, teacher, 'b.txt', textOf(MEGABYTE - 1));
    expect((await planOf()).usage.storageMb).toBe(1);
    await uploaded(app, teacher, 'c.txt', 'x');
    expect((await planOf()).usage.storageMb).toBe(2);
  });

  test('an upload above the limit is refused with 403, and an upload that exactly reaches the limit is accepted', async () => {
    await limitTo(1);
    await uploaded(app, teacher, 'a.txt', textOf(MEGABYTE - 10));
    const { status, body } = await upload(app, teacher, 'b.txt', textOf(11));
    expect([status, body.message]).toEqual([403, 'The storage limit of your plan has been reached.']);
    await uploaded(app, teacher, 'b.txt', textOf(10));
    const { rows, objects } = await storedIn(app, academy);
    expect([rows.length, objects]).toEqual([2, rows]);
    await limitTo(null);
    await uploaded(app, teacher, 'c.txt', textOf(10));
  });

  test('parallel uploads never exceed the limit in total', async () => {
    await limitTo(1);
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) => upload(app, teacher, `${index}.txt`, textOf(MEGABYTE * 0.4))),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 201, 403, 403, 403, 403]);
    const { rows, objects, unfinished } = await storedIn(app, academy);
    expect([rows.length, objects, unfinished]).toEqual([2, rows, []]);
  });
});
