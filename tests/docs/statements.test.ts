import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../seeds/demo.ts';
import type { TestApp } from '../support/app.ts';
import { type Credentials, gql, rest, unseen } from '../support/clients.ts';
import { startDemo } from './setup.ts';

const dashboard = /graphql '(query Dashboard[^']*)'/.exec(readFileSync('docs/graphql.md', 'utf8'))?.[1] as string;

let app: TestApp | undefined;

afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app?.stop());

it('the dashboard query runs as many statements as docs/graphql.md states: ten the first time, and three later', async () => {
  app = await startDemo('2028-01-01T09:00:00.000Z');
  const service = app;
  const login = { email: 'admin@riverside-swim.test', password: DEMO_PASSWORD };
  const admin: Credentials = { token: (await rest(service, {}, 'POST', '/auth/login', login)).body.token };
  const countStatements = async (students: number, text: string) => {
    const variables = { students, since: '2020-01-01' };
    const { result, statements } = await service.counting(() => gql(service, admin, text, variables));
    expect(result.data.students.nodes).toHaveLength(students);
    return statements.length;
  };
  const known = unseen(dashboard);
  const isSqlite = service.services.database.engine === 'sqlite';
  const first = [await countStatements(50, known), await countStatements(1, unseen(dashboard))];
  expect(first).toEqual(isSqlite ? [8, 8] : [10, 10]);
  expect([await countStatements(50, known), await countStatements(1, known)]).toEqual(isSqlite ? [2, 2] : [3, 3]);
});
