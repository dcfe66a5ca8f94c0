import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../../money/pricing/setup.ts';
import { badInput } from '../../writing.ts';
import { ofYear, terms } from './setup.ts';

let year = 2200;

describe('updateTerm', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('changes only the fields that are sent', async () => {
    const { id } = await at.academy.with.term(ofYear(2030));
    let before = await terms.read(at.app, at.admin, id);
    for (const input of [
      { name: 'Other' },
      { code: 'OTHER' },
      { code: 'OTHER' },
      { endsOn: '2030-04-01' },
      { startsOn: '2030-02-01' },
    ]) {
      const after = (await terms.update(at.app, at.admin, id.toUpperCase(), input)).data.updateTerm;
      const isChange = Object.entries(input).some(([name, value]) => before[name] !== value);
      expect(after).toEqual({
        ...before,
        ...input,
        version: before.version + Number(isChange),
        updatedAt: after.updatedAt,
      });
      before = after;
    }
  });

  it('refuses days within another term, an end before the stored first day, and the code of another term', async () => {
    const [one, other] = [await at.academy.with.term(ofYear(2032)), await at.academy.with.term(ofYear(2031))];
    const refused = (input: object) => refusedOf(at, () => terms.update(at.app, at.admin, other.id, input));
    expect(await refused({ endsOn: '2032-01-05' })).toEqual(
      badInput({ endsOn: ['The ends on field must be a date before 2032-01-05.'] }),
    );
    expect(await refused({ endsOn: '2031-01-04', code: one.code })).toEqual(
      badInput({
        endsOn: ['The ends on field must be a date after or equal to starts on.'],
        code: ['The code has already been taken.'],
      }),
    );
    expect((await terms.update(at.app, at.admin, other.id, { endsOn: '2032-01-04' })).errors).toBeUndefined();
  });

  testWhoMayWrite(
    'Term',
    (make) => make.term(ofYear(++year)),
    (app, as, id) => terms.update(app, as, id, { name: 'Other' }),
  );
});
