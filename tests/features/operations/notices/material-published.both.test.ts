import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { create, step, update } from '../../learning/materials/setup.ts';
import {
  inboxOf,
  type NoticeApp,
  noticeAcademy,
  sendsOf,
  setClock,
  startNoticeApp,
  statesOf,
  workUntil,
} from './setup.ts';

const MORNING = '2026-03-02T09:00:00Z';
const EVENING = '2026-03-02T17:00:30Z';

describe('notice of published materials', () => {
  let service: NoticeApp;

  beforeAll(async () => {
    service = await startNoticeApp();
  });
  afterAll(() => service.stop());

  async function scene(settings: object = {}) {
    setClock(MORNING);
    const academy = await noticeAcademy(service.app, settings);
    const admin = await academy.as('academy_admin');
    const child = await academy.with.student({ dateOfBirth: '2000-01-01' });
    const { id: parentId } = await academy.with.parent({ children: [child.id] });
    const parent = await academy.as('parent', { parentId });
    const student = await academy.as('student', { studentId: child.id });
    const batch = await academy.with.batch();
    const enrollment = await academy.with.enrollment({ studentId: child.id, batchId: batch.id });
    await workUntil(service.app, MORNING);
    const publish = async (title: string, given: object = {}) => {
      const { data, errors } = await create(service.app, admin, {
        ...{ batchId: batch.id, title, status: 'PUBLISHED' },
        ...given,
      });
      expect(errors).toBeUndefined();
      await service.app.background.drain();
      return data.done.id as string;
    };
    const change = async (id: string, input: object) =>
      expect(codes(await update(service.app, admin, id, input))).toEqual([]);
    const listed = async (member: Member) =>
      (await inboxOf(academy, member.userId)).map(({ params }) => (params as { materialIds: string[] }).materialIds);
    return { academy, admin, parent, student, batch, enrollment, publish, change, listed };
  }

  it('is created immediately, and one message a day lists all new materials', async () => {
    const { academy, batch, parent, student, publish, listed } = await scene();
    const first = await publish('Scales');
    expect(await listed(parent)).toEqual([[first]]);
    const second = await publish('Chords', { batchId: null, courseId: batch.courseId });
    for (const family of [parent, student]) expect(await listed(family)).toEqual([[first, second]]);
    expect(new Set(await statesOf(academy))).toEqual(new Set(['queued']));
    await workUntil(service.app, EVENING);
    const sent = (await sendsOf(academy)).filter(({ state }) => state === 'sent');
    expect(sent.map(({ subject }) => subject)).toEqual(sent.map(() => 'New learning materials: Scales; Chords'));
    expect(sent).toHaveLength(2);
    const third = await publish('Rhythm');
    expect(await listed(parent)).toEqual([[first, second], [third]]);
  });

  it('lists the materials in the order of their positions', async () => {
    const { academy, publish, change } = await scene();
    const [last, first] = [await publish('Scales'), await publish('Chords')];
    await change(last, { position: 8 });
    await change(first, { position: 7 });
    await workUntil(service.app, EVENING);
    const subjects = new Set((await sendsOf(academy)).map(({ subject }) => subject));
    expect([...subjects]).toEqual(['New learning materials: Chords; Scales']);
  });

  it('is sent to the audience of the material, and is created only once for each material', async () => {
    const { admin, parent, student, publish, change, listed } = await scene();
    await publish('For staff', { audience: 'STAFF' });
    await publish('Draft', { status: 'DRAFT' });
    const id = await publish('For parents', { audience: 'PARENTS' });
    expect([await listed(parent), await listed(student)]).toEqual([[[id]], []]);
    await workUntil(service.app, EVENING);
    await change(id, { status: 'DRAFT' });
    await step(service.app, admin, 'publishMaterial', id);
    await service.app.background.drain();
    expect(await listed(parent)).toEqual([[id]]);
  });

  it('is not sent if the material is archived or hidden, or the enrollment ends, before the message is due', async () => {
    for (const input of [{ status: 'ARCHIVED' }, { audience: 'STAFF' }, { visibleFrom: '2026-03-09' }]) {
      const { academy, publish, change } = await scene();
      const id = await publish('Scales');
      await change(id, input);
      await workUntil(service.app, EVENING);
      expect(new Set(await statesOf(academy))).toEqual(new Set(['suppressed: withdrawn']));
    }
    const { academy, enrollment, publish } = await scene();
    await publish('Scales');
    await academy.run(async (em) => {
      Object.assign(await em.findOneOrFail('Enrollment' as never, { id: enrollment.id } as never), {
        ...{ status: 'dropped', droppedOn: '2026-03-02' },
      });
    });
    await workUntil(service.app, EVENING);
    expect(new Set(await statesOf(academy))).toEqual(new Set(['suppressed: left']));
  });

  it('waits for the first visible day of the material, which may change', async () => {
    const { parent, publish, change, listed } = await scene();
    const id = await publish('Scales', { visibleFrom: '2026-03-04' });
    await workUntil(service.app, EVENING);
    await change(id, { visibleFrom: '2026-03-06' });
    await workUntil(service.app, '2026-03-05T12:00:00Z');
    expect(await listed(parent)).toEqual([]);
    await workUntil(service.app, '2026-03-06T00:01:00Z');
    expect(await listed(parent)).toEqual([[id]]);
  });

  it('is not created while the academy has turned this notice off', async () => {
    const { parent, publish, listed } = await scene({ notices: { materialPublished: 'off' } as never });
    await publish('Scales');
    expect(await listed(parent)).toEqual([]);
  });
});
