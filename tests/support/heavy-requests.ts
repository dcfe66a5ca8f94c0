import { v7 as uuid } from 'uuid';

/** A request that is as heavy as the size limits allow. */
export interface HeavyRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly type: 'application/json' | 'text/csv';
  readonly body: string;
}

const MEGABYTE = 1_000_000;

/** Repeats the text to fill a number of megabytes. */
const fill = (text: string, megabytes: number): string => text.repeat(Math.floor((megabytes * MEGABYTE) / text.length));

const times = (count: number, make: (index: number) => string, separator: string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(separator);

const csv = (path: string, body: string): HeavyRequest => ({
  method: 'POST',
  path: `/api/v1/${path}`,
  type: 'text/csv',
  body,
});

const json = (path: string, body: string): HeavyRequest => ({
  method: 'POST',
  path: `/api/v1/${path}`,
  type: 'application/json',
  body,
});

const graphql = (query: string, variables?: object): HeavyRequest => ({
  method: 'POST',
  path: '/graphql',
  type: 'application/json',
  body: JSON.stringify({ query, variables }),
});

const get = (path: string): HeavyRequest => ({ method: 'GET', path, type: 'application/json', body: '' });

/** Returns a CSV file with the given number of rows. */
const file = (header: string, row: (index: number) => string, rows = 5_000): string =>
  `${header}\n${times(rows, row, '\n')}\n`;

const STUDENTS = file('external_id,first_name,last_name,email', (n) => `X-${n},Ada,Lake,student-${n}@example.test`);
const IDS = Array.from({ length: 9_000 }, () => uuid());

/** Imports of 5 MB or 5,000 rows, by the property that makes them heavy. */
export const HEAVY_IMPORTS: Readonly<Record<string, () => HeavyRequest>> = {
  'line ends': () => csv('students/import', `first_name\n${fill('\n', 4.9)}`),
  'a row of commas': () => csv('students/import', `first_name\n${fill(',', 4.9)}`),
  'a header line of commas': () => csv('students/import', `first_name${fill(',', 4.9)}`),
  'rows of quoted blank cells': () => csv('students/import', `first_name,email\n${fill('"",""\n', 4.9)}`),
  'a quoted cell without an end': () => csv('students/import', `first_name\n"${fill('a""', 4.9)}`),
  '250 columns in each row': () =>
    csv(
      'students/import',
      file(`first_name${','.repeat(250)}`, () => `x${','.repeat(250)}`),
    ),
  'lists in lists': () =>
    csv(
      'students/import',
      file('first_name,emergency_contact', () => `x,"${'['.repeat(900)}"`),
    ),
  'bad cells': () =>
    csv(
      'students/import',
      file('first_name,email,date_of_birth,gender', (n) => `${n},x,y,z`),
    ),
  '5,000 students': () => csv('students/import?dry_run=true', STUDENTS),
  '5,000 parents': () =>
    csv(
      'parents/import?dry_run=true',
      file('first_name,last_name,email,phone,students', (n) => `P,L,p-${n}@example.test,+49301234567,STU-${n};STU-1`),
    ),
  '5,000 parents with 50 unknown children each': () =>
    csv(
      'parents/import?dry_run=true',
      file('first_name,last_name,students', (n) => `P,L-${n},${'STU-1:mother:pays;'.repeat(50)}`),
    ),
  '150 parents with 100 unknown children each': () =>
    csv(
      'parents/import?dry_run=true',
      file(
        'first_name,last_name,students',
        (n) => `P,L-${n},${times(100, (m) => `X-${n}-${m}:mother:pays`, ';')}`,
        150,
      ),
    ),
  '5,000 staff': () =>
    csv(
      'staff/import?dry_run=true',
      file('first_name,last_name,email,role', (n) => `S,L,s-${n}@example.test,teacher`),
    ),
  '5,000 enrollments': () =>
    csv(
      'enrollments/import?dry_run=true',
      file('student_number,batch_code', (n) => `STU-${n},BAT-${n}`),
    ),
  '5,000 fees': () =>
    csv(
      'fees/import?dry_run=true',
      file('title,fee_type,amount,due_date,student_number', (n) => `T,tuition,10.00,2026-12-01,STU-${n}`),
    ),
  'thirty imports in one document': () =>
    graphql(`mutation($c:String!){${times(30, (n) => `a${n}:importStudents(csv:$c,dryRun:true){created}`, ' ')}}`, {
      c: `first_name\n${'\n'.repeat(33_000)}`,
    }),
};

/** Bodies, documents and addresses with the maximum size, by the property that makes them heavy. */
export const HEAVY_REQUESTS: Readonly<Record<string, () => HeavyRequest>> = {
  'JSON of empty lists': () => json('students', `[${fill('[],', 0.99)}[]]`),
  'JSON of many members': () => json('students', `{${times(80_000, (n) => `"k${n}":1`, ',')}}`),
  'JSON of many objects': () => json('students', `[${times(65_000, (n) => `{"k${n}":1}`, ',')}]`),
  'deep JSON': () => json('students', `${fill('[', 0.49)}${fill(']', 0.49)}`),
  'JSON of one long text': () => json('students', JSON.stringify({ first_name: fill('é', 0.9) })),
  '5 MB of JSON': () => json('students', `{"first_name":"${fill('a', 4.9)}"}`),
  'a list of thousands of days': () => json('batches', `{"days_of_week":[${times(9_900, () => '"monday"', ',')}]}`),
  'a roll call of thousands': () =>
    json(
      'attendance',
      JSON.stringify({
        batch_id: uuid(),
        date: '2026-11-20',
        records: IDS.slice(0, 3_000).map((id) => ({ student_id: id, status: 'present' })),
      }),
    ),
  'a roll call of thousands of empty records': () =>
    json('attendance', `{"records":[${times(9_000, () => '{}', ',')}]}`),
  'a long list of ids': () => graphql('query($i:[ID!]){students(filter:{exclude:$i}){totalCount}}', { i: IDS }),
  'a long list of ids in many places': () =>
    graphql(
      `query($i:[ID!]){${times(19, (n) => `a${n}:students(first:1,filter:{exclude:$i,batchIdIn:$i}){nodes{id}}`, ' ')}}`,
      { i: IDS },
    ),
  'a long text in many places': () =>
    graphql(`query($s:String){${times(18, (n) => `a${n}:students(first:1,filter:{search:$s}){nodes{id}}`, ' ')}}`, {
      s: fill(' x', 0.9),
    }),
  'a long list of types': () => graphql('query($t:[String!]){events(types:$t){hasMore}}', { t: IDS.map(() => 'a') }),
  'an input of unknown fields': () =>
    graphql('mutation($i:CreateStudentInput!){createStudent(input:$i){id}}', {
      i: Object.fromEntries(Array.from({ length: 9_900 }, (_, n) => [`k${n}`, 1])),
    }),
  'a long text beside unknown fields': () =>
    graphql('mutation($i:CreateStudentInput!){createStudent(input:$i){id}}', {
      i: { firstName: fill('x', 0.9), ...Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`k${n}`, 1])) },
    }),
  'a document of one field': () => graphql(`{me{${'id '.repeat(3_990)}}}`),
  'a document of one field with fields': () => graphql(`{students{${'nodes{id name}'.repeat(790)}}}`),
  'a document of fragments': () =>
    graphql(
      `{students{${times(300, (n) => `...F${n}`, ' ')}}}${times(300, (n) => `fragment F${n} on StudentConnection{nodes{id}}`, ' ')}`,
    ),
  'a document of unknown fields': () => graphql(`{me{${times(3_990, (n) => `f${n}`, ' ')}}}`),
  'a deep document': () => graphql(`${'{a'.repeat(1_300)}${'}'.repeat(1_300)}`),
  'a long address': () => get(`/api/v1/students?${'status[]=a&'.repeat(5_500)}`),
  'a long list of types in an address': () => get(`/api/v1/events?types=${'a,'.repeat(30_000)}`),
  'the schema': () =>
    graphql('{__schema{types{name description fields{name description type{name}} inputFields{name description}}}}'),
};
