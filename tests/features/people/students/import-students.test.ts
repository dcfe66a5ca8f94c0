import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { StudentStatus } from '../../../../src/features/people/students/student.enums.ts';
import { gql } from '../../../support/clients.ts';
import { seedUser } from '../../../support/seed.ts';
import { dayBefore, type Scene, scene, students, todayIn } from '../../people.ts';
import {
  badInput,
  EVERY_ROLE,
  emoji,
  FORBIDDEN,
  NO_ACCESS,
  REFUSED_BY_TYPE,
  refusal,
  stateOf,
  superAdminIn,
  UNAUTHENTICATED,
} from '../../writing.ts';

const IMPORT = `mutation ($csv: String!, $dryRun: Boolean) {
  importStudents(csv: $csv, dryRun: $dryRun) { created updated unchanged dryRun }
}`;

const HEADER =
  'external_id,first_name,last_name,email,phone,date_of_birth,gender,address,city,state,country,postal_code,' +
  'photo_url,medical_notes,emergency_contact_name,emergency_contact_phone,emergency_contact_relationship,status,joined_at';

/** The commas of the empty cells after the id and the names. */
const NO_MORE = ','.repeat(HEADER.split(',').length - 3);

const FULL_ROW =
  'L-1,Ada,Lake,ada@example.test,555-0100,2015-02-28,female,"1 Shore Road, Left",Lakeside,LS,Lakeland,12345,' +
  'https://img.example.test/1.png,"Allergic to ""nuts""\nand bees",Ma,555-0101,mother,graduated,2024-09-01';

const FULL = {
  externalId: 'L-1',
  firstName: 'Ada',
  lastName: 'Lake',
  email: 'ada@example.test',
  phone: '555-0100',
  dateOfBirth: '2015-02-28',
  gender: 'FEMALE',
  address: '1 Shore Road, Left',
  city: 'Lakeside',
  state: 'LS',
  country: 'Lakeland',
  postalCode: '12345',
  photoUrl: 'https://img.example.test/1.png',
  medicalNotes: 'Allergic to "nuts"\nand bees',
  emergencyContact: { name: 'Ma', phone: '555-0101', relationship: 'mother' },
  status: 'GRADUATED',
  joinedAt: '2024-09-01',
};

/** A student with only names. */
const EMPTY = {
  ...Object.fromEntries(Object.keys(FULL).map((name) => [name, null])),
  academicHistory: [],
  documents: [],
  status: 'ACTIVE',
  studentNumber: expect.stringMatching(/^STU-[0-9A-Z]{8}$/),
  userId: null,
  version: 1,
};

const LIST = `{ students(first: 100, orderBy: [NAME_ASC]) { nodes {
  ${Object.keys(FULL)
    .map((name) => (name === 'emergencyContact' ? `${name} { name phone relationship }` : name))
    .join(' ')}
  academicHistory { year } documents { url } studentNumber userId version
} } }`;

const load = (at: Scene, lines: string[], dryRun?: boolean | null, as: object = at.admin) =>
  gql(at.app, as, IMPORT, { csv: lines.join('\n'), ...(dryRun !== undefined && { dryRun }) });

/** Runs an import that must succeed. Returns its counts. */
async function counts(at: Scene, lines: string[], dryRun?: boolean | null) {
  const { data, errors } = await load(at, lines, dryRun);
  expect(errors).toBeUndefined();
  return data.importStudents;
}

const listed = async (at: Scene): Promise<any[]> => (await gql(at.app, at.admin, LIST)).data.students.nodes;

describe('importStudents with new students', () => {
  it('creates a student with every column, and a student with names only', async () => {
    const at = await scene();
    const result = await counts(at, [HEADER, FULL_ROW, `,Bo,Pond${NO_MORE}`]);
    expect(result).toEqual({ created: 2, updated: 0, unchanged: 0, dryRun: false });
    expect(await listed(at)).toEqual([
      { ...EMPTY, ...FULL },
      { ...EMPTY, firstName: 'Bo', lastName: 'Pond', joinedAt: todayIn('UTC') },
    ]);
  });

  it('accepts columns in any order, a byte order mark and quoted cells', async () => {
    const at = await scene();
    const csv = '\uFEFFlast_name , first_name\r\n Lake , Ada \r\n\r\n"Pond, Jr.","Bo ""B"""\r\n,\r\n';
    expect(await counts(at, [csv])).toMatchObject({ created: 2 });
    expect(await listed(at)).toMatchObject([
      { firstName: 'Ada', lastName: 'Lake' },
      { firstName: 'Bo "B"', lastName: 'Pond, Jr.' },
    ]);
  });

  it('creates nothing if the file has only a header line', async () => {
    expect(await counts(await scene(), [HEADER])).toEqual({ created: 0, updated: 0, unchanged: 0, dryRun: false });
  });

  it('restores texts that an export escaped for spreadsheet programs', async () => {
    const at = await scene();
    await counts(at, ['first_name,last_name,phone,city', "Ada,Lake,'+44 20 7946,'s-Hertogenbosch"]);
    expect(await listed(at)).toMatchObject([{ phone: '+44 20 7946', city: "'s-Hertogenbosch" }]);
  });

  it('stores texts in any script, and texts that contain SQL, unchanged', async () => {
    const at = await scene();
    await counts(at, ['first_name,last_name', `${emoji(100)},"'); drop table students;--"`, 'Žofie,O’Neill']);
    expect(await listed(at)).toMatchObject([
      { firstName: 'Žofie', lastName: 'O’Neill' },
      { firstName: emoji(100), lastName: "'); drop table students;--" },
    ]);
  });

  it('accepts the external id of a deleted student or a student of another academy', async () => {
    const [at, other] = [await scene(), await scene()];
    await at.academy.with.student({ externalId: 'E-1', deletedAt: new Date().toISOString() });
    await other.academy.with.student({ externalId: 'E-1' });
    const before = await stateOf(other.app, other.academy.id);
    expect(await counts(at, ['external_id,first_name,last_name', 'E-1,Ada,Lake'])).toMatchObject({ created: 1 });
    expect(await stateOf(other.app, other.academy.id)).toEqual(before);
  });
});

describe('importStudents with existing students', () => {
  it('changes only the filled cells of students found by external id', async () => {
    const at = await scene();
    await counts(at, [HEADER, FULL_ROW]);
    const result = await counts(at, [
      'external_id,first_name,phone,emergency_contact_phone,status',
      'L-1,,555-0999,555-0102,',
    ]);
    expect(result).toEqual({ created: 0, updated: 1, unchanged: 0, dryRun: false });
    expect(await listed(at)).toEqual([
      {
        ...EMPTY,
        ...FULL,
        phone: '555-0999',
        emergencyContact: { name: 'Ma', phone: '555-0102', relationship: 'mother' },
        version: 2,
      },
    ]);
  });

  it('changes nothing if the same file is sent again', async () => {
    const at = await scene();
    const file = [HEADER, FULL_ROW, `L-2,Bo,Pond${NO_MORE}`];
    expect(await counts(at, file)).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
    const before = await stateOf(at.app, at.academy.id);
    expect(await counts(at, file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
  });

  it('can create, change and skip rows in the same file', async () => {
    const at = await scene();
    await at.academy.with.student({ externalId: 'A', firstName: 'Ada', lastName: 'Lake' });
    await at.academy.with.student({ externalId: 'B', firstName: 'Bo', lastName: 'Pond' });
    await at.academy.with.student({ externalId: 'a', firstName: 'Left', lastName: 'Alone' });
    const result = await counts(at, ['external_id,first_name,last_name', 'B,Bo,Pond', 'A,Ava,', 'C,Cy,Brook']);
    expect(result).toEqual({ created: 1, updated: 1, unchanged: 1, dryRun: false });
    expect(await listed(at)).toMatchObject([
      { externalId: 'A', firstName: 'Ava', lastName: 'Lake', version: 2 },
      { externalId: 'B', firstName: 'Bo', version: 1 },
      { externalId: 'C', firstName: 'Cy' },
      { externalId: 'a', firstName: 'Left' },
    ]);
  });

  it('writes an audit entry for each changed row', async () => {
    const at = await scene();
    const known = await at.academy.with.student({ externalId: 'A', phone: '1' });
    const same = await at.academy.with.student({ externalId: 'B', phone: '2' });
    await counts(at, ['external_id,first_name,last_name,phone', 'A,,,9', 'B,,,2', 'C,Cy,Brook,']);
    const query = `{ auditLog(first: 100) { nodes { userId action resource resourceId before after } } }`;
    const { nodes } = (await gql(at.app, at.admin, query)).data.auditLog;
    const by = { userId: at.admin.userId, resource: 'Student' };
    expect(nodes).toHaveLength(2);
    expect(nodes).toEqual(
      expect.arrayContaining([
        { ...by, action: 'updated', resourceId: known.id, before: { phone: '1' }, after: { phone: '9' } },
        expect.objectContaining({
          ...by,
          action: 'created',
          before: null,
          after: expect.objectContaining({ firstName: 'Cy', externalId: 'C' }),
        }),
      ]),
    );
    expect(nodes).not.toContainEqual(expect.objectContaining({ resourceId: same.id }));
  });
});

describe('importStudents in a dry run', () => {
  it('returns the counts and stores nothing', async () => {
    const at = await scene();
    await at.academy.with.student({ externalId: 'A', phone: '1' });
    await at.academy.with.student({ externalId: 'B', phone: '2' });
    const file = ['external_id,first_name,last_name,phone', 'A,,,9', 'B,,,2', 'C,Cy,Brook,', ',Di,Burn,'];
    const before = await stateOf(at.app, at.academy.id);
    expect(await counts(at, file, true)).toEqual({ created: 2, updated: 1, unchanged: 1, dryRun: true });
    expect(await stateOf(at.app, at.academy.id)).toEqual(before);
    const audit = await gql(at.app, at.admin, '{ auditLog { totalCount } }');
    expect(audit.data.auditLog.totalCount).toBe(0);
    expect(await counts(at, file, null)).toEqual({ created: 2, updated: 1, unchanged: 1, dryRun: false });
  });

  it('reports the same errors as a normal import', async () => {
    const at = await scene();
    const dry = (lines: string[]) => refusal(at.app, at.academy.id, () => load(at, lines, true));
    expect(await dry(['first_name,last_name', 'Ada,'])).toEqual(
      badInput({ 'rows.1.lastName': ['The rows.1.last_name field is required.'] }),
    );
  });
});

describe('permission check of importStudents', () => {
  let at: Scene;
  const FILE = ['first_name,last_name', 'Ada,Lake'];

  beforeAll(async () => {
    at = await scene();
  });

  it.each(['academy_admin', 'administrator', 'support_staff'] as const)('allows the role %s', async (role) => {
    const { data } = await load(at, FILE, false, await at.academy.as(role));
    expect(data.importStudents.created).toBe(1);
  });

  it('allows the Super Admin', async () => {
    const { data } = await load(at, FILE, false, await superAdminIn(at.app, at.academy));
    expect(data.importStudents.created).toBe(1);
  });

  it.each(['department_head', 'teacher', 'parent', 'student'] as const)(
    'denies the role %s, for valid and invalid files',
    async (role) => {
      const actor = await at.academy.as(role);
      for (const file of [FILE, ['nonsense']]) {
        expect(await refusal(at.app, at.academy.id, () => load(at, file, true, actor))).toEqual(FORBIDDEN);
      }
    },
  );

  it('denies callers without a token and members of another academy', async () => {
    const stranger = { ...(await seedUser(at.app)), academyId: at.academy.id };
    const call = (actor: object) => refusal(at.app, at.academy.id, () => load(at, FILE, false, actor));
    expect(await call({ academyId: at.academy.id })).toEqual(UNAUTHENTICATED);
    expect(await call(stranger)).toEqual(NO_ACCESS);
  });

  it('in a suspended academy, allows only the Super Admin', async () => {
    const shut = await scene({ status: AcademyStatus.SUSPENDED });
    for (const role of EVERY_ROLE) {
      const actor = await shut.academy.as(role);
      const call = () => load(shut, FILE, false, actor);
      expect(await refusal(shut.app, shut.academy.id, call), role).toEqual(FORBIDDEN);
    }
    expect((await load(shut, FILE, false, await superAdminIn(shut.app, shut.academy))).data).toBeTruthy();
  });
});

describe('importStudents with invalid files', () => {
  let at: Scene;
  const refused = (lines: string[]) => refusal(at.app, at.academy.id, () => load(at, lines));

  beforeAll(async () => {
    at = await scene();
    await at.academy.with.student({ externalId: 'KNOWN' });
  });

  it('reports every invalid cell of every row, and imports no row', async () => {
    const long = (field: string, count: number) => [`The ${field} field must not be greater than ${count} characters.`];
    const bad = [
      emoji(101),
      emoji(101),
      '',
      'nonsense',
      '1'.repeat(33),
      '2015-02-30',
      'unknown',
      'x'.repeat(501),
      'x'.repeat(101),
      'x'.repeat(101),
      'x'.repeat(101),
      '1'.repeat(21),
      'ftp://example.test',
      'x'.repeat(5001),
      'x'.repeat(256),
      '1'.repeat(33),
      'x'.repeat(101),
      'ACTIVE',
      'today',
    ];
    expect(await refused([HEADER, FULL_ROW, bad.join(','), FULL_ROW.replace('L-1', 'L-3')])).toEqual(
      badInput({
        'rows.2.lastName': ['The rows.2.last_name field is required.'],
        'rows.2.externalId': long('rows.2.external_id', 100),
        'rows.2.firstName': long('rows.2.first_name', 100),
        'rows.2.email': ['The rows.2.email field must be a valid email address.'],
        'rows.2.phone': long('rows.2.phone', 32),
        'rows.2.dateOfBirth': ['The rows.2.date_of_birth field must be a valid date.'],
        'rows.2.gender': ['The selected rows.2.gender is invalid.'],
        'rows.2.address': long('rows.2.address', 500),
        'rows.2.city': long('rows.2.city', 100),
        'rows.2.state': long('rows.2.state', 100),
        'rows.2.country': long('rows.2.country', 100),
        'rows.2.postalCode': long('rows.2.postal_code', 20),
        'rows.2.photoUrl': ['The rows.2.photo_url field must be a valid URL.'],
        'rows.2.medicalNotes': long('rows.2.medical_notes', 5000),
        'rows.2.emergencyContactName': long('rows.2.emergency_contact_name', 255),
        'rows.2.emergencyContactPhone': long('rows.2.emergency_contact_phone', 32),
        'rows.2.emergencyContactRelationship': long('rows.2.emergency_contact_relationship', 100),
        'rows.2.status': ['The selected rows.2.status is invalid.'],
        'rows.2.joinedAt': ['The rows.2.joined_at field must be a valid date.'],
      }),
    );
  });

  it('reports errors with the same texts as createStudent', async () => {
    const input = { email: 'a@', phone: '1'.repeat(33), photoUrl: 'nonsense', dateOfBirth: '2999-01-01' };
    const { errors } = await students.create(at.app, at.admin, { firstName: 'A', lastName: 'B', ...input });
    const created = errors?.[0]?.extensions.fields ?? {};
    const row = ['A', 'B', ...Object.values(input)].join(',');
    const answer = (await refused(['first_name,last_name,email,phone,photo_url,date_of_birth', row])) as any;
    const words = (text: string) => text.replace(/rows\.1\.(\w+)/, (_, name: string) => name.replaceAll('_', ' '));
    const own = Object.entries(answer.fields as Record<string, string[]>);
    expect(Object.fromEntries(own.map(([field, texts]) => [field.replace('rows.1.', ''), texts.map(words)]))).toEqual(
      created,
    );
  });

  it('counts rows by the lines of the file, including blank lines', async () => {
    expect(await refused(['external_id,first_name,last_name', 'X,Ada,Lake', '', ',,', 'KNOWN,,', 'Y,,Lake'])).toEqual(
      badInput({ 'rows.5.firstName': ['The rows.5.first_name field is required.'] }),
    );
  });

  it('refuses an external id that the file contains twice, for new and existing students', async () => {
    const file = ['external_id,first_name,last_name', 'X,A,A', 'KNOWN,B,B', ' X ,C,C', 'x,D,D', 'KNOWN,E,E', 'X,F,F'];
    const twice = (row: number) => [`The rows.${row}.external_id field has a duplicate value.`];
    expect(await refused(file)).toEqual(
      badInput({ 'rows.3.externalId': twice(3), 'rows.5.externalId': twice(5), 'rows.6.externalId': twice(6) }),
    );
  });

  it('refuses a date of birth that is today or later in the academy', async () => {
    const today = todayIn('UTC');
    const text = ['The rows.1.date_of_birth field must be a date before today.'];
    const file = (date: string) => ['first_name,last_name,date_of_birth', `A,B,${date}`];
    expect(await refused(file(today))).toEqual(badInput({ 'rows.1.dateOfBirth': text }));
    expect(await counts(at, file(dayBefore(today)), true)).toMatchObject({ created: 1 });
  });

  it('refuses unknown, unnamed and duplicate columns', async () => {
    expect(await refused([`first_name,colour,"a ""b""",,parents,first_name,First_Name`, 'A,,,,,,'])).toEqual(
      badInput({
        csv: [
          'The column "colour" cannot be imported.',
          'The column "a \\"b\\"" cannot be imported.',
          'Column 4 has no name.',
          'The column "parents" cannot be imported.',
          'The column "first_name" stands there twice.',
          'The column "First_Name" cannot be imported.',
        ],
      }),
    );
    expect(await refused(['__proto__,constructor', 'A,B'])).toEqual(
      badInput({
        csv: ['The column "__proto__" cannot be imported.', 'The column "constructor" cannot be imported.'],
      }),
    );
  });

  it('refuses a filled cell in a column without a name, and ignores blank columns at the end', async () => {
    const text = ['The rows.2 field must have 2 cells, as the header line has.'];
    expect(await refused(['first_name,last_name,,', 'A,B,,', 'C,D,,E'])).toEqual(badInput({ 'rows.2': text }));
    expect(await counts(at, ['first_name,last_name,,', 'A,B,,', ',,,'], true)).toMatchObject({ created: 1 });
  });

  it('refuses rows with more or fewer cells than the header line', async () => {
    const text = (row: number) => [`The rows.${row} field must have 2 cells, as the header line has.`];
    expect(await refused(['first_name,last_name', 'A', 'A,B', 'A,B,', 'A,B,C'])).toEqual(
      badInput({ 'rows.1': text(1), 'rows.3': text(3), 'rows.4': text(4) }),
    );
  });

  it.each([
    ['an unclosed quote', ['first_name,last_name', 'A,B', 'C,"D', 'E,F'], 'rows.2'],
    ['a quote within an unquoted cell', ['first_name,last_name', 'A,5" tall'], 'rows.1'],
    ['text after a closing quote', ['first_name,last_name', '"A"b,C'], 'rows.1'],
    ['a quote in the header line', ['"first_name,last_name', 'A,B'], 'csv'],
    ['an unclosed cell of nearly 1 MB', ['first_name,last_name', `A,"${'x'.repeat(1_000_100 - 60_000)}`], 'rows.1'],
  ])('refuses %s', async (_, file, field) => {
    const text = `The ${field} field is not valid CSV: a quote is out of place or not closed.`;
    expect(await refused(file)).toEqual(badInput({ [field]: [text] }));
  });

  it.each([
    ['nothing', ''],
    ['a byte order mark', '\uFEFF'],
    ['blanks', ' \n\n , \n'],
  ])('refuses an empty file: %s', async (_, csv) => {
    expect(await refused([csv])).toEqual(badInput({ csv: ['The csv field is required.'] }));
  });

  it('refuses null characters and unpaired surrogates', async () => {
    const text = ['The rows.1.first_name field format is invalid.'];
    expect(await refused(['external_id,first_name,last_name', 'X,a\u0000b,C'])).toEqual(
      badInput({ 'rows.1.firstName': text }),
    );
    expect(await refused(['external_id,first_name,last_name', '\u0000,A,B'])).toEqual(
      badInput({ 'rows.1.externalId': ['The rows.1.external_id field format is invalid.'] }),
    );
    expect(await refused(['first_name,last_name', 'a\ud800b,C'])).toEqual(
      badInput({ csv: ['The csv field format is invalid.'] }),
    );
  });

  it('accepts 5,000 rows, and refuses 5,001', async () => {
    const file = (rows: number) => ['external_id,city', ...Array.from({ length: rows }, () => ',')];
    expect(await refused(file(5_001))).toEqual(badInput({ csv: ['The csv field must not have more than 5000 rows.'] }));
    expect(await counts(at, file(5_000))).toMatchObject({ created: 0 });
  });

  it('lists the first hundred of a thousand errors, and returns the number of the other errors', async () => {
    const rows = Array.from({ length: 1_000 }, () => ',x');
    const { fields, message } = (await refused(['first_name,last_name', ...rows])) as any;
    expect(Object.keys(fields)).toHaveLength(101);
    expect(Object.keys(fields)[0]).toBe('rows.1.firstName');
    expect(Object.keys(fields)[99]).toBe('rows.100.firstName');
    expect(fields.rows).toEqual(['900 more errors are not listed.']);
    expect(message).toBe('The rows.1.first_name field is required. (and 100 more errors)');
  });

  it.each([
    ['null as the file', { csv: null }],
    ['a missing file', {}],
    ['a text as dryRun', { csv: 'first_name', dryRun: 'yes' }],
  ])('refuses variables with %s', async (_, variables) => {
    expect(await refusal(at.app, at.academy.id, () => gql(at.app, at.admin, IMPORT, variables))).toEqual(
      REFUSED_BY_TYPE,
    );
  });
});

describe('importStudents with a student limit of the subscription', () => {
  /** Creates an academy with a student limit and one student, A. */
  async function roomFor(students: number): Promise<Scene> {
    const at = await scene();
    await at.academy.with.student({ externalId: 'A', status: StudentStatus.INACTIVE });
    await at.academy.run(async (em) => {
      const row: any = await em.findOneOrFail('Academy' as never, { id: at.academy.id } as never);
      row.subscription = { ...row.subscription, limits: { students } };
    });
    return at;
  }
  const FULL_PLAN = { code: 'PLAN_LIMIT_REACHED', message: 'The students limit of your plan has been reached.' };
  const HEAD = 'external_id,first_name,last_name';

  it('counts only the new students in the file', async () => {
    const at = await roomFor(3);
    const call = (lines: string[]) => refusal(at.app, at.academy.id, () => load(at, [HEAD, ...lines]));
    expect(await call(['A,Ada,Lake', 'B,Bo,B', 'C,Cy,C', 'D,Di,D'])).toEqual(FULL_PLAN);
    expect(await counts(at, [HEAD, 'A,Ada,Lake', 'B,Bo,B', 'C,Cy,C'])).toMatchObject({ created: 2, updated: 1 });
    expect(await call(['D,Di,D'])).toEqual(FULL_PLAN);
  });

  it('changes existing students even if the limit is reached', async () => {
    const at = await roomFor(0);
    expect(await counts(at, [HEAD, 'A,Ada,Lake'])).toMatchObject({ updated: 1 });
  });

  it('reports invalid rows instead of an exceeded limit', async () => {
    const at = await roomFor(1);
    const call = () => load(at, [HEAD, 'B,,B']);
    expect(await refusal(at.app, at.academy.id, call)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('importStudents in parallel', () => {
  it('creates each student once if the same file is imported twice at the same time', async () => {
    const at = await scene();
    const rows = Array.from({ length: 40 }, (_, n) => `P-${n},Ada,Lake`);
    const file = ['external_id,first_name,last_name', ...rows];
    const answers = await Promise.all([
      counts(at, file),
      counts(at, file),
      counts(at, [file[0] as string, ...rows.toReversed()]),
    ]);
    expect(answers.map(({ created }) => created).toSorted((one, other) => one - other)).toEqual([0, 0, 40]);
    expect(answers.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(80);
    expect(await listed(at)).toHaveLength(40);
  });

  it('does not exceed the student limit if createStudent runs at the same time', async () => {
    const at = await scene();
    await at.academy.run(async (em) => {
      const row: any = await em.findOneOrFail('Academy' as never, { id: at.academy.id } as never);
      row.subscription = { ...row.subscription, limits: { students: 10 } };
    });
    const file = ['first_name,last_name', ...Array.from({ length: 6 }, () => 'A,B')];
    await Promise.all([
      load(at, file),
      load(at, file),
      ...Array.from({ length: 6 }, () => students.create(at.app, at.admin, { firstName: 'A', lastName: 'B' })),
    ]);
    expect((await listed(at)).length).toBeLessThanOrEqual(10);
  });
});

describe('number of SQL statements of importStudents', () => {
  it('is the same for a hundred rows as for two', async () => {
    const at = await scene();
    const head = 'external_id,first_name,last_name';
    const file = (prefix: string, rows: number, name: string) => [
      head,
      ...Array.from({ length: rows }, (_, n) => `${prefix}${n},${name},Lake`),
    ];
    const measured = async (prefix: string, rows: number) => {
      const create = await at.app.counting(() => counts(at, file(prefix, rows, 'Ada')));
      const update = await at.app.counting(() => counts(at, file(prefix, rows, 'Ava')));
      expect(create.result).toMatchObject({ created: rows });
      expect(update.result).toMatchObject({ updated: rows });
      return [create.statements.length, update.statements.length];
    };
    expect(await measured('M', 100)).toEqual(await measured('F', 2));
  });
});
