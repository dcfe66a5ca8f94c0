import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql } from '../../../support/clients.ts';
import { type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { filtered, namesOf, type Resource, statementsOf, visibleTo } from '../../../support/visibility.ts';

const EVERYBODY = ['Lea', 'Ma', 'Pa', 'Uma'];
const PARENTS: Resource = { one: 'parent', list: 'parents', filter: 'ParentFilter', names: EVERYBODY };

describe('parents query', () => {
  let app: TestApp;
  let school: School;

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
  });

  const find = (asker: Asker, filter: object) => filtered(app, school, asker, PARENTS, filter);

  it.each<[Asker, string[] | string]>([
    ['super_admin', EVERYBODY],
    ['academy_admin', EVERYBODY],
    ['administrator', EVERYBODY],
    ['support_staff', EVERYBODY],
    ['department_head', ['Ma', 'Pa', 'Uma']],
    ['teacher', ['Ma', 'Pa']],
    ['parent', ['Pa']],
    ['student', 'FORBIDDEN'],
    ['outsider', 'FORBIDDEN'],
    ['nobody', 'UNAUTHENTICATED'],
  ])('returns to the caller %s the parents: %s', async (asker, expected) => {
    expect(await visibleTo(app, school, asker, PARENTS)).toEqual(expected);
  });

  it('searches by name and e-mail address only among parents whom the caller may see', async () => {
    expect(await find('academy_admin', { search: 'parent' })).toEqual(EVERYBODY);
    expect(await find('teacher', { search: 'PARENT-' })).toEqual(['Ma', 'Pa']);
    expect(await find('parent', { search: 'parent' })).toEqual(['Pa']);
    expect(await find('parent', { search: 'Ma' })).toEqual([]);
  });

  it('filters only by students whom the caller may see', async () => {
    const { ids } = school;
    expect(await find('academy_admin', { studentId: ids.Cid })).toEqual(['Ma']);
    expect(await find('teacher', { studentId: ids.Ada })).toEqual(['Ma', 'Pa']);
    expect(await find('department_head', { studentId: ids.Eve })).toEqual(['Uma']);
    expect(await find('parent', { studentId: ids.Ben })).toEqual(['Pa']);
    // the teacher sees Ma and Pa through Ada, but not their other children
    expect(await find('teacher', { studentId: ids.Cid })).toEqual([]);
    expect(await find('teacher', { studentId: ids.Ben })).toEqual([]);
    expect(await find('department_head', { studentId: ids.Ben })).toEqual([]);
    expect(await find('parent', { studentId: ids.Cid })).toEqual([]);
  });

  it('returns with a parent only those children whom the caller may see, with relationships', async () => {
    const query = `query ($id: ID!) { parent(id: $id) { students {
      totalCount nodes { id parents { nodes { id } } } edges { relationship isPrimary canPickup node { id } }
    } } }`;
    const { ids, as } = school;
    const expected: [Asker, string, string[], string[]][] = [
      ['academy_admin', 'Pa', ['Ada', 'Ben'], ['Ma', 'Pa']],
      ['academy_admin', 'Ma', ['Ada', 'Cid'], ['Ma', 'Pa']],
      ['support_staff', 'Ma', ['Ada', 'Cid'], ['Ma', 'Pa']],
      ['department_head', 'Ma', ['Ada'], ['Ma', 'Pa']],
      ['teacher', 'Pa', ['Ada'], ['Ma', 'Pa']],
      ['parent', 'Pa', ['Ada', 'Ben'], ['Pa']],
    ];
    for (const [asker, name, students, parentsOfAda] of expected) {
      const { data, errors } = await gql(app, as[asker], query, { id: ids[name] });
      expect(errors).toBeUndefined();
      const { nodes, edges, totalCount } = data.parent.students;
      expect(namesOf(EVERYBODY.concat(students), ids, nodes)).toEqual(students);
      expect(totalCount).toBe(students.length);
      expect(edges).toContainEqual({
        relationship: 'MOTHER',
        isPrimary: true,
        canPickup: expect.any(Boolean),
        node: { id: ids.Ada },
      });
      const ada = nodes.find((node: { id: string }) => node.id === ids.Ada);
      expect(namesOf(EVERYBODY, ids, ada.parents.nodes)).toEqual(parentsOfAda);
    }
  });

  it.each<[Asker, string, string[]]>([
    ['academy_admin', 'Ma', ['Cid tuition', 'Ma alone']],
    ['administrator', 'Pa', ['Cid gift', 'Pa alone']],
    ['parent', 'Pa', ['Cid gift', 'Pa alone']],
    ['teacher', 'Pa', []],
    ['department_head', 'Ma', []],
  ])('returns to the caller %s, for the parent %s, these billed fees: %s', async (asker, name, fees) => {
    const query = 'query ($id: ID!) { parent(id: $id) { fees { totalCount nodes { id } } } }';
    const { data, errors } = await gql(app, school.as[asker], query, { id: school.ids[name] });
    expect(errors).toBeUndefined();
    expect(namesOf(Object.keys(school.ids), school.ids, data.parent.fees.nodes)).toEqual(fees);
    expect(data.parent.fees.totalCount).toBe(fees.length);
  });

  it('in all nested fields, hides from a parent the other parents of their child', async () => {
    const { data, errors } = await gql(
      app,
      school.as.parent,
      `{
        students { nodes { parents { totalCount nodes { id } edges { node { id } } } } }
        fees { nodes { parent { id } student { parents { nodes { id } } } } }
        enrollments { nodes { student { parents { nodes { id } } } } }
        attendance { nodes { student { parents { nodes { id } } } } }
      }`,
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain(school.ids.Pa);
    expect(JSON.stringify(data)).not.toContain(school.ids.Ma);
  });

  it('hides all parents from students, even their own parents', async () => {
    const nested = await gql(app, school.as.student, '{ fees { nodes { parent { id } } } students { nodes { id } } }');
    expect(nested.data.fees.nodes).toEqual([{ parent: null }]);
    const direct = await gql(app, school.as.student, `{ parent(id: "${school.ids.Pa}") { id } }`);
    expect(codes(direct)).toEqual(['FORBIDDEN']);
    expect(direct.data?.parent ?? null).toBeNull();
  });

  it('runs at most five statements for any number of rows', async () => {
    for (const asker of ['academy_admin', 'department_head', 'teacher'] as const) {
      expect(await statementsOf(app, school.as[asker], 'parents')).toBeLessThanOrEqual(5);
    }
  });

  it('hides deleted parents everywhere', async () => {
    const academy = await seedAcademy(app);
    const admin = await academy.as('academy_admin');
    const student = await academy.with.student();
    const gone = await academy.with.parent({
      firstName: 'Gone',
      children: [student.id],
      deletedAt: '2026-03-01T00:00:00.000Z',
    });
    await academy.with.fee({ parentId: gone.id });
    const { data, errors } = await gql(
      app,
      admin,
      `{
        parent(id: "${gone.id}") { id }
        parents { totalCount nodes { id } }
        found: parents(filter: { search: "Gone" }) { totalCount }
        students { nodes { parents { totalCount nodes { id } edges { node { id } } } } }
        fees { nodes { parent { id } } }
      }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      parent: null,
      parents: { totalCount: 0, nodes: [] },
      found: { totalCount: 0 },
      students: { nodes: [{ parents: { totalCount: 0, nodes: [], edges: [] } }] },
      fees: { nodes: [{ parent: null }] },
    });
  });
});
