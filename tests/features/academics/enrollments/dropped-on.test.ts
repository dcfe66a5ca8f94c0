import { beforeAll, describe, expect, test } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { batchOf, complete, drop, enrolled, remove, reopen, rowOf, transfer, update, waitingOn } from './setup.ts';

const { PENDING, ACTIVE, DROPPED } = EnrollmentStatus;
/** The date is never the same in both zones. */
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

describe.each(ZONES)('droppedOn of an enrollment, in the time zone %s', (timezone) => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app, { settings: { ...defaultSettings(), timezone } });
    admin = await academy.as('academy_admin');
  });

  const ask = (mutation: string) => gql(app, admin, `mutation { ${mutation} }`);
  const ways: [string, (id: string) => Promise<{ errors?: unknown }>][] = [
    ['dropped', (id) => drop(app, admin, id)],
    ['updated', (id) => update(app, admin, id, { status: 'DROPPED' })],
    ['deleted', (id) => remove(app, admin, id)],
    ['transferred', async (id) => transfer(app, admin, id, await batchOf(academy, 5))],
    [
      'its batch was cancelled',
      async (id) => {
        const { batchId } = await rowOf(academy, id);
        return ask(`updateBatch(id: "${batchId}", input: { status: CANCELLED }) { id }`);
      },
    ],
    [
      'its student was deleted',
      async (id) => ask(`deleteStudent(id: "${(await rowOf(academy, id)).studentId}") { message }`),
    ],
  ];

  test.each(ways)('is today if an active enrollment is dropped: %s', async (_how, end) => {
    const id = await enrolled(academy, { batchId: await batchOf(academy, 5), status: ACTIVE });
    expect((await end(id)).errors).toBeUndefined();
    expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED, droppedOn: todayIn(timezone) });
  });

  test.each(ways)('is null if a pending or waiting enrollment is dropped: %s', async (_how, end) => {
    const batchId = await batchOf(academy, 1);
    const pending = await enrolled(academy, { batchId, status: PENDING });
    const waiting = await waitingOn(academy, batchId, 1);
    for (const id of [waiting, pending]) {
      if ((await rowOf(academy, id)).status !== DROPPED) expect((await end(id)).errors).toBeUndefined();
      expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED, droppedOn: null });
    }
  });

  test('is null after the enrollment is reopened, and today after it is dropped again', async () => {
    const id = await enrolled(academy, { status: ACTIVE });
    await complete(app, admin, id);
    await reopen(app, admin, id);
    expect(await rowOf(academy, id)).toMatchObject({ status: ACTIVE, droppedOn: null });
    await drop(app, admin, id);
    expect(await rowOf(academy, id)).toMatchObject({ status: DROPPED, droppedOn: todayIn(timezone) });
  });
});
