import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Material } from '../../src/features/learning/materials/material.entity.ts';
import { MaterialStatus } from '../../src/features/learning/materials/material.enums.ts';
import { MaterialView } from '../../src/features/learning/materials/views/material-view.entity.ts';
import { File } from '../../src/features/operations/files/file.entity.ts';
import { FileReference } from '../../src/features/operations/files/file-reference.entity.ts';
import { create, type Learning, remove, reorder, seedLearning, step } from '../features/learning/materials/setup.ts';
import { codes, rest } from '../support/clients.ts';
import { uploaded } from '../support/files.ts';
import { makeMaterial } from '../support/materials.ts';

const ROUNDS = 6;

describe('parallel writes of materials', () => {
  let at: Learning;

  beforeAll(async () => {
    at = await seedLearning();
  });

  const positionsIn = async (batchId: string) => {
    const rows = await at.academy.run((em) => em.find(Material, { batchId }, { orderBy: { position: 'asc' } }));
    return rows.map(({ position }) => position);
  };

  it('give new materials of a batch different positions', async () => {
    const { id: batchId } = await at.academy.with.batch();
    const results = await Promise.all(Array.from({ length: 12 }, () => create(at.app, at.admin, { batchId })));
    expect(results.flatMap(codes)).toEqual([]);
    expect(await positionsIn(batchId)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('leave materials with different positions while other requests reorder, create and delete materials', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id: batchId } = await at.academy.with.batch();
      const ids: string[] = [];
      for (let position = 1; position <= 6; position++)
        ids.push((await makeMaterial(at.academy.with, { batchId, position })).id);
      const [first = '', second = '', ...others] = ids;
      const results = await Promise.all([
        reorder(at.app, at.admin, ids.toReversed()),
        reorder(at.app, at.administrator, [...others, first, second]),
        reorder(at.app, at.admin, [second, first]),
        create(at.app, at.admin, { batchId }),
        remove(at.app, at.administrator, others[0] as string),
        step(at.app, at.admin, 'publishMaterial', first),
      ]);
      // a list with the deleted material is refused
      expect(results.flatMap(codes).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
      const positions = await positionsIn(batchId);
      expect([positions.length, new Set(positions).size]).toEqual([6, 6]);
    }
  });

  it('count a view for each of several parallel requests of a student', async () => {
    const { id } = await makeMaterial(at.academy.with, { batchId: at.batchId, status: MaterialStatus.PUBLISHED });
    const results = await Promise.all(Array.from({ length: 10 }, () => step(at.app, at.student, 'openMaterial', id)));
    expect(results.flatMap(codes)).toEqual([]);
    const views = await at.academy.run((em) => em.find(MaterialView, { materialId: id }));
    expect(views.map(({ count }) => count)).toEqual([10]);
  });

  it('either delete a file or refer to it, and never refer to a deleted file', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 4 * ROUNDS; round++) {
      const { id: fileId } = await uploaded(at.app, at.teacher);
      const refer = () => create(at.app, at.teacher, { batchId: at.batchId, url: null, fileId });
      const erase = () => rest(at.app, at.teacher, 'DELETE', `/files/${fileId}`);
      // in the first and the last round, one request follows the other, so that both outcomes occur on a machine of any
      // speed
      const isInTurn = round === 0 || round === 4 * ROUNDS - 1;
      const [first, second] = round % 2 === 0 ? [erase, refer] : [refer, erase];
      const begun = first();
      if (isInTurn) await begun;
      const results = await Promise.all([begun, second()]);
      const [deleted, referred] = (round % 2 === 0 ? results : results.toReversed()) as [
        Awaited<ReturnType<typeof erase>>,
        Awaited<ReturnType<typeof refer>>,
      ];
      const isReferred = referred.errors === undefined;
      expect([deleted.status, codes(referred)]).toEqual(isReferred ? [422, []] : [200, ['BAD_USER_INPUT']]);
      outcomes.add(isReferred ? 'referred' : 'deleted');
      const left = await at.academy.run(async (em) => [
        await em.count(File, { id: fileId }),
        await em.count(FileReference, { fileId }),
        await em.count(Material, { fileId }),
      ]);
      expect(left).toEqual(isReferred ? [1, 1, 1] : [0, 0, 0]);
    }
    expect([...outcomes].toSorted()).toEqual(['deleted', 'referred']);
  });
});
