import type { GraphQLSchema } from 'graphql';
import type { Database } from '../src/platform/database/database.ts';
import { itemAt, requireValue } from '../src/platform/errors/require-value.ts';
import { DEMO_PASSWORD } from './demo.ts';
import { invite, NEW_USER, recover } from './example-accounts.ts';
import { announce } from './example-announcements.ts';
import {
  type Caller,
  type ExampleCall,
  type MadeList,
  makeCaller,
  type ServedRoute,
  type SignedIn,
} from './example-caller.ts';
import { certify, uncertify } from './example-certificates.ts';
import { comment, grade, ungrade } from './example-grades.ts';
import { addMaterials, removeMaterials } from './example-materials.ts';
import { charge, confirm, invoice, price, reprice } from './example-money.ts';
import { callWithSamples, deleteSamples } from './example-samples.ts';

/** The fixed time of the examples. The generated rows are therefore always the same. */
export const EXAMPLE_TIME = new Date('2026-03-18T02:00:00.000Z');

/** The required query parameters of paths. */
const QUERIES: Readonly<Record<string, string>> = {
  '/notification-kinds/preview': 'kind=absence',
  '/timetable': 'from=2026-03-18&to=2026-03-18',
  '/accounts/:id/statement': 'from=2026-01-01&to=2026-03-18',
  '/reports/monthly': 'from=2025-04-01&to=2026-03-18',
  '/reports/payment-history': 'group_by=month&from=2026-01-01&to=2026-03-18',
};

/** Query parameters that keep the examples of lists and reports short. */
const PAGES: Readonly<Record<string, string>> = { page: 'per_page=1', report: 'per_page=1' };

const ADMIN = { email: 'admin@riverside-swim.test', password: DEMO_PASSWORD };

/**
 * Calls the routes of a service as an academy admin. The service must have the demo data, and {@link EXAMPLE_TIME} must
 * be the time of its clock. Returns the requests and responses, by method and path. Random values (ids, codes, tokens)
 * are replaced by constant ones. Throws if a call is refused.
 */
export async function exampleCalls(
  url: string,
  routes: readonly ServedRoute[],
  { schema, database }: { schema: GraphQLSchema; database: Database },
): Promise<ReadonlyMap<string, ExampleCall>> {
  const caller = makeCaller(url, EXAMPLE_TIME);
  const { token } = await caller.call<SignedIn>('post /auth/login', { body: ADMIN });
  caller.signIn(token);
  const academy = itemAt((await caller.call<MadeList>('get /academies', { query: 'per_page=1' })).data, 0);
  caller.enter(academy.id);
  await connect(caller);
  await listen(caller);
  await close(caller);
  await subscribe(caller);
  await announce(caller);
  await caller.call('post /files', { file: ['packing-list.txt', 'Goggles, towel, water'] });
  await schedule(caller);
  await addMaterials(caller);
  await grade(caller);
  await certify(caller);
  await price(caller);
  await invoice(caller);
  await comment(caller);
  const samples = await callWithSamples(caller, schema, routes);
  await readAll(caller, routes);
  await importAll(caller, routes);
  await register(caller);
  await teach(caller);
  await charge(caller);
  await reprice(caller);
  await confirm(caller, database, academy.id);
  await open(caller);
  await invite(caller);
  await ungrade(caller);
  await removeMaterials(caller);
  await uncertify(caller);
  await listenAgain(caller);
  await unsubscribe(caller);
  await recover(caller, database);
  caller.signIn(token);
  await deleteSamples(caller, samples);
  await tidyUp(caller);
  return caller.calls();
}

/** Creates a webhook endpoint, and sends an event to test it. */
async function listen({ call, idOf }: Caller): Promise<void> {
  const event_types = ['enrollment.created', 'payment.recorded'];
  await call('post /webhook-endpoints', { body: { url: 'https://192.0.2.10/academy', event_types } });
  await call('post /webhook-endpoints/:id/test', { id: idOf('post /webhook-endpoints') });
}

/** Creates a closure and a request for time off. */
async function close({ call, idOf, dateIn }: Caller): Promise<void> {
  const holidays = { start_date: dateIn(280), end_date: dateIn(293), excuses_fees: true };
  await call('post /closures/preview', { body: { name: 'Summer holidays', ...holidays } });
  await call('post /closures', { body: { name: 'Summer holidays', ...holidays } });
  await call('get /staff', { query: 'per_page=1' });
  const away = { start_date: dateIn(30), end_date: dateIn(30), start_time: '09:00', end_time: '12:30' };
  await call('post /time-off', { body: { staff_id: idOf('get /staff'), ...away, reason: 'Dentist' } });
}

/** Shortens and deletes the closure that `close` created. Extends, approves and withdraws the time off. */
async function open({ call, idOf, dateIn }: Caller): Promise<void> {
  const closure = idOf('post /closures');
  const shorter = { start_date: dateIn(280), end_date: dateIn(286) };
  await call('post /closures/:id/preview', { id: closure, body: { name: 'Summer holidays', ...shorter } });
  await call('put /closures/:id', { id: closure, body: { end_date: dateIn(286), expected_version: 1 } });
  await call('delete /closures/:id', { id: closure });
  const timeOff = idOf('post /time-off');
  await call('put /time-off/:id', { id: timeOff, body: { end_time: '13:00', expected_version: 1 } });
  await call('post /time-off/:id/decide', { id: timeOff, body: { status: 'approved' } });
  await call('delete /time-off/:id', { id: timeOff });
}

/** Creates a calendar feed for a batch. */
async function subscribe({ call }: Caller): Promise<void> {
  const batch = itemAt((await call<MadeList>('get /batches', { query: 'status=ongoing&per_page=1' })).data, 0);
  await call('post /calendar-feeds', { body: { scope: 'batch', target_id: batch.id, name: batch.name } });
}

/** Changes the name and the address of the calendar feed, and deletes the feed. */
async function unsubscribe({ call, idOf }: Caller): Promise<void> {
  const id = idOf('post /calendar-feeds');
  await call('put /calendar-feeds/:id', { id, body: { name: 'Swimming', expected_version: 1 } });
  await call('post /calendar-feeds/:id/rotate', { id });
  await call('delete /calendar-feeds/:id', { id });
}

/**
 * Adds two extra sessions to a batch. Moves, cancels and restores the first session. Records that the second session
 * took place yesterday, and takes its roll call.
 */
async function schedule({ call, idOf, dateIn }: Caller): Promise<void> {
  const batch = itemAt((await call<MadeList>('get /batches', { query: 'status=ongoing&per_page=1' })).data, 0);
  const times = { batch_id: batch.id, start_time: '18:00', end_time: '19:00' };
  await call('post /sessions', { body: { ...times, date: dateIn(7), topic: 'Starts and turns' } });
  const id = idOf('post /sessions');
  await call('put /sessions/:id', { id, body: { start_time: '17:30', end_time: '18:30', expected_version: 1 } });
  await call('post /sessions/:id/cancel', { id, body: { reason: 'The pool is being cleaned.', excuses_fees: true } });
  await call('post /sessions/:id/restore', { id });
  const { data } = await call('post /sessions', { body: { ...times, date: dateIn(-1) } });
  await call('post /sessions/:id/hold', { id: data.id });
  const { data: roster } = await call<MadeList>('get /sessions/:id/roster', { id: data.id });
  const records = [{ student_id: itemAt(roster, 0).student_id, status: 'present' }];
  await call('post /sessions/:id/attendance', { id: data.id, body: { records } });
}

/** Changes the webhook endpoint, replaces its secret, repeats deliveries, and deletes the endpoint. */
async function listenAgain({ call, idOf }: Caller): Promise<void> {
  const id = idOf('post /webhook-endpoints');
  await call('put /webhook-endpoints/:id', { id, body: { rate_per_second: 5, expected_version: 1 } });
  await call('post /webhook-endpoints/:id/rotate', { id, body: { overlap_hours: 48 } });
  await call('post /webhook-endpoints/:id/recover', { id, body: { since: '2026-03-17T00:00:00.000Z' } });
  await call('post /webhook-deliveries/:id/replay', { id: idOf('post /webhook-endpoints/:id/test') });
  await call('delete /webhook-endpoints/:id', { id });
}

/** Calls all routes that read. A route for a single record reads the first record of the list. */
async function readAll({ call, idOf }: Caller, routes: readonly ServedRoute[]): Promise<void> {
  const reading = routes.filter(({ method }) => method === 'get');
  const lists = reading.filter(({ path }) => !path.includes(':id'));
  for (const { path, answer } of lists) {
    const query = QUERIES[path] ?? PAGES[answer];
    await call(`get ${path}`, query === undefined ? {} : { query });
  }
  for (const { path, answer } of reading.filter((each) => !lists.includes(each))) {
    const list = path.slice(0, path.indexOf('/:id'));
    const query = QUERIES[path] ?? PAGES[answer];
    await call(`get ${path}`, { id: idOf(`get ${list}`), ...(query !== undefined && { query }) });
  }
}

/** For each list that can be imported, imports its first row as a dry run. */
async function importAll({ call, exported }: Caller, routes: readonly ServedRoute[]): Promise<void> {
  for (const { path } of routes.filter((route) => route.path.endsWith('/import'))) {
    await call(`post ${path}`, { body: await exported(path.replace('/import', '')), query: 'dry_run=true' });
  }
}

/** Creates people: a user, a student with a parent, and a teacher. */
async function register({ call, idOf }: Caller): Promise<void> {
  const user = { name: 'Robin Hale', ...NEW_USER, password_confirmation: NEW_USER.password };
  await call('post /auth/register', { body: user });
  await call('post /students', {
    body: {
      first_name: 'Mia',
      last_name: 'Lindqvist',
      date_of_birth: '2015-06-09',
      emergency_contact: { name: 'Karin Lindqvist', phone: '+61 7 5550 0190', relationship: 'mother' },
    },
  });
  const student = idOf('post /students');
  await call('put /students/:id', { id: student, body: { medical_notes: 'Asthma', expected_version: 1 } });
  const names = { first_name: 'Karin', last_name: 'Lindqvist' };
  const students = [{ student_id: student, relationship: 'mother', is_primary: true }];
  await call('post /parents', { body: { ...names, email: 'karin@example.com', phone: '+61 7 5550 0190', students } });
  await call('put /parents/:id', { id: idOf('post /parents'), body: { occupation: 'Architect' } });
  await call('post /departments', { body: { name: 'Diving' } });
  await call('put /departments/:id', { id: idOf('post /departments'), body: { name: 'Diving and water polo' } });
  const teacher = { first_name: 'Jonas', last_name: 'Falk', email: 'jonas@example.com', role: 'teacher' };
  await call('post /staff', {
    body: { ...teacher, department_ids: [idOf('post /departments')], hourly_rate: '42.50' },
  });
  await call('put /staff/:id', { id: idOf('post /staff'), body: { employment_type: 'part_time' } });
  await call('post /staff/:id/take-back-sessions', { id: idOf('post /staff') });
}

/**
 * Creates a track, a room and a course with a batch. The student enrolls, gets attendance marks, and transfers to
 * another batch. A requested enrollment is approved.
 */
async function teach({ call, idOf, dateIn }: Caller): Promise<void> {
  const department_id = idOf('post /departments');
  await call('post /tracks', { body: { name: 'Diving levels' } });
  await call('put /tracks/:id', { id: idOf('post /tracks'), body: { name: 'Diving badges', expected_version: 1 } });
  await call('post /levels', { body: { track_id: idOf('post /tracks'), name: 'Bronze', min_age: 8 } });
  await call('put /levels/:id', { id: idOf('post /levels'), body: { min_sessions: 10, expected_version: 1 } });
  await call('post /skills', { body: { level_id: idOf('post /levels'), name: 'Jumps from 1 metre' } });
  await call('put /skills/:id', { id: idOf('post /skills'), body: { required: false, expected_version: 1 } });
  await call('post /courses', { body: { name: 'Springboard', level: 'beginner', department_id, price: '180.00' } });
  await call('put /courses/:id', { id: idOf('post /courses'), body: { min_age: 8, color: '#0EA5E9' } });
  await call('post /rooms', { body: { name: 'Diving Pit', capacity: 16 } });
  await call('put /rooms/:id', { id: idOf('post /rooms'), body: { notes: 'Two boards', expected_version: 1 } });
  const dates = { start_date: dateIn(0), end_date: dateIn(90), start_time: '16:30', end_time: '17:30' };
  const batch = { course_id: idOf('post /courses'), name: 'Springboard, Mon/Wed 16:30', ...dates };
  const held = { days_of_week: ['monday', 'wednesday'], max_students: 12, room_id: idOf('post /rooms') };
  await call('post /batches', { body: { ...batch, ...held, instructor_id: idOf('post /staff') } });
  const later = { start_time: '17:00', end_time: '18:00' };
  await call('post /batches/:id/preview', { id: idOf('post /batches'), body: later });
  await call('put /batches/:id', { id: idOf('post /batches'), body: { status: 'ongoing', expected_version: 1 } });
  const student_id = idOf('post /students');
  await call('post /enrollments', { body: { student_id, batch_id: idOf('post /batches') } });
  const enrollment = idOf('post /enrollments');
  await call('put /enrollments/:id', { id: enrollment, body: { grade: 'B', progress_percentage: 40 } });
  await call('post /attendance', { body: { student_id, date: dateIn(0), status: 'present' } });
  await call('put /attendance/:id', { id: idOf('post /attendance'), body: { status: 'late', minutes_late: 5 } });
  const { data: skill } = await call<{ data: { id: string } }>('post /skills', {
    body: { level_id: idOf('post /levels'), name: 'Dives from 1 metre' },
  });
  await call('post /skill-marks', { body: { records: [{ student_id, skill_id: skill.id, status: 'achieved' }] } });
  await call('get /skill-marks', { query: `student_id=${student_id}&per_page=1` });
  await call('post /skill-marks/:id/void', { id: idOf('get /skill-marks'), body: { reason: 'Marked too early' } });
  const promotion = { level_id: idOf('post /levels'), override_reason: 'Came from another school' };
  await call('post /students/:id/promote', { id: student_id, body: promotion });
  await call('post /student-levels/:id/undo', {
    id: idOf('post /students/:id/promote'),
    body: { reason: 'Another student was meant' },
  });
  const pending = itemAt((await call<MadeList>('get /enrollments', { query: 'status=pending&per_page=1' })).data, 0);
  await call('post /enrollments/:id/approve', { id: pending.id, body: { coupon: 'OPEN-DAY', expected_version: 1 } });
  const other = itemAt((await call<MadeList>('get /batches', { query: 'status=upcoming&per_page=1' })).data, 0);
  await call('post /enrollments/:id/transfer', { id: enrollment, body: { batch_id: other.id } });
}

/** Creates an API key for a system of the academy, and then deletes it. */
async function connect({ call, idOf }: Caller): Promise<void> {
  const expires_at = new Date(EXAMPLE_TIME.getTime() + 90 * 86_400_000).toISOString();
  const key = { name: 'Accounting', role: 'support_staff', scopes: ['fees:read', 'payments:read'], expires_at };
  await call('post /api-keys', { body: { ...key, allowed_cidrs: ['203.0.113.0/24'] } });
  await call('get /api-keys', { query: 'per_page=1' });
  await call('delete /api-keys/:id', { id: idOf('post /api-keys') });
}

/** Deletes the records that the examples created, erases the people among them, and signs the admin out. */
async function tidyUp({ call, idOf, signIn }: Caller): Promise<void> {
  for (const path of ['enrollments', 'students', 'parents', 'batches', 'rooms', 'courses', 'staff', 'departments']) {
    const made = path === 'enrollments' ? 'post /enrollments/:id/transfer' : `post /${path}`;
    const query = path === 'students' ? 'confirm=true' : undefined;
    await call(`delete /${path}/:id`, { id: idOf(made), query });
  }
  await call('delete /files/:id', { id: idOf('post /files') });
  for (const path of ['skills', 'levels', 'tracks']) {
    await call(`delete /${path}/:id`, { id: idOf(`post /${path}`) });
  }
  const student = { id: idOf('post /students') };
  await call('post /students/:id/restore', student);
  await call('delete /students/:id', { ...student, query: 'confirm=true' });
  for (const path of ['students', 'parents', 'staff']) {
    const body = { reason: 'Asked for in writing on 17 March' };
    await call(`post /${path}/:id/erase`, { id: idOf(`post /${path}`), body });
  }
  await call('post /auth/login', { body: ADMIN, open: true });
  const { data: sessions } = await call<MadeList>('get /auth/sessions', {});
  const other = requireValue(sessions.find(({ current }) => !current));
  await call('delete /auth/sessions/:id', { id: other.id });
  await call('delete /auth/sessions', {});
  const { token } = await call<SignedIn>('post /auth/refresh', {});
  signIn(token);
  await call('post /auth/logout', {});
}
