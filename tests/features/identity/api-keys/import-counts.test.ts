import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { type School, seedSchool } from '../../../support/school.ts';
import type { Member } from '../../../support/seed.ts';
import { type Key, type Scene, seedKey } from './setup.ts';

describe('result of importStudents for an API key', () => {
  let at: Scene;
  let student: { readonly id: string };
  let writer: Key;
  let reader: Key;

  beforeAll(async () => {
    const app = await testApp();
    const school: School = await seedSchool(app);
    at = { app, academy: school.academy, admin: school.as.academy_admin as Member };
    const keyFor = (...scopes: string[]) => seedKey(at, { scopes, lastUsedAt: new Date().toISOString() });
    writer = await keyFor('students:write');
    reader = await keyFor('students:write', 'students:read');
    student = await at.academy.with.student({ medicalNotes: 'Asthma' });
  });

  const fileOf = (notes: string, version?: number): string =>
    version === undefined
      ? `id,medical_notes\n${student.id},${notes}`
      : `id,medical_notes,version\n${student.id},${notes},${version}`;

  const byGraphql = async (as: Key, csv: string, dryRun: boolean) => {
    const document = `mutation ($csv: String!, $dryRun: Boolean) {
      importStudents(csv: $csv, dryRun: $dryRun) { created updated unchanged }
    }`;
    return (await gql(at.app, as, document, { csv, dryRun })).data.importStudents;
  };
  const byRest = async (as: Key, csv: string, dryRun: boolean) => {
    const credentials = { ...as, headers: { 'content-type': 'text/csv' } };
    const { body } = await rest(at.app, credentials, 'POST', `/students/import${dryRun ? '?dry_run=true' : ''}`, csv);
    const { created, updated, unchanged } = body.data;
    return { created, updated, unchanged };
  };

  describe.each([
    ['GraphQL', byGraphql],
    ['REST', byRest],
  ])('over %s', (_, load) => {
    it('counts unchanged rows as updated if the key lacks students:read', async () => {
      const counts = { created: 0, updated: 1, unchanged: 0 };
      expect(await load(writer, fileOf('Asthma'), true)).toEqual(counts);
      expect(await load(writer, fileOf('Guess'), true)).toEqual(counts);
      expect(await load(writer, fileOf('Asthma'), false)).toEqual(counts);
    });

    it('counts unchanged rows separately if the key has students:read', async () => {
      expect(await load(reader, fileOf('Asthma'), true)).toEqual({ created: 0, updated: 0, unchanged: 1 });
    });
  });

  it('is the same 409 error for right and wrong guesses of a stored value, if the version is outdated and the key lacks students:read', async () => {
    const credentials = { ...writer, headers: { 'content-type': 'text/csv' } };
    const send = (notes: string) =>
      rest(at.app, credentials, 'POST', '/students/import?dry_run=true', fileOf(notes, 999));
    const [right, wrong] = [await send('Asthma'), await send('Guess')];
    expect([right.status, wrong.status]).toEqual([409, 409]);
    expect(right.body).toEqual(wrong.body);
  });
});
