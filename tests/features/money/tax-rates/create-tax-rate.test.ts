import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { badInput, emoji, REFUSED_BY_TYPE } from '../../writing.ts';
import { refusedOf, type Scene, scene, testWhoMayMake } from '../pricing/setup.ts';
import { taxRates } from './setup.ts';

describe('createTaxRate', () => {
  let at: Scene;
  const create = (input: object) => taxRates.create(at.app, at.admin, input);
  const refused = (input: object) => refusedOf(at, () => create({ name: 'VAT', percent: '20', ...input }));

  beforeAll(async () => {
    at = await scene();
  });

  it('creates a tax rate that is added to prices', async () => {
    const { data } = await create({ name: ' GST ', percent: 10 });
    expect(data.createTaxRate).toMatchObject({ name: 'GST', percent: '10.00', inclusive: false, version: 1 });
    expect(await taxRates.read(at.app, at.admin, data.createTaxRate.id)).toEqual(data.createTaxRate);
  });

  it.each([
    ['0', '0.00'],
    ['19.5', '19.50'],
    [0.01, '0.01'],
    ['100.00', '100.00'],
    ['8.875', '8.875'],
    [8.875, '8.875'],
    ['99.9999', '99.9999'],
    [0.0001, '0.0001'],
    ['8.5000', '8.50'],
  ])('accepts the percentage %j and returns %s, for a tax that is included in prices', async (percent, told) => {
    const { data } = await create({ name: emoji(100), percent, inclusive: true });
    expect(data.createTaxRate).toMatchObject({ percent: told, inclusive: true });
  });

  it('reports all invalid fields in one error', async () => {
    expect(await refused({ name: emoji(101), percent: '100.01', inclusive: null })).toEqual(
      badInput({
        name: ['The name field must not be greater than 100 characters.'],
        percent: ['The percent field must not be greater than 100.'],
        inclusive: ['The inclusive field is required.'],
      }),
    );
  });

  it.each([
    ['a negative percentage', { percent: '-1' }],
    ['a percentage with five decimals', { percent: '1.23456' }],
    ['a percentage in words', { percent: 'ten' }],
    ['a null percentage', { percent: null }],
  ])('refuses %s', async (_, input) => {
    expect(await refused(input)).toEqual(REFUSED_BY_TYPE);
  });

  testWhoMayMake((there, as) => taxRates.create(there.app, as, { name: 'VAT', percent: '20.00' }));
});
