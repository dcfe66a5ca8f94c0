import { expect, it } from 'vitest';
import { Term } from '../../src/features/academy/terms/term.entity.ts';
import { testApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

it('only one of eight overlapping terms that are created in parallel is stored', async () => {
  const app = await testApp();
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const create = 'mutation ($input: CreateTermInput!) { createTerm(input: $input) { id } }';
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const days = { startsOn: `2026-03-0${n + 1}`, endsOn: `2026-03-1${n}` };
      return gql(app, admin, create, { input: { name: `Term ${n}`, code: `T${n}`, ...days } });
    }),
  );
  const codes = results.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
  expect(codes).toEqual(Array(7).fill('BAD_USER_INPUT'));
  expect(await academy.run((em) => em.count(Term, {}))).toBe(1);
});
