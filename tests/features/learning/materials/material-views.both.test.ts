import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import type { Material } from '../../../../src/features/learning/materials/material.entity.ts';
import { MaterialAudience, MaterialStatus } from '../../../../src/features/learning/materials/material.enums.ts';
import { MaterialView } from '../../../../src/features/learning/materials/views/material-view.entity.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import { fetchContent, PDF, uploaded } from '../../../support/files.ts';
import { makeMaterial } from '../../../support/materials.ts';
import { type Member, seedAcademy } from '../../../support/seed.ts';
import { create, type Learning, seedLearning, step, update } from './setup.ts';

const { PUBLISHED } = MaterialStatus;

let at: Learning;

beforeEach(async () => {
  at = await seedLearning();
});

const countOf = (): Promise<number[]> =>
  at.academy.run(async (em) => (await em.find(MaterialView, {}, { orderBy: { id: 'asc' } })).map(({ count }) => count));

/** Creates a published material with a file. Returns the ids of the material and of the file. */
async function withFile(given: object = {}): Promise<{ id: string; fileId: string }> {
  const { id: fileId } = await uploaded(at.app, at.teacher, 'notes.pdf', PDF);
  const { data } = await create(at.app, at.teacher, {
    ...{ batchId: at.batchId, url: null, fileId, status: 'PUBLISHED' },
    ...given,
  });
  return { id: data.done.id, fileId };
}

describe('file of a material', () => {
  const statusFor = async (as: Member, fileId: string) =>
    (await fetchContent(at.app, `/api/v1/files/${fileId}/content`, as)).status;

  it('can be read only by users who can read the material', async () => {
    const { id, fileId } = await withFile();
    const readers = [at.admin, at.support, at.teacher, at.head, at.student, at.parent];
    const strangers = [at.otherStudent, at.otherParent, at.otherTeacher, at.otherHead];
    for (const as of readers) expect(await statusFor(as, fileId)).toBe(200);
    for (const as of strangers) expect(await statusFor(as, fileId)).toBe(404);
    for (const change of [{ status: 'DRAFT' }, { status: 'PUBLISHED', audience: 'STAFF' }, { status: 'ARCHIVED' }]) {
      await update(at.app, at.teacher, id, change);
      for (const as of [at.student, at.parent, ...strangers]) expect(await statusFor(as, fileId)).toBe(404);
      for (const as of [at.admin, at.teacher, at.head]) expect(await statusFor(as, fileId)).toBe(200);
    }
    await update(at.app, at.teacher, id, { status: 'PUBLISHED', audience: 'PARENTS' });
    expect([await statusFor(at.student, fileId), await statusFor(at.parent, fileId)]).toEqual([404, 200]);
    await update(at.app, at.teacher, id, { audience: 'ENROLLED', visibleFrom: '2099-01-01' });
    expect([await statusFor(at.student, fileId), await statusFor(at.parent, fileId)]).toEqual([404, 404]);
  });

  it('can no longer be read with a signed address after the material becomes a draft', async () => {
    const { id, fileId } = await withFile();
    const query = 'query ($id: ID!) { material(id: $id) { file { id name downloadUrl } } }';
    const { data } = await gql(at.app, at.student, query, { id });
    expect(data.material.file).toMatchObject({ id: fileId, name: 'notes.pdf' });
    const { downloadUrl } = data.material.file;
    expect((await fetchContent(at.app, downloadUrl)).status).toBe(200);
    await update(at.app, at.teacher, id, { status: 'DRAFT' });
    expect((await fetchContent(at.app, downloadUrl)).status).toBe(404);
    expect((await gql(at.app, at.student, query, { id })).data.material).toBeNull();
  });
});

describe('counted views of materials', () => {
  const read = (as: Member, fileId: string, given: { headers?: Record<string, string>; method?: string } = {}) =>
    fetchContent(at.app, `/api/v1/files/${fileId}/content`, { ...as, ...given });

  it('increase with each request of a student for the whole file, without a Range header', async () => {
    const { id, fileId } = await withFile();
    await read(at.student, fileId);
    await read(at.student, fileId, { headers: { range: 'bytes=0-3' } });
    await read(at.student, fileId, { method: 'HEAD' });
    expect(await countOf()).toEqual([1]);
    const { body } = await rest(at.app, at.student, 'GET', `/files/${fileId}`);
    expect((await fetchContent(at.app, body.data.download_url)).status).toBe(200);
    expect(await countOf()).toEqual([2]);
    for (const as of [at.parent, at.teacher, at.admin]) await read(as, fileId);
    expect(await countOf()).toEqual([2]);
    const { status, body: views } = await rest(at.app, at.teacher, 'GET', `/materials/${id}/views?include=student`);
    expect(status).toBe(200);
    expect(views.data).toEqual([
      expect.objectContaining({
        ...{ material_id: id, student_id: at.student.studentId, count: 2 },
        student: expect.objectContaining({ id: at.student.studentId }),
      }),
    ]);
    const [view] = views.data;
    expect(view.first_viewed_at < view.last_viewed_at).toBe(true);
  });

  it('increase only in materials that the student can see', async () => {
    const { fileId } = await withFile();
    const hidden = { fileId, status: PUBLISHED, audience: MaterialAudience.STAFF };
    await create(at.app, at.teacher, {
      batchId: at.batchId,
      url: null,
      ...hidden,
      audience: 'STAFF',
      status: 'PUBLISHED',
    });
    await create(at.app, at.teacher, { sessionId: at.sessionId, url: null, fileId, status: 'PUBLISHED' });
    await read(at.student, fileId);
    expect(await countOf()).toEqual([1, 1]);
  });

  it('do not increase for other files, or while the academy is suspended', async () => {
    const own = await uploaded(at.app, at.student, 'me.pdf', PDF);
    expect((await read(at.student, own.id)).status).toBe(200);
    const { fileId } = await withFile();
    await at.academy.run((em) => em.nativeUpdate(Academy, { id: at.academy.id }, { status: AcademyStatus.SUSPENDED }));
    expect((await read(at.student, fileId)).status).toBe(200);
    expect(await countOf()).toEqual([]);
  });

  it('increase when a student opens a web address, but not when openMaterial is called for a file', async () => {
    const make = (given: Partial<Material>) =>
      makeMaterial(at.academy.with, { batchId: at.batchId, status: PUBLISHED, ...given });
    const { id } = await make({});
    for (const as of [at.student, at.student, at.parent, at.teacher, at.admin]) {
      const { status } = await rest(at.app, as, 'POST', `/materials/${id}/open`);
      expect(status).toBe(200);
    }
    expect(await countOf()).toEqual([2]);
    const file = await withFile();
    await step(at.app, at.student, 'openMaterial', file.id);
    const draft = await make({ status: MaterialStatus.DRAFT });
    expect(codes(await step(at.app, at.student, 'openMaterial', draft.id))).toEqual(['NOT_FOUND']);
    expect(codes(await step(at.app, at.otherStudent, 'openMaterial', id))).toEqual(['NOT_FOUND']);
    const elsewhere = await (await seedAcademy(at.app)).as('academy_admin');
    expect(codes(await step(at.app, elsewhere, 'openMaterial', id))).toEqual(['NOT_FOUND']);
    expect(await countOf()).toEqual([2]);
  });

  it('are shown only to staff who can see the material and the student', async () => {
    const { id, fileId } = await withFile();
    await read(at.student, fileId);
    const seenBy = async (as: Member) => {
      const { status, body } = await rest(at.app, as, 'GET', `/materials/${id}/views`);
      return status === 200 ? body.data.length : status;
    };
    for (const as of [at.admin, at.administrator, at.support, at.teacher, at.head]) expect(await seenBy(as)).toBe(1);
    for (const as of [at.student, at.parent]) expect(await seenBy(as)).toBe(0);
    for (const as of [at.otherTeacher, at.otherHead, at.otherStudent]) expect(await seenBy(as)).toBe(404);
    const { id: viewId } = await at.academy.run((em) => em.findOneOrFail(MaterialView, {}));
    const single = (as: Member) =>
      gql(at.app, as, 'query ($id: ID!) { materialView(id: $id) { count } }', { id: viewId });
    expect((await single(at.teacher)).data.materialView).toEqual({ count: 1 });
    expect((await single(at.otherTeacher)).data.materialView).toBeNull();
    for (const as of [at.student, at.parent]) expect(codes(await single(as))).toEqual(['FORBIDDEN']);
  });
});
