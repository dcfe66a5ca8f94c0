import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../../money/pricing/setup.ts';
import { notFound } from '../../writing.ts';
import { ofYear, terms } from './setup.ts';

let year = 2300;

describe('deleteTerm', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('hides the term, so that a new term can cover the same days', async () => {
    const { id } = await at.academy.with.term(ofYear(2030));
    expect((await terms.remove(at.app, at.admin, id)).data.deleteTerm).toEqual({ message: 'Term deleted.' });
    expect(await terms.read(at.app, at.admin, id)).toBeNull();
    expect(await refusedOf(at, () => terms.remove(at.app, at.admin, id))).toEqual(notFound('Term'));
    expect((await terms.create(at.app, at.admin, ofYear(2030))).errors).toBeUndefined();
  });

  testWhoMayWrite('Term', (make) => make.term(ofYear(++year)), terms.remove);
});
