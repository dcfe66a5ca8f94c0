import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { importer } from '../../imports.ts';
import { linkParent, parents, type Scene, scene } from '../../people.ts';
import { badInput, UNKNOWN_ID } from '../../writing.ts';

const { counts, refused } = importer('importParents');

const HEAD = 'first_name,last_name,email,phone';

let at: Scene;

beforeAll(async () => {
  at = await scene();
});

/** Returns the parent with an e-mail address. */
async function parentOf(email: string): Promise<any> {
  const { data } = await gql(at.app, at.admin, `{ parents(filter: { search: "${email}" }) { nodes { id } } }`);
  expect(data.parents.nodes).toHaveLength(1);
  return parents.read(at.app, at.admin, data.parents.nodes[0].id);
}

const edge = (id: string, relationship: string, flags: object = {}) => ({
  ...{ node: { id }, relationship, isPrimary: false, canPickup: false, receivesBilling: false },
  ...flags,
});

const PAYS = { receivesBilling: true };

describe('importParents', () => {
  it('creates parents with every column, and changes nothing if it is repeated', async () => {
    const head = `${HEAD},alternate_phone,occupation,address,city,emergency_contact,communication_preferences,status`;
    const preferences = '"{""sms"":true,""language"":""de""}"';
    const row = `Pat,Lake,full@example.test,555,556,Baker,1 Road,Town,TRUE,${preferences},inactive`;
    expect(await counts(at, [head, row])).toEqual([1, 0, 0]);
    expect(await parentOf('full@example.test')).toMatchObject({
      ...{
        name: 'Pat Lake',
        phone: '555',
        alternatePhone: '556',
        occupation: 'Baker',
        address: '1 Road',
        city: 'Town',
      },
      ...{ emergencyContact: true, status: 'INACTIVE', version: 1 },
      communicationPreferences: { email: true, sms: true, push: false, language: 'de' },
      students: { edges: [] },
    });
    expect(await counts(at, [head, row])).toEqual([0, 0, 1]);
  });

  it('links children by external id, student number or id, with their relationships', async () => {
    const make = at.academy.with.student;
    const [one, two, three] = [await make({ externalId: 'C 1' }), await make(), await make()];
    const names = `C 1; ${two.studentNumber};${three.id.toUpperCase()}`;
    const file = [`${HEAD},students,relationship`, `Pat,A,names@example.test,1,${names},guardian`];
    expect(await counts(at, file)).toEqual([1, 0, 0]);
    expect((await parentOf('names@example.test')).students.edges).toEqual(
      expect.arrayContaining([one, two, three].map(({ id }) => edge(id, 'GUARDIAN', PAYS))),
    );
    expect(await counts(at, file)).toEqual([0, 0, 1]);
  });

  it('keeps the flags of children who are already linked, and removes links to children who are not listed', async () => {
    const make = at.academy.with.student;
    const [one, two, three] = [await make({ externalId: 'K1' }), await make({ externalId: 'K2' }), await make()];
    const { id, email } = await at.academy.with.parent({ children: [three.id] });
    const flags = { isPrimary: true, canPickup: true };
    await linkParent(at.app, at.admin, { parentId: id, studentId: one.id, relationship: 'FATHER', ...flags });
    expect(await counts(at, ['id,students,relationship', `${id},K1,`])).toEqual([0, 1, 0]);
    expect((await parentOf(email)).students.edges).toEqual([edge(one.id, 'FATHER', flags)]);
    expect(await counts(at, ['email,students,relationship', `${email},K2;K1,other`])).toEqual([0, 1, 0]);
    expect((await parentOf(email)).students.edges).toEqual(
      expect.arrayContaining([edge(one.id, 'OTHER', flags), edge(two.id, 'OTHER', PAYS)]),
    );
  });

  it('makes the first listed parent, and no other, the payer of a student who has no payer', async () => {
    const make = at.academy.with.student;
    const [one, two] = [await make({ externalId: 'P1' }), await make({ externalId: 'P2' })];
    await at.academy.with.parent({ children: [two.id] });
    const file = [`${HEAD},students`, 'A,A,p1@example.test,1,P1;P2', 'B,B,p2@example.test,1,P1;P2'];
    expect(await counts(at, file)).toEqual([2, 0, 0]);
    const both = (flags: object) => expect.arrayContaining([one, two].map(({ id }) => edge(id, 'GUARDIAN', flags)));
    expect((await parentOf('p1@example.test')).students.edges).toEqual(both(PAYS));
    expect((await parentOf('p2@example.test')).students.edges).toEqual(both({}));
    expect(await counts(at, file)).toEqual([0, 0, 2]);
    // fees go to the account of the first parent
    const fee = { studentId: one.id, feeType: 'TUITION', amount: '10.00', dueDate: '2099-01-01' };
    const CREATE = 'mutation ($input: CreateFeeInput!) { createFee(input: $input) { account { parent { email } } } }';
    const { data } = await gql(at.app, at.admin, CREATE, { input: fee });
    expect(data.createFee.account.parent.email).toBe('p1@example.test');
  });

  it('keeps the payer in the database, and replaces a payer who was deleted', async () => {
    const make = at.academy.with.student;
    const [one, two] = [await make({ externalId: 'Q1' }), await make({ externalId: 'Q2' })];
    const [kept, deleted] = [await at.academy.with.parent(), await at.academy.with.parent()];
    const pay = { relationship: 'FATHER', ...PAYS };
    await linkParent(at.app, at.admin, { parentId: kept.id, studentId: one.id, ...pay });
    await linkParent(at.app, at.admin, { parentId: deleted.id, studentId: two.id, ...pay });
    await parents.remove(at.app, at.admin, deleted.id);
    expect(await counts(at, [`${HEAD},students`, 'A,A,q@example.test,1,Q1;Q2'])).toEqual([1, 0, 0]);
    expect((await parentOf('q@example.test')).students.edges).toEqual(
      expect.arrayContaining([edge(one.id, 'GUARDIAN'), edge(two.id, 'GUARDIAN', PAYS)]),
    );
  });

  it('reads the payers of a student once, however many rows name the student', async () => {
    const { academy } = at;
    const students = await Promise.all(Array.from({ length: 100 }, () => academy.with.student()));
    const cell = students.map(({ studentNumber }) => `${studentNumber}:mother`).join(';');
    const file = (name: string, rows: number) => [
      `${HEAD},students,receives_billing`,
      ...Array.from({ length: rows }, (_, n) => `A,A,${name}-${n}@example.test,1,${cell},false`),
    ];
    const reads = async (name: string, rows: number) => {
      const { result, statements } = await at.app.counting(() => counts(at, file(name, rows)));
      expect(result).toEqual([rows, 0, 0]);
      return statements.filter((text) => /^\s*select\b.*\bparent_students\b/is.test(text));
    };
    expect(await reads('few', 6)).toHaveLength(1);
    expect(await reads('many', 12)).toHaveLength(1);
  });

  it('reads relationship and payer flag from the text after the name of a child, and other flags from columns', async () => {
    const make = at.academy.with.student;
    const [one, two] = [await make({ externalId: 'S:1' }), await make({ externalId: 'S2' })];
    const file = [
      `${HEAD},students,relationship,is_primary,receives_billing`,
      'A,A,s1@example.test,1,S:1; S2,,,',
      'B,B,s2@example.test,1,S:1:mother:pays;S2:pays,,TRUE,',
      'C,C,s3@example.test,1,S2:Father;S:1,other,0,true',
      'D,D,s4@example.test,1,S2,,,false',
    ];
    expect(await counts(at, file)).toEqual([4, 0, 0]);
    const edges = async (email: string) => (await parentOf(email)).students.edges;
    const some = (...all: object[]) => expect.arrayContaining(all);
    // the file names other payers
    expect(await edges('s1@example.test')).toEqual(some(edge(one.id, 'GUARDIAN'), edge(two.id, 'GUARDIAN')));
    const primary = { isPrimary: true, ...PAYS };
    expect(await edges('s2@example.test')).toEqual(
      some(edge(one.id, 'MOTHER', primary), edge(two.id, 'GUARDIAN', primary)),
    );
    expect(await edges('s3@example.test')).toEqual(some(edge(two.id, 'FATHER', PAYS), edge(one.id, 'OTHER', PAYS)));
    expect(await edges('s4@example.test')).toEqual([edge(two.id, 'GUARDIAN')]);
    expect(await counts(at, file)).toEqual([0, 0, 4]);
    expect(await refused(at, [`${HEAD},students,receives_billing`, 'A,A,s5@example.test,1,S2,perhaps'])).toEqual(
      badInput({ 'rows.1.receivesBilling': ['The rows.1.receives_billing field must be true or false.'] }),
    );
  });

  it('accepts children in the format of an export, by external id or student id', async () => {
    const { id, externalId } = await at.academy.with.student({ externalId: 'J1' });
    const cell = (student: object) => `"${JSON.stringify([student]).replaceAll('"', '""')}"`;
    const link = { relationship: 'mother', is_primary: true };
    const file = (student: object) => [`${HEAD},students`, `Pat,J,json@example.test,1,${cell(student)}`];
    expect(await counts(at, file({ external_id: externalId, ...link }))).toEqual([1, 0, 0]);
    expect(await counts(at, file({ student_id: id, ...link }))).toEqual([0, 0, 1]);
    // a file without this flag leaves it unchanged
    expect(await counts(at, file({ student_id: id, ...link, gets_notices: false }))).toEqual([0, 1, 0]);
    expect(await counts(at, file({ student_id: id, ...link }))).toEqual([0, 0, 1]);
    expect(await counts(at, file({ student_id: id, ...link, gets_notices: true }))).toEqual([0, 1, 0]);
    expect(await counts(at, file({ student_id: id, relationship: 'mother' }))).toEqual([0, 1, 0]);
    expect((await parentOf('json@example.test')).students.edges).toEqual([edge(id, 'MOTHER', PAYS)]);
  });

  it('finds parents by their e-mail address in any letter case', async () => {
    const { id } = await at.academy.with.parent({ email: 'Mixed@Example.test' });
    expect(await counts(at, ['email,city', 'mIXED@example.TEST,Town'])).toEqual([0, 1, 0]);
    expect(await parents.read(at.app, at.admin, id)).toMatchObject({ email: 'mIXED@example.TEST', city: 'Town' });
  });

  it('refuses children who are unknown, listed twice or in another academy, and unknown relationships', async () => {
    const foreign = await (await scene()).academy.with.student({ externalId: 'FOREIGN' });
    await at.academy.with.student({ externalId: 'R1' });
    const file = [
      `${HEAD},students,relationship`,
      'A,A,r1@example.test,1,R1;R1,mother',
      `A,A,r2@example.test,1,FOREIGN;${foreign.id};${UNKNOWN_ID},mother`,
      'A,A,r3@example.test,1,R1:aunt,',
      'A,A,r4@example.test,1,R1,aunt',
      'A,A,r5@example.test,1,"[{""student_number"":""R1"",""is_primary"":""maybe""}]",mother',
      'A,A,r6@example.test,1,[,mother',
      `A,A,r7@example.test,1,${'R1;'.repeat(100)}R1,mother`,
      'A,A,r8@example.test,1,[null],mother',
      'A,A,r9@example.test,1,[1],mother',
    ];
    const selected = (path: string) => [`The selected ${path} is invalid.`];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.students.1.studentId': ['The rows.1.students.1.student_id field has a duplicate value.'],
        'rows.2.students.0.studentId': selected('rows.2.students.0.student_id'),
        'rows.2.students.1.studentId': selected('rows.2.students.1.student_id'),
        'rows.2.students.2.studentId': selected('rows.2.students.2.student_id'),
        'rows.3.students.0.studentId': selected('rows.3.students.0.student_id'),
        'rows.4.relationship': selected('rows.4.relationship'),
        'rows.5.students.0.isPrimary': ['The rows.5.students.0.is_primary field must be true or false.'],
        'rows.6.students': ['The rows.6.students field must be a JSON array.'],
        'rows.7.students': ['The rows.7.students field must not have more than 100 items.'],
        'rows.8.students': ['The rows.8.students field must be a JSON array.'],
        'rows.9.students.0.studentId': selected('rows.9.students.0.student_id'),
      }),
    );
  });

  it('refuses input that createParent refuses, and taken or duplicate e-mail addresses', async () => {
    const [one, other] = [await at.academy.with.parent(), await at.academy.with.parent()];
    const file = [
      `id,${HEAD},communication_preferences`,
      ',Pat,,nonsense,,',
      `${one.id},,,${other.email.toUpperCase()},,`,
      `,A,B,new@example.test,1,"{""language"":""no such""}"`,
      `,A,B,NEW@example.test,1,none`,
      `${UNKNOWN_ID},A,B,x@example.test,1,`,
    ];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.lastName': ['The rows.1.last_name field is required.'],
        'rows.1.phone': ['The rows.1.phone field is required.'],
        'rows.1.email': ['The rows.1.email field must be a valid email address.'],
        'rows.2.email': ['The rows.2.email has already been taken.'],
        'rows.3.communicationPreferences.language': [
          'The selected rows.3.communication_preferences.language is invalid.',
        ],
        'rows.4.email': ['The rows.4.email field has a duplicate value.'],
        'rows.4.communicationPreferences': ['The rows.4.communication_preferences field must be a JSON object.'],
        'rows.5.id': ['The selected rows.5.id is invalid.'],
      }),
    );
  });

  it('refuses read-only columns for new parents', async () => {
    const file = [`${HEAD},version,created_at,name`, 'A,B,ro@example.test,1,7,2026-01-01T00:00:00.000Z,A B'];
    const empty = (field: string) => [`The rows.1.${field} field must be empty for a new record.`];
    expect(await refused(at, file)).toEqual(
      badInput({
        'rows.1.version': empty('version'),
        'rows.1.createdAt': empty('created_at'),
        'rows.1.name': empty('name'),
      }),
    );
  });
});
