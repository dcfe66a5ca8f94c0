import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, loadDemo } from '../../seeds/demo.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Credentials, gql, rest, unseen } from '../support/clients.ts';

describe('what the README shows', () => {
  let app: TestApp;
  let admin: Credentials;
  let readme: string;

  beforeAll(async () => {
    app = await startTestApp();
    await loadDemo(app.services.database);
    readme = await readFile('README.md', 'utf8');
    const login = { email: 'admin@riverside-swim.test', password: DEMO_PASSWORD };
    admin = { token: (await rest(app, {}, 'POST', '/auth/login', login)).body.token };
  });
  afterAll(() => app.stop());

  const block = (language: string): string => {
    const found = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``).exec(readme);
    if (!found?.[1]) throw new Error(`The README has no ${language} block.`);
    return found[1];
  };

  it('is answered in the form that it shows', async () => {
    const shown = JSON.parse(block('json'));
    const { data, errors, extensions } = await gql(app, admin, block('graphql'), { students: 1, since: '2026-10-01' });
    expect(errors).toBeUndefined();
    expect(extensions).toEqual(shown.extensions);
    expect(formOf(data)).toEqual(formOf(shown.data));
  });

  it('takes ten statements for one student and for fifty when it comes for the first time, then one', async () => {
    const ask = async (students: number, text: string) => {
      const asked = { students, since: '2020-01-01' };
      const { result, statements } = await app.counting(() => gql(app, admin, text, asked));
      expect(result.data.students.nodes).toHaveLength(students);
      return statements.length;
    };
    const known = unseen(block('graphql'));
    const isSqlite = app.services.database.engine === 'sqlite';
    expect([await ask(50, known), await ask(1, unseen(block('graphql')))]).toEqual(isSqlite ? [8, 8] : [10, 10]);
    expect([await ask(50, known), await ask(1, known)]).toEqual(isSqlite ? [2, 2] : [4, 4]);
  });

  it('names commands that exist', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    for (const [, name] of readme.matchAll(/npm run ([a-z]+)/g)) expect(scripts).toHaveProperty(name as string);
  });
});

/** A value with its names and types alone: the demo's dates follow the day. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, formOf(each)]));
}
