import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Material } from '../../../../src/features/learning/materials/material.entity.ts';
import { MaterialAudience, MaterialStatus } from '../../../../src/features/learning/materials/material.enums.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { uploaded } from '../../../support/files.ts';
import { makeMaterial } from '../../../support/materials.ts';
import { type Member, seedAcademy } from '../../../support/seed.ts';
import { stateOf } from '../../writing.ts';
import { create, type Learning, remove, seedLearning, step, update } from './setup.ts';

let at: Learning;

beforeEach(async () => {
  at = await seedLearning();
});

const state = () => stateOf(at.app, at.academy.id);
const fieldsOf = ({ errors = [] }: Awaited<ReturnType<typeof create>>) =>
  errors.map(({ extensions }) => extensions.fields ?? extensions.code);
const make = (given: Partial<Material> = {}) => makeMaterial(at.academy.with, { batchId: at.batchId, ...given });

/** Asserts that a call is refused with a code or with errors by field, and that it changes nothing. */
async function refuses(expected: unknown, call: () => ReturnType<typeof create>): Promise<void> {
  const before = await state();
  expect(fieldsOf(await call())).toEqual([expected]);
  expect(await state()).toEqual(before);
}

describe('createMaterial', () => {
  it('creates a draft for enrolled families, with the position after the last material of the same course, batch or session', async () => {
    const { data } = await create(at.app, at.admin, { batchId: at.batchId.toUpperCase() });
    expect(data.done).toEqual({
      id: expect.any(String),
      ...{ title: 'Notes', description: null, fileId: null, url: 'https://notes.example.test/' },
      ...{ courseId: null, batchId: at.batchId, sessionId: null, section: null, position: 1 },
      ...{ status: 'DRAFT', visibleFrom: null, visibleUntil: null, audience: 'ENROLLED', version: 1 },
    });
    const positionIn = async (place: object) => (await create(at.app, at.admin, place)).data.done.position;
    expect(await positionIn({ batchId: at.batchId })).toBe(2);
    expect(await positionIn({ sessionId: at.sessionId })).toBe(1);
    expect(await positionIn({ courseId: at.courseId })).toBe(1);
    expect(await positionIn({ batchId: at.batchId, position: 9 })).toBe(9);
    expect(await positionIn({ batchId: at.batchId })).toBe(10);
  });

  it('protects the session of a material from being deleted when the schedule of the batch changes', async () => {
    await create(at.app, at.admin, { sessionId: at.sessionId });
    const { pinned, version } = await at.academy.run((em) => em.findOneOrFail(ClassSession, { id: at.sessionId }));
    expect([pinned, version]).toEqual([true, 1]);
  });

  it('lets office staff create all materials, and lets department heads and teachers create materials of their departments, batches and sessions', async () => {
    const own = [{ courseId: at.courseId }, { batchId: at.batchId }, { sessionId: at.sessionId }];
    const allowed = async (as: Member) => {
      const results = [];
      for (const place of own) results.push(codes(await create(at.app, as, place))[0] ?? 'created');
      return results;
    };
    for (const as of [at.admin, at.administrator, at.head])
      expect(await allowed(as)).toEqual(['created', 'created', 'created']);
    expect(await allowed(at.teacher)).toEqual(['FORBIDDEN', 'created', 'created']);
    const before = await state();
    for (const as of [at.otherHead, at.otherTeacher, at.support, at.parent, at.student])
      expect(await allowed(as)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await state()).toEqual(before);
  });

  it('requires a file or an address, and refuses both together', async () => {
    const file = await uploaded(at.app, at.admin);
    const place = { batchId: at.batchId };
    await refuses({ fileId: ['The file id field prohibits url from being present.'] }, () =>
      create(at.app, at.admin, { ...place, fileId: file.id }),
    );
    const none = { fileId: ['The file id field is required.'], url: ['The url field is required.'] };
    await refuses(none, () => create(at.app, at.admin, { ...place, url: null }));
    await refuses(none, () => create(at.app, at.admin, { ...place, url: '' }));
    await refuses({ url: ['The url field must be a valid URL.'] }, () =>
      create(at.app, at.admin, { ...place, url: 'javascript:alert(1)' }),
    );
    const { data } = await create(at.app, at.admin, { ...place, url: null, fileId: file.id.toUpperCase() });
    expect(data.done).toMatchObject({ fileId: file.id, url: null });
  });

  it('requires an existing course, batch or session, and refuses more than one of them', async () => {
    await refuses(
      {
        courseId: ['The course id field is required.'],
        batchId: ['The batch id field is required.'],
        sessionId: ['The session id field is required.'],
      },
      () => create(at.app, at.admin, {}),
    );
    await refuses(
      {
        courseId: ['The course id field prohibits batch id from being present.'],
        batchId: ['The batch id field prohibits course id from being present.'],
      },
      () => create(at.app, at.admin, { courseId: at.courseId, batchId: at.batchId }),
    );
    const elsewhere = await (await seedAcademy(at.app)).with.batch();
    for (const id of [elsewhere.id, at.courseId])
      await refuses({ batchId: ['The selected batch id is invalid.'] }, () =>
        create(at.app, at.admin, { batchId: id }),
      );
    await refuses({ sessionId: ['The selected session id is invalid.'] }, () =>
      create(at.app, at.admin, { sessionId: at.batchId }),
    );
    const cancelled = await at.academy.with.batch({ status: 'cancelled' as never });
    await refuses({ batchId: ['The selected batch id is invalid.'] }, () =>
      create(at.app, at.admin, { batchId: cancelled.id }),
    );
  });

  it('refuses files that the caller cannot read, and a last visible day before the first visible day', async () => {
    const foreign = await uploaded(at.app, at.otherTeacher);
    const elsewhere = await uploaded(at.app, await (await seedAcademy(at.app)).as('academy_admin'));
    for (const { id } of [foreign, elsewhere]) {
      await refuses(
        {
          fileId: ['The selected file id is invalid.'],
          visibleUntil: ['The visible until field must be a date after or equal to visible from.'],
        },
        () =>
          create(at.app, at.teacher, {
            ...{ batchId: at.batchId, url: null, fileId: id, visibleFrom: '2026-03-02', visibleUntil: '2026-03-01' },
          }),
      );
    }
  });
});

describe('updateMaterial', () => {
  it('replaces an address with a file, and a file with an address', async () => {
    const { id } = await make();
    const file = await uploaded(at.app, at.teacher);
    const changed = await update(at.app, at.teacher, id, { fileId: file.id, title: 'Scales' });
    expect(changed.data.done).toMatchObject({ fileId: file.id, url: null, title: 'Scales', version: 2 });
    const back = await update(at.app, at.teacher, id, { url: 'https://notes.example.test/2' });
    expect(back.data.done).toMatchObject({ fileId: null, url: 'https://notes.example.test/2' });
    await refuses({ fileId: ['The file id field is required.'], url: ['The url field is required.'] }, () =>
      update(at.app, at.teacher, id, { url: null }),
    );
    const archived = await update(at.app, at.teacher, id, {
      status: 'ARCHIVED',
      section: 'Old',
      url: back.data.done.url,
    });
    expect(archived.data.done).toMatchObject({ status: 'ARCHIVED', section: 'Old' });
  });

  it('refuses an outdated version with CONFLICT, and cannot move a material to another batch', async () => {
    const { id } = await make();
    await refuses('CONFLICT', () => update(at.app, at.admin, id, { title: 'New', expectedVersion: 7 }));
    const moved = await update(at.app, at.admin, id, { batchId: at.otherBatchId });
    expect(codes(moved)).toEqual(['BAD_USER_INPUT']);
  });

  it('returns NOT_FOUND for a material that is not visible, and FORBIDDEN for a material that is only readable', async () => {
    const { id } = await make({ courseId: at.courseId, batchId: null });
    await refuses('NOT_FOUND', () => update(at.app, at.otherTeacher, id, { title: 'New' }));
    await refuses('NOT_FOUND', () => update(at.app, at.otherHead, id, { title: 'New' }));
    for (const as of [at.teacher, at.support, at.parent, at.student])
      await refuses('FORBIDDEN', () => update(at.app, as, id, { title: 'New' }));
    const elsewhere = await (await seedAcademy(at.app)).as('academy_admin');
    await refuses('NOT_FOUND', () => update(at.app, elsewhere, id, { title: 'New' }));
  });

  it('returns FORBIDDEN to a substitute for the material of a session on the day of this session', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const instructorId = at.otherTeacher.staffId as string;
    const { id: sessionId } = await at.academy.with.session({ batchId: at.batchId, date: today, instructorId });
    const { id } = await make({ batchId: null, sessionId, placeId: at.batchId } as never);
    for (const call of [
      () => update(at.app, at.otherTeacher, id, { title: 'New' }),
      () => remove(at.app, at.otherTeacher, id),
    ])
      await refuses('FORBIDDEN', call);
  });
});

describe('publishMaterial and deleteMaterial', () => {
  const eventsOf = async (id: string) => {
    const query = '{ events(first: 100) { nodes { type resourceId data } } }';
    const { data } = await gql(at.app, at.admin, query);
    return data.events.nodes.filter((event: { resourceId: string }) => event.resourceId === id);
  };

  it('publish a draft only once, with an event that contains no texts', async () => {
    const { data } = await create(at.app, at.teacher, { batchId: at.batchId, title: 'Secret' });
    const { id } = data.done;
    expect((await step(at.app, at.teacher, 'publishMaterial', id)).data.done).toMatchObject({ status: 'PUBLISHED' });
    expect((await step(at.app, at.teacher, 'publishMaterial', id)).data.done).toMatchObject({ version: 2 });
    await at.app.background.drain();
    const events = await eventsOf(id);
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'material.created',
      'material.updated',
      'material.published',
    ]);
    expect(events[2].data).toMatchObject({ batch_id: at.batchId, status: 'published', audience: 'enrolled' });
    expect(JSON.stringify(events)).not.toMatch(/Secret|notes\.example/);
  });

  it('delete a material, which then no longer uses its file', async () => {
    const file = await uploaded(at.app, at.teacher);
    const { data } = await create(at.app, at.teacher, { batchId: at.batchId, url: null, fileId: file.id });
    expect((await rest(at.app, at.teacher, 'DELETE', `/files/${file.id}`)).status).toBe(422);
    expect((await remove(at.app, at.teacher, data.done.id)).data.done.message).toBe('Material deleted.');
    expect((await rest(at.app, at.admin, 'GET', `/materials/${data.done.id}`)).status).toBe(404);
    expect((await rest(at.app, at.teacher, 'DELETE', `/files/${file.id}`)).status).toBe(200);
  });

  it('are not needed when a batch or a course is deleted, because its materials are deleted too', async () => {
    const course = await at.academy.with.course();
    await make();
    await make({ batchId: null, sessionId: at.sessionId, placeId: at.batchId } as never);
    await make({ batchId: null, courseId: course.id });
    const other = await make({ batchId: at.otherBatchId });
    expect((await rest(at.app, at.admin, 'DELETE', `/batches/${at.batchId}`)).status).toBe(200);
    expect((await rest(at.app, at.admin, 'DELETE', `/courses/${course.id}`)).status).toBe(200);
    const left = await at.academy.run((em) => em.find(Material, {}));
    expect(left.map(({ id }) => id)).toEqual([other.id]);
  });

  it('return FORBIDDEN to support staff and families, and NOT_FOUND to the staff of other batches', async () => {
    const { id } = await make({ status: MaterialStatus.PUBLISHED, audience: MaterialAudience.ENROLLED });
    const calls = [(as: Member) => step(at.app, as, 'publishMaterial', id), (as: Member) => remove(at.app, as, id)];
    for (const call of calls) {
      for (const as of [at.support, at.parent, at.student]) await refuses('FORBIDDEN', () => call(as));
      for (const as of [at.otherTeacher, at.otherHead]) await refuses('NOT_FOUND', () => call(as));
    }
  });
});
