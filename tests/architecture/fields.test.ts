import 'reflect-metadata';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AttendanceStatus } from '../../src/features/learning/attendance/attendance.enums.ts';
import { TimeOffStatus } from '../../src/features/scheduling/time-off/time-off.enums.ts';
import { addDays } from '../../src/platform/time/days.ts';
import { todayIn } from '../features/people.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { type FullAcademy, seedFullAcademy } from '../support/full-academy.ts';
import { schema } from '../support/service-schema.ts';

/** All root fields except interface fields, which return the same rows, and `jobs`, whose rows belong to all academies. */
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ type, name }) => !isInterfaceType(getNamedType(type)) && name !== 'jobs',
);

/** Root fields without fields of their own. */
const LEAVES = ['unreadNotificationCount'];

/** Queries for types of rows without a root list. */
const HANGING: Record<string, string> = {
  attendanceMark: 'attendance { nodes { rows: history { nodes { id } } } }',
  earlierResult: 'results { nodes { rows: history { nodes { id } } } }',
  materialView: 'materials { nodes { rows: views { nodes { id } } } }',
};

/** Fields of report rows that only other groupings fill. */
const OTHER_GROUPS =
  /^\w+Report.* (day|week|month|weekday|hour|method|daysToCompleted|reason|attrition|survival_[0-9]+_days|\w+(Id|Name)) /;

/**
 * Fields that are always null in lists. For example, voided fees are not listed, secrets and feed addresses are shown
 * only once, and attendees are shown only to families.
 */
const ALWAYS_NULL = [
  /voidedAt/,
  /voidReason/,
  /undoneAt/,
  /undoReason/,
  /secret/,
  /^calendarFeed.* url/,
  /attendees/,
  OTHER_GROUPS,
];

/** Arguments for root fields that return no rows without arguments, or exceed the cost limit. */
const ARGUMENTS: Record<string, (ids: FullAcademy['ids']) => string> = {
  students: () => 'first: 6, orderBy: [CREATED_AT_ASC]',
  previewNotification: () => 'kind: ABSENCE',
  previewAnnouncement: () => 'audience: { everyone: true }',
  attendanceHistoryReport: () => `first: 15, filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  attendanceSummaryReport: () => `groupBy: MONTH, filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  classAttendanceReport: () => `filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  lowAttendanceReport: () => 'groupBy: STUDENT, filter: { asOf: "2026-02-10", threshold: 100, minMarks: 1, days: 366 }',
  // a short period keeps many of these fields within the limit of one document
  clashes: () => `filter: { from: "${tomorrow()}", to: "${tomorrow()}" }`,
  gradebook: ({ batches }) => `batchId: "${batches}"`,
  capacityReport: () => `filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  retentionReport: () => `groupBy: MONTH, filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  enrollmentFunnelReport: () => `groupBy: MONTH, filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  readyForPromotion: ({ batches }) => `batchId: "${batches}"`,
  freeInstructors: ({ class_sessions }) => `sessionId: "${class_sessions}"`,
  outstandingFeesReport: () => 'groupBy: FEE_TYPE',
  monthlyReport: () => `orderBy: [MONTH_DESC], filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  pendingPaymentsReport: () => 'groupBy: FEE_TYPE',
  revenueReport: () => `groupBy: FEE_TYPE, filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  paymentHistoryReport: () => `groupBy: MONTH, filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  previewBatchChange: ({ batches }) => `id: "${batches}", input: { startTime: "07:00" }`,
  previewClosure: () => 'input: { name: "Snow", startDate: "2026-02-02", endDate: "2026-02-02" }',
  quote: ({ students, quoted }) => `studentId: "${students}", batchId: "${quoted}"`,
  staffPerformanceReport: () => `filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  studentProgressReport: () => `groupBy: ENROLLMENT, filter: { from: "${addDays(todayIn('UTC'), -1800)}" }`,
  timetable: () => 'from: "2026-11-01", to: "2026-11-03"',
};

const tomorrow = (): string => addDays(todayIn('UTC'), 1);

/** Creates two sessions at the same time tomorrow, with one student, one room and an instructor on time off. */
async function seedClashes({ academy, ids: { batches, staff, rooms } }: FullAcademy): Promise<void> {
  const date = tomorrow();
  await academy.with.timeOff({ staffId: staff as string, startDate: date, status: TimeOffStatus.APPROVED });
  const { id: studentId } = await academy.with.student();
  for (const batchId of [batches as string, (await academy.with.batch()).id]) {
    await academy.with.session({ batchId, instructorId: staff, roomId: rooms, date, slotDate: null });
    await academy.with.enrollment({ studentId, batchId });
  }
}

/** Creates a student who was late to one of two sessions and absent from the other. */
async function seedLowAttendance({ academy, ids: { batches } }: FullAcademy): Promise<void> {
  const { LATE, ABSENT } = AttendanceStatus;
  const batchId = batches as string;
  const { id: studentId } = await academy.with.student();
  await academy.with.enrollment({ studentId, batchId });
  for (const [date, status] of Object.entries({ '2026-02-05': LATE, '2026-02-06': ABSENT })) {
    await academy.with.session({ batchId, date, slotDate: null });
    await academy.with.attendance({ studentId, batchId, date, status });
  }
}

/** Adds a batch in which the student is not enrolled, as `quoted`. */
async function withQuoted(full: FullAcademy): Promise<FullAcademy> {
  const { id: quoted } = await full.academy.with.batch({ courseId: full.ids.courses as string });
  return { ...full, ids: { ...full.ids, quoted } };
}

/** Number of fields in one document, each under a root field with its own alias. */
const SIDE_BY_SIDE = 20;

/**
 * Returns each field of a type as a separate selection: `name`, `emergencyContact { phone }`, `batch { id }`, `fees {
 * edges { cursor } }`.
 */
function fieldsAlone(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (!isObjectType(target)) return [field.name];
    return insideOf(target).map((inside) => `${field.name} { ${inside} }`);
  });
}

/**
 * Returns selections for the object of a field. For another row it returns only the id, because the root list of that
 * row tests its fields.
 */
function insideOf(type: GraphQLObjectType): string[] {
  if ('id' in type.getFields()) return ['id'];
  return fieldsAlone(type);
}

/** Returns each field of a list as a separate selection. */
function listAlone(list: GraphQLField<unknown, unknown>): string[] {
  const connection = getNamedType(list.type) as GraphQLObjectType;
  const row = getNamedType(connection.getFields().nodes?.type as never) as unknown as GraphQLObjectType;
  const rows = fieldsAlone(row);
  return [
    ...rows.map((field) => `nodes { ${field} }`),
    ...rows.slice(0, 2).map((field) => `edges { node { ${field} } }`),
    ...fieldsAlone(connection).filter((field) => !field.startsWith('nodes')),
  ];
}

/** Returns true if a value contains nothing but null and empty lists. */
function isBare(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === 'object' && Object.values(value as object).every(isBare);
}

describe('a query for a single field returns the same value as a query for all fields', () => {
  let app: TestApp;
  let full: FullAcademy;

  beforeAll(async () => {
    // reports contain the time of their computation
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    app = await testApp();
    full = await withQuoted(await seedFullAcademy(app));
    await seedClashes(full);
    await seedLowAttendance(full);
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  async function answer(query: string): Promise<any> {
    const { data, errors } = await gql(app, full.admin, query);
    expect(errors, query).toBeUndefined();
    return data;
  }

  /**
   * Queries each selection separately, and then all selections together under one root field. Returns the selections
   * that were null.
   */
  async function compare(root: string, selections: readonly string[]): Promise<string[]> {
    // one `nodes` has the fields of all rows, because a document may repeat a field only 100 times in one place
    const all = selections.join(' ').replaceAll('} nodes { ', '');
    const together = (await answer(`{ ${root} { ${all} } }`))[root.replace(/\W.*/, '')];
    const bare: string[] = [];
    for (let start = 0; start < selections.length; start += SIDE_BY_SIDE) {
      const some = selections.slice(start, start + SIDE_BY_SIDE);
      // fields with different aliases are read separately
      const alone = await answer(`{ ${some.map((each, index) => `f${index}: ${root} { ${each} }`).join(' ')} }`);
      for (const [index, selection] of some.entries()) {
        expect(together, selection).toMatchObject(alone[`f${index}`]);
        if (isBare(alone[`f${index}`])) bare.push(selection);
      }
    }
    return bare.filter((selection) => !ALWAYS_NULL.some((known) => known.test(`${root} ${selection}`)));
  }

  const lists = queries.filter((field) => field.args.some((argument) => argument.name === 'orderBy'));
  const ones = queries.filter(({ name, args }) => args.some((argument) => argument.name === 'id') && !ARGUMENTS[name]);
  const others = queries.filter((field) => !lists.includes(field) && !ones.includes(field));

  const asked = (name: string): string => {
    const given = ARGUMENTS[name]?.(full.ids);
    return given ? `${name}(${given})` : name;
  };

  it.each(lists.map((list) => [list.name, list] as const))('in the list field %s', async (name, list) => {
    expect(await compare(asked(name), listAlone(list))).toEqual([]);
  });

  it.each(ones.map((one) => [one.name, one] as const))(
    'in the field %s(id), which returns one record',
    async (name, one) => {
      const type = getNamedType(one.type) as GraphQLObjectType;
      const list = lists.find(({ type: each }) => {
        const connection = getNamedType(each) as GraphQLObjectType;
        return getNamedType(connection.getFields().nodes?.type as never) === (type as never);
      });
      const rows = JSON.stringify(await answer(`{ ${HANGING[name] ?? `${list?.name} { nodes { id } }`} }`));
      const ids = [...rows.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(0);
      // a field that is null in one row has a value in another row
      const bare = await Promise.all(ids.map((id) => compare(`${name}(id: "${id}")`, fieldsAlone(type))));
      expect(bare.reduce((some, each) => some.filter((selection) => each.includes(selection)))).toEqual([]);
    },
  );

  it.each(others.map((other) => [other.name, other] as const))(
    'in the root field %s, which returns no list',
    async (name, other) => {
      const type = getNamedType(other.type);
      if (isLeafType(type)) return expect(LEAVES).toContain(name);
      await compare(asked(name), fieldsAlone(type as GraphQLObjectType));
    },
  );
});
