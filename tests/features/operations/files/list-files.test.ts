import { expect, test } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { uploaded } from '../../../support/files.ts';
import { seedAcademy } from '../../../support/seed.ts';

test('the list of files contains only files that the caller uploaded', async () => {
  const app = await testApp();
  const academy = await seedAcademy(app);
  const [teacher, admin] = [await academy.as('teacher'), await academy.as('academy_admin')];
  const first = await uploaded(app, teacher, 'first.pdf');
  const second = await uploaded(app, teacher, 'second.pdf');
  const own = await uploaded(app, admin, 'own.pdf');
  const { body } = await rest(app, teacher, 'GET', '/files');
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  expect(body.meta.total).toBe(2);
  const { data } = await gql(app, admin, '{ files { totalCount nodes { id name downloadUrl } } }');
  expect(data.files).toMatchObject({ totalCount: 1, nodes: [{ id: own.id, name: 'own.pdf' }] });
  const elsewhere = await (await seedAcademy(app)).as('academy_admin');
  expect((await rest(app, elsewhere, 'GET', '/files')).body.data).toEqual([]);
});
