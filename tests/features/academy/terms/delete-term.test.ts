import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { refusedOf, type Scene, scene, testWhoMayWrite } from '../../money/pricing/setup.ts';
import { badInput, notFound } from '../../writing.ts';
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

  it('keeps a term for which fees were billed, until the fees are voided', async () => {
    const { id } = await at.academy.with.term(ofYear(2031));
    const { id: studentId } = await at.academy.with.student();
    const fee = await at.academy.with.fee({ studentId, period: id });
    const text = 'Fees were billed for the term. Void the fees first, or change the days of the term.';
    expect(await refusedOf(at, () => terms.remove(at.app, at.admin, id))).toEqual(badInput({ id: [text] }));
    const voidFee = 'mutation ($id: ID!) { voidFee(id: $id) { id } }';
    expect((await gql(at.app, at.admin, voidFee, { id: fee.id })).errors).toBeUndefined();
    expect((await terms.remove(at.app, at.admin, id)).errors).toBeUndefined();
  });

  testWhoMayWrite('Term', (make) => make.term(ofYear(++year)), terms.remove);
});
