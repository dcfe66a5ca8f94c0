import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { badInput } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../pricing/setup.ts';
import { taxRates } from './setup.ts';

describe('updateTaxRate', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields sent', async () => {
    const { id } = await at.academy.with.taxRate({ percent: 2_000 });
    let before = await taxRates.read(at.app, at.admin, id);
    for (const input of [{ name: 'Other' }, { percent: '17.50' }, { inclusive: true }]) {
      const after = (await taxRates.update(at.app, at.admin, id, input)).data.updateTaxRate;
      expect(after).toEqual({ ...before, ...input, version: before.version + 1, updatedAt: after.updatedAt });
      before = after;
    }
    expect(await refusedOf(at, () => taxRates.update(at.app, at.admin, id, { name: '', percent: 101 }))).toEqual(
      badInput({
        name: ['The name field is required.'],
        percent: ['The percent field must not be greater than 100.'],
      }),
    );
  });

  testWhoMayWrite(
    'Tax rate',
    (make) => make.taxRate(),
    (app, as, id) => taxRates.update(app, as, id, { name: 'Other' }),
  );
});
