import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedAcademy } from '../../../support/seed.ts';
import { refusedOf, type Scene, scene, testWhoMayMake } from '../../money/pricing/setup.ts';
import { badInput, emoji, REFUSED_BY_TYPE } from '../../writing.ts';
import { newTerm, ofYear, terms } from './setup.ts';

let year = 2100;

describe('createTerm', () => {
  let at: Scene;
  const create = (input: object) => terms.create(at.app, at.admin, input);
  const refused = (input: object) => refusedOf(at, () => create(input));

  beforeAll(async () => {
    at = await scene();
  });

  it('creates a term', async () => {
    const { data, errors } = await create({
      name: ' Winter ',
      code: 'W26',
      startsOn: '2026-01-05',
      endsOn: '2026-03-27',
    });
    expect(errors).toBeUndefined();
    expect(data.createTerm).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), academyId: at.academy.id, name: 'Winter', code: 'W26' },
      ...{ startsOn: '2026-01-05', endsOn: '2026-03-27', version: 1 },
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: data.createTerm.createdAt },
    });
    expect(await terms.read(at.app, at.admin, data.createTerm.id)).toEqual(data.createTerm);
  });

  it('accepts a term of one day, long names, and terms that directly precede or follow another term', async () => {
    await at.academy.with.term({ startsOn: '2027-01-01', endsOn: '2027-01-10' });
    const given = { name: emoji(100), code: emoji(20), startsOn: '2027-01-11', endsOn: '2027-01-11' };
    expect((await create(given)).data.createTerm).toMatchObject(given);
    const before = { ...newTerm(), startsOn: '2026-12-31', endsOn: '2026-12-31' };
    expect((await create(before)).errors).toBeUndefined();
  });

  it.each([
    ['begins in', '2031-03-27', '2031-06-26', { startsOn: ['The starts on field must be a date after 2031-03-27.'] }],
    ['is within', '2031-02-01', '2031-02-28', { startsOn: ['The starts on field must be a date after 2031-03-27.'] }],
    [
      'has the same days as',
      '2031-01-05',
      '2031-03-27',
      { startsOn: ['The starts on field must be a date after 2031-03-27.'] },
    ],
    ['ends in', '2030-10-01', '2031-01-05', { endsOn: ['The ends on field must be a date before 2031-01-05.'] }],
    ['encloses', '2030-10-01', '2031-06-26', { endsOn: ['The ends on field must be a date before 2031-01-05.'] }],
  ])('refuses a term that %s another term', async (_, startsOn, endsOn, told) => {
    const known = await at.academy.with.term({ startsOn: '2031-01-05', endsOn: '2031-03-27' });
    expect(await refused(newTerm({ startsOn, endsOn }))).toEqual(badInput(told));
    await terms.remove(at.app, at.admin, known.id);
    const { data } = await create(newTerm({ startsOn, endsOn }));
    await terms.remove(at.app, at.admin, data.createTerm.id);
  });

  it('refuses the code of another term, unless that term is deleted or in another academy', async () => {
    const { code } = await at.academy.with.term({ code: 'TAKEN', startsOn: '2040-01-01', endsOn: '2040-01-01' });
    expect(await refused(ofYear(2041, { code }))).toEqual(badInput({ code: ['The code has already been taken.'] }));
    const deletedAt = new Date().toISOString();
    await at.academy.with.term({ code: 'GONE', startsOn: '2042-01-01', endsOn: '2042-01-01', deletedAt });
    await (await seedAcademy(at.app)).with.term({ code: 'THEIRS' });
    for (const free of ['GONE', 'THEIRS', 'taken']) {
      expect((await create(ofYear(++year, { code: free }))).errors).toBeUndefined();
    }
  });

  it('reports all invalid fields together', async () => {
    expect(await refused({ name: ' ', code: emoji(21), startsOn: '2050-01-02', endsOn: '2050-01-01' })).toEqual(
      badInput({
        name: ['The name field is required.'],
        code: ['The code field must not be greater than 20 characters.'],
        endsOn: ['The ends on field must be a date after or equal to starts on.'],
      }),
    );
  });

  it.each([
    ['a date that is not in the calendar', { endsOn: '2026-02-30' }],
    ['null as the start date', { startsOn: null }],
    ['an unknown field', { colour: 'red' }],
  ])('refuses %s', async (_, input) => {
    expect(await refused(newTerm(input))).toEqual(REFUSED_BY_TYPE);
  });

  testWhoMayMake((there, as) => terms.create(there.app, as, ofYear(++year)));
});
