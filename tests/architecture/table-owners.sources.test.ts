import { describe, expect, it } from 'vitest';
import { featureOf, placeOf } from './import-rules.ts';
import { PROJECT, parse, readSources, type SourceFile, visit } from './sources.ts';

/** Tables of later features that earlier features read in SQL, each with its reason. */
const REASONS: Readonly<Record<string, string>> = {
  'src/features/academics/batches/batch.loaders.ts: enrollments': 'its available seats are counted',
  'src/features/academics/batches/taking-up.loaders.ts: class_sessions':
    'sessions to come take up an instructor or a room',
  'src/features/academics/rooms/places.loaders.ts: batches': 'batches take up an instructor and a room',
  'src/features/academics/rooms/places.loaders.ts: class_sessions': 'sessions to come take up an instructor or a room',
  'src/features/academy/academies/academy.loaders.ts: files': 'the size of the files counts in the plan',
  'src/features/identity/auth/callers/authenticate-key.ts: academies': 'a key is of an academy, before one is chosen',
  'src/features/identity/auth/callers/authenticate-key.ts: api_keys': 'a key is of an academy, before one is chosen',
  'src/features/identity/auth/callers/authenticate.ts: academies':
    'one statement decides who calls, and for which academy',
  'src/features/identity/auth/callers/check-callers.ts: academies':
    'one statement checks the subscribers of all academies',
  'src/features/people/students/student.loaders.ts: enrollments': 'students are found by their batch',
  'src/features/people/students/student.visibility.ts: batches': 'teachers see the students whom they teach',
  'src/features/people/students/student.visibility.ts: courses': 'department heads see the students of their courses',
  'src/features/people/students/student.visibility.ts: enrollments': 'teachers see the students whom they teach',
  'src/features/people/students/student.visibility.ts: parent_students': 'parents see their children',
  'src/features/scheduling/sessions/session.loaders.ts: attendance': 'sessions are found that nobody marked',
};

/** A table in SQL, also if it is read through its local view. */
const TABLE = /\b(?:from|join|update|into)\s+(?:local_)?(\w+)/g;

/** Returns each table with the feature that declares it. */
function ownersOf(files: readonly SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, program } of files) {
    const feature = featureOf(path);
    visit(program, (node) => {
      if (!feature || node.type !== 'Property' || node.key.name !== 'tableName') return;
      const table = String(node.value.value);
      if (owners.has(table)) throw new Error(`${owners.get(table)} and ${feature} both declare ${table}.`);
      owners.set(table, feature);
    });
  }
  return owners;
}

/** Returns the tables of later features that a file's SQL names. */
function upwardReferences({ path, program }: SourceFile, owners: ReadonlyMap<string, string>): string[] {
  const feature = featureOf(path);
  if (!feature) return [];
  const found = new Set<string>();
  visit(program, (node) => {
    const text = node.type === 'TemplateElement' ? node.value.raw : '';
    for (const [, table = ''] of text.matchAll(TABLE)) {
      const owner = owners.get(table);
      if (owner && owner !== feature && placeOf(owner) > placeOf(feature)) found.add(`${path}: ${table}`);
    }
  });
  return [...found];
}

describe('tables of a feature', () => {
  const files = readSources(PROJECT, ['src']);
  const owners = ownersOf(files);

  it('are used in SQL only by this feature and by features of higher layers, except the uses in REASONS', () => {
    expect(owners.size).toBeGreaterThan(40);
    const references = files.flatMap((file) => upwardReferences(file, owners));
    expect(references.toSorted()).toEqual(Object.keys(REASONS).toSorted());
  });

  it('are reported if the SQL of a feature in a lower layer uses them', () => {
    const text = 'sql`select 1 from fees f where f.academy_id = $' + '{academyId}`;';
    const file = parse('src/features/people/students/student.loaders.ts', text);
    expect(upwardReferences(file, owners)).toEqual(['src/features/people/students/student.loaders.ts: fees']);
  });
});
