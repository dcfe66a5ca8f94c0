import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { Material } from '../../../../src/features/learning/materials/material.entity.ts';
import { rest } from '../../../support/clients.ts';
import { makeMaterial } from '../../../support/materials.ts';
import { stateOf } from '../../writing.ts';
import { type Learning, reorder, seedLearning } from './setup.ts';

describe('reorderMaterials', () => {
  let at: Learning;
  let ids: string[];

  beforeEach(async () => {
    at = await seedLearning();
    ids = [];
    for (const position of [1, 2, 2, 7])
      ids.push((await makeMaterial(at.academy.with, { batchId: at.batchId, position })).id);
  });

  const orderNow = async () => {
    const rows = await at.academy.run((em) =>
      em.find(Material, { batchId: at.batchId }, { orderBy: { position: 'asc' } }),
    );
    return rows.map(({ id, position }) => `${position} ${ids.indexOf(id)}`);
  };
  const pick = (...indexes: number[]) => indexes.map((index) => ids[index] as string);
  const refusedWith = async (as: Parameters<typeof reorder>[1], list: readonly string[]) => {
    const before = await stateOf(at.app, at.academy.id);
    const { errors = [] } = await reorder(at.app, as, list);
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
    return errors.map(({ extensions }) => extensions.fields ?? extensions.code);
  };

  it('sets a new order for all materials of a batch, with positions from 1 on', async () => {
    const { data } = await reorder(at.app, at.teacher, pick(3, 0, 2, 1));
    expect(data.done).toEqual(pick(3, 0, 2, 1).map((id, index) => ({ id, position: index + 1 })));
    expect(await orderNow()).toEqual(['1 3', '2 0', '3 2', '4 1']);
  });

  it('does not move the materials that are not in the request', async () => {
    const { status, body } = await rest(at.app, at.teacher, 'POST', '/materials/reorder', { ids: pick(3, 1) });
    expect([status, body.data.map(({ position }: { position: number }) => position)]).toEqual([200, [2, 4]]);
    expect(await orderNow()).toEqual(['1 0', '2 3', '3 2', '4 1']);
  });

  it('refuses materials of other courses, batches and sessions, unknown and repeated ids, and an empty list', async () => {
    const other = await makeMaterial(at.academy.with, { courseId: at.courseId });
    const foreign = await makeMaterial(at.academy.with, { batchId: at.otherBatchId });
    const selected = (index: number) => ({ [`ids.${index}`]: [`The selected ids.${index} is invalid.`] });
    expect(await refusedWith(at.admin, [...pick(0), other.id])).toEqual([selected(1)]);
    expect(await refusedWith(at.teacher, [foreign.id, ...pick(0)])).toEqual([selected(0)]);
    expect(await refusedWith(at.admin, [...pick(0), 'x'])).toEqual([selected(1)]);
    expect(await refusedWith(at.admin, pick(0, 0))).toEqual([{ ids: ['The ids field has a duplicate value.'] }]);
    expect(await refusedWith(at.admin, [])).toEqual([{ ids: ['The ids field is required.'] }]);
  });

  it('refuses callers who may not change the materials', async () => {
    for (const as of [at.support, at.parent, at.student])
      expect(await refusedWith(as, pick(1, 0))).toEqual(['FORBIDDEN']);
    for (const as of [at.otherTeacher, at.otherHead]) {
      const [fields] = await refusedWith(as, pick(1, 0));
      expect(Object.keys(fields ?? {})).toEqual(['ids.0', 'ids.1']);
    }
    const { id } = await makeMaterial(at.academy.with, { courseId: at.courseId });
    expect(await refusedWith(at.teacher, [id])).toEqual(['FORBIDDEN']);
  });
});
