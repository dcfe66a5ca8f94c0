import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import type { SeededAcademy } from '../../../support/seed.ts';
import { inboxOf, type NoticeApp, noticeAcademy, setClock, startNoticeApp, statesOf, workUntil } from './setup.ts';

const DAY = '2026-03-02';
const ROLL = 'mutation ($input: TakeSessionRollInput!) { takeSessionRoll(input: $input) { id } }';

describe('notice of an absence', () => {
  let service: NoticeApp;
  let academy: SeededAcademy;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  /** Creates a student in a session from 09:00 to 10:00, a parent with a login, and a parent without a login. */
  async function family() {
    setClock(`${DAY}T08:00:00Z`);
    academy = await noticeAcademy(service.app);
    const student = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
    const children = [student.id];
    const withLogin = await academy.with.parent({ children });
    const without = await academy.with.parent({ children, email: `quiet-${student.id}@example.test` });
    const parent = await academy.as('parent', { parentId: withLogin.id });
    const batch = await academy.with.batch({ name: 'Dolphins' });
    const session = await academy.with.session({
      batchId: batch.id,
      date: DAY,
      startTime: '09:00:00',
      endTime: '10:00:00',
    } as never);
    await academy.with.enrollment({ studentId: student.id, batchId: batch.id } as never);
    const admin = await academy.as('academy_admin');
    const mark = async (status: string, at: string) => {
      setClock(at);
      const input = { sessionId: session.id, records: [{ studentId: student.id, status }] };
      expect((await gql(service.app, admin, ROLL, { input })).errors).toBeUndefined();
    };
    return { student, parent, without, session, mark };
  }

  it('is sent to the inbox and by mail 15 minutes after the first mark, once for each parent', async () => {
    const { parent, without, session, mark } = await family();
    await mark('ABSENT', `${DAY}T09:05:00Z`);
    await workUntil(service.app, `${DAY}T09:19:59Z`);
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
    await mark('ABSENT', `${DAY}T09:19:59Z`);
    await workUntil(service.app, `${DAY}T09:20:01Z`);
    await workUntil(service.app, `${DAY}T09:45:00Z`);
    const [entry, ...others] = await inboxOf(academy, parent.userId);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'absence', resourceType: 'session', resourceId: session.id, readAt: null });
    expect(await statesOf(academy)).toEqual(['sent', 'sent']);
    const [mail, ...more] = service.smtp.to(without.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Mia Lee was absent on Monday, March 2, 2026');
    expect(mail?.text).toContain('Mia Lee was marked absent from Dolphins');
  });

  it('is not sent if the mark is corrected within 15 minutes', async () => {
    const { parent, mark } = await family();
    await mark('ABSENT', `${DAY}T09:05:00Z`);
    await mark('PRESENT', `${DAY}T09:10:00Z`);
    await workUntil(service.app, `${DAY}T09:45:00Z`);
    expect(await inboxOf(academy, parent.userId)).toEqual([]);
    expect(await statesOf(academy)).toEqual([]);
  });
});
