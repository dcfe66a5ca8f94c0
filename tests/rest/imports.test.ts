import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../src/platform/permissions/roles.ts';
import { EVERY_ROLE, stateOf } from '../features/writing.ts';
import { type TestApp, testApp } from '../support/app.ts';
import type { Credentials } from '../support/clients.ts';
import { exported, fileOf, imported, rowsOf } from '../support/csv.ts';
import { type FullAcademy, seedFullAcademy } from '../support/full-academy.ts';
import type { SeededAcademy } from '../support/seed.ts';

/** Importable lists with a column that can change, a column that cannot change, and the roles that may import. */
const LISTS = [
  {
    path: '/students',
    changes: 'city',
    keeps: 'student_number',
    by: ['academy_admin', 'administrator', 'support_staff'],
  },
  { path: '/parents', changes: 'occupation', keeps: 'name', by: ['academy_admin', 'administrator', 'support_staff'] },
  { path: '/staff', changes: 'phone', keeps: 'staff_number', by: ['academy_admin', 'administrator'] },
  {
    path: '/enrollments',
    changes: 'notes',
    keeps: 'completion_date',
    by: ['academy_admin', 'administrator', 'support_staff', 'department_head'],
  },
  { path: '/fees', changes: 'title', keeps: 'balance', by: ['academy_admin', 'administrator'] },
] as const;

let app: TestApp;
let full: FullAcademy;

beforeAll(async () => {
  app = await testApp();
  full = await seedFullAcademy(app);
});

const counts = (created: number, updated: number, unchanged: number) => ({
  status: 200,
  body: { data: { created, updated, unchanged, dry_run: false } },
});

/** Imports a file. Returns status and body. */
async function answer(path: string, csv: string, as: Credentials = full.admin) {
  const { status, body } = await imported(app, as, path, csv);
  return { status, body };
}

/** Creates many records similar to an existing record. Returns their ids. */
async function manyOf({ with: make }: SeededAcademy, path: string, like: Record<string, string>): Promise<string[]> {
  const one = async (): Promise<string> => {
    if (path === '/students') return (await make.student()).id;
    if (path === '/parents') return (await make.parent()).id;
    if (path === '/staff') return (await make.staff()).id;
    const studentId = (await make.student()).id;
    if (path === '/fees') return (await make.fee({ studentId })).id;
    return (await make.enrollment({ studentId, courseId: like.course_id as string })).id;
  };
  return Promise.all(Array.from({ length: 52 }, one));
}

/** Returns the response to a file that must be refused without changes. */
async function refused(path: string, csv: string, as?: Credentials) {
  const before = await stateOf(app, full.academy.id);
  const given = await answer(path, csv, as);
  expect(await stateOf(app, full.academy.id)).toEqual(before);
  return given;
}

describe.each(LISTS)('CSV file exported from $path', ({ path, changes, keeps, by }) => {
  const own = async () => exported(app, full.admin, path);

  it('can be imported without edits, which changes nothing', async () => {
    const file = await own();
    const before = await stateOf(app, full.academy.id);
    expect(await answer(path, file)).toEqual(counts(0, 0, rowsOf(file).length));
    expect(await stateOf(app, full.academy.id)).toEqual(before);
  });

  it('can be imported as a spreadsheet program saves it: with a byte order mark, semicolons, and TRUE and FALSE', async () => {
    const rows = rowsOf(await own()).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [name, cell.replace(/^(true|false)$/, (word) => word.toUpperCase())]),
      ),
    );
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(quoted))];
    const file = `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`;
    expect(await answer(path, file)).toEqual(counts(0, 0, rows.length));
  });

  /** Returns the exported rows of persons who were not erased, because erased persons cannot be changed. */
  const editable = async () => rowsOf(await own()).filter((row) => !row.erased_at);

  it('changes records that were edited in the file, and changes nothing in a second import', async () => {
    const rows = await editable();
    const [first] = rows;
    const text = "+61 '=changed";
    const file = fileOf(rows.map((row) => (row === first ? { ...row, [changes]: `'${text}` } : row)));
    expect(await answer(path, file)).toEqual(counts(0, 1, rows.length - 1));
    const now = await editable();
    const changed = now.find(({ id }) => id === first?.id);
    expect(changed).toMatchObject({ [changes]: `'${text}`, version: String(Number(first?.version) + 1) });
    expect(await answer(path, file)).toEqual(counts(0, 0, rows.length));
  });

  it('never overwrites changes that were made after the export', async () => {
    const rows = await editable();
    const file = (text: string) => fileOf(rows.slice(0, 1).map((row) => ({ ...row, [changes]: text })));
    expect(await answer(path, file('Newer'))).toEqual(counts(0, 1, 0));
    const text = 'The record has been changed by somebody else since it was exported.';
    expect(await refused(path, file('Stale'))).toEqual({
      status: 409,
      body: { message: text, errors: { 'rows.1.version': [text] } },
    });
  });

  it('gets an error for each cell with an edited read-only value', async () => {
    const rows = await editable();
    const edit = (row: Record<string, string>) =>
      keeps === 'balance' ? '1.23' : keeps === 'completion_date' ? '2020-02-02' : `${row[keeps]}X`;
    const file = fileOf(rows.slice(0, 1).map((row) => ({ ...row, [keeps]: edit(row) })));
    const { status, body } = await refused(path, file);
    // an unknown number selects no record
    const name = `rows.1.${keeps}`;
    expect([status, body.errors]).toEqual([422, { [name]: [`The ${name} field cannot be changed.`] }]);
  });

  it('is refused if it has unknown columns or duplicate rows', async () => {
    const [row] = rowsOf(await own());
    expect((await refused(path, fileOf([{ ...row, colour: 'red' }]))).body.errors).toEqual({
      csv: ['The column "colour" cannot be imported.'],
    });
    const twice = (await refused(path, fileOf([row ?? {}, row ?? {}]))).body.errors;
    expect(twice['rows.2.id']).toEqual(['The rows.2.id field has a duplicate value.']);
  });

  it('is imported with as many statements for fifty rows as for two', async () => {
    const template = rowsOf(await own())[0] as Record<string, string>;
    const rows = await manyOf(full.academy, path, template);
    const cost = async (from: number, to: number, text: string) => {
      const file = fileOf(rows.slice(from, to).map((row) => ({ id: row, [changes]: text })));
      const { result, statements } = await app.counting(() => answer(path, file));
      expect(result).toEqual(counts(0, to - from, 0));
      return statements.length;
    };
    // other work may run statements during an import, so the test uses the least of several counts
    const least = async (from: number, to: number) => {
      const counted: number[] = [];
      for (const text of ['One', 'Two', 'Three']) counted.push(await cost(from, to, text));
      return Math.min(...counted);
    };
    expect(await least(0, 50)).toBe(await least(50, 52));
  });

  it('cannot be imported into another academy', async () => {
    const other = await seedFullAcademy(app);
    const file = await exported(app, other.admin, path);
    const before = await stateOf(app, other.academy.id);
    const { status, body } = await refused(path, file);
    expect([status, body.errors['rows.1.id']]).toEqual([422, ['The selected rows.1.id is invalid.']]);
    expect(await stateOf(app, other.academy.id)).toEqual(before);
  });

  it('can be imported only by roles that may create the records', async () => {
    const file = await own();
    const callers = await Promise.all(EVERY_ROLE.map((role) => full.academy.as(role)));
    const before = await stateOf(app, full.academy.id);
    for (const [index, role] of EVERY_ROLE.entries()) {
      const given = await answer(
        path,
        role === 'department_head' ? file.split('\n', 1).join('') : file,
        callers[index],
      );
      if ((by as readonly Role[]).includes(role)) expect(given.status, role).toBe(200);
      else expect(given, role).toEqual({ status: 403, body: { message: 'This action is unauthorized.' } });
    }
    expect(await stateOf(app, full.academy.id)).toEqual(before);
  });
});
