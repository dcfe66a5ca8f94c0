import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Academy } from '../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../src/features/academy/academies/academy.enums.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, gql } from '../support/clients.ts';
import { IS_QUICK_ON_POSTGRESQL } from '../support/mode.ts';
import { ASKERS, type Asker, type School, seedSchool } from '../support/school.ts';
import { answerOf } from './compare.ts';
import { type Answer, interpret, type ToldError } from './interpreter.ts';
import { seedRichSchool } from './rich-school.ts';
import { type RootField, rootFields } from './root-fields.ts';

type Somebody = Asker | 'foreigner' | 'foreigner at home' | 'admin of a suspended academy';

/** The roles that an administrator manages. */
const BELOW_ADMINISTRATOR: readonly Asker[] = ['department_head', 'teacher', 'support_staff', 'parent', 'student'];

/** Fields that are forbidden for some roles, with these roles. */
const REFUSED: Record<string, readonly Asker[]> = {};
const refuse = (fields: string, ...askers: Asker[]) => {
  for (const field of fields.split(' ')) REFUSED[field] = askers;
};
refuse(
  'fee fees payment payments account accounts creditNote creditNotes invoice invoices',
  'department_head',
  'teacher',
);
refuse('attendanceHistoryReport attendanceSummaryReport studentProgressReport', 'support_staff');
refuse('assessment assessments result results gradebook', 'support_staff');
refuse('termComment termComments', 'support_staff');
refuse('earlierResult gradeScale gradeScales', 'support_staff', 'parent', 'student');
refuse('materialView', 'parent', 'student');
refuse('staffPerformanceReport', 'parent', 'student');
refuse('classAttendanceReport lowAttendanceReport', 'support_staff', 'parent', 'student');
refuse('ageingReport outstandingFeesReport pendingPaymentsReport', 'department_head', 'teacher', 'parent', 'student');
refuse('monthlyReport revenueReport', ...BELOW_ADMINISTRATOR);
refuse('capacityReport enrollmentFunnelReport retentionReport', 'teacher', 'support_staff', 'parent', 'student');
refuse('paymentHistoryReport', 'department_head', 'teacher');
refuse('parent parents', 'student');
refuse('member members invitation invitations', ...BELOW_ADMINISTRATOR);
refuse('auditEntry auditLog apiKey apiKeys', 'administrator', ...BELOW_ADMINISTRATOR);

refuse(
  'billingRun billingRuns certificateTemplate certificateTemplates discount discounts feePlan feePlans',
  ...BELOW_ADMINISTRATOR,
);

refuse('taxRate taxRates term terms', ...BELOW_ADMINISTRATOR);

refuse('events eventTypes webhookDelivery webhookDeliveries webhookEndpoint webhookEndpoints', ...BELOW_ADMINISTRATOR);

refuse(
  'notificationSend notificationSends notificationKinds previewNotification notificationTemplate notificationTemplates',
  ...BELOW_ADMINISTRATOR,
);

// heads and teachers may not address everyone
refuse('previewAnnouncement', ...BELOW_ADMINISTRATOR);

/** Fields that return only the caller's own records, for every member. */
const OF_ONES_OWN = [
  'calendarFeeds',
  'files',
  'notifications',
  'notification',
  'notificationPreferences',
  'announcements',
];

/** Fields that only the Super Admin may read, in any academy. */
const OF_THE_SUPER_ADMIN = ['jobs'];

refuse('readyForPromotion', 'parent', 'student', 'support_staff');
refuse('skillMark skillMarks studentLevel studentLevels', 'support_staff');
refuse('clashes freeInstructors staffTimeOff timeOff', 'parent', 'student');
refuse('previewBatchChange', 'teacher', 'support_staff', 'parent', 'student');
refuse('previewClosure', ...BELOW_ADMINISTRATOR);

const codeOf = ({ extensions }: ToldError) => (extensions as { code: string }).code;

/** Fields that need a user but no academy. */
const WITHOUT_ACADEMY = ['me', 'mySessions', 'academy', 'academies'];

/**
 * Previews for roles that may write. They are forbidden in a suspended academy, and return NOT_FOUND if the record is
 * invisible.
 */
const BEFORE_WRITING = ['previewBatchChange', 'previewClosure'];

/** The callers whose first request creates the plan. `npm test` tries only one of them on PostgreSQL. */
const FIRST_CALLERS: readonly Asker[] = IS_QUICK_ON_POSTGRESQL ? ['super_admin'] : ['super_admin', 'nobody'];

/** Returns the error codes expected for a caller. */
function refusalOf({ name }: RootField, asker: Somebody): string[] {
  if (asker === 'nobody') return ['UNAUTHENTICATED'];
  if (WITHOUT_ACADEMY.includes(name)) return [];
  if (OF_THE_SUPER_ADMIN.includes(name)) return asker === 'super_admin' ? [] : ['FORBIDDEN'];
  if (BEFORE_WRITING.includes(name) && asker === 'admin of a suspended academy') return ['FORBIDDEN'];
  if (name === 'previewBatchChange' && asker === 'foreigner at home') return ['NOT_FOUND'];
  const isStranger = asker === 'outsider' || asker === 'foreigner';
  return isStranger || REFUSED[name]?.includes(asker as Asker) ? ['FORBIDDEN'] : [];
}

describe('a query plan that callers with different roles use', () => {
  let app: TestApp;
  let school: School;
  let everybody: [Somebody, Credentials][];
  let serial = 0;

  beforeAll(async () => {
    // otherwise, a response with upcoming sessions could change between two callers
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    app = await testApp();
    school = await seedRichSchool(app);
    const other = await seedSchool(app);
    const suspended = await seedSchool(app);
    await suspended.academy.run(async (em) => {
      const academy = await em.findOneOrFail(Academy, { id: suspended.academy.id });
      academy.status = AcademyStatus.SUSPENDED;
    });
    const foreigner = other.as.academy_admin;
    everybody = [
      ...ASKERS.map((asker): [Somebody, Credentials] => [asker, school.as[asker]]),
      ['foreigner', { ...foreigner, academyId: school.academy.id }],
      ['foreigner at home', foreigner],
      ['admin of a suspended academy', suspended.as.academy_admin],
    ];
  });

  afterAll(() => {
    vi.useRealTimers();
  });

  /** Returns the id that a field needs: the id of the oldest row. */
  async function variablesOf({ name, list }: RootField): Promise<object> {
    if (name === 'attendanceMark') {
      const history = '{ attendance(first: 100) { nodes { history(first: 1) { nodes { id } } } } }';
      const { data } = await gql(app, school.as.super_admin, history);
      return data.attendance.nodes.flatMap((record: any) => record.history.nodes)[0];
    }
    if (name === 'earlierResult') {
      const history = '{ results(first: 100) { nodes { history(first: 1) { nodes { id } } } } }';
      const { data } = await gql(app, school.as.super_admin, history);
      return data.results.nodes.flatMap((result: any) => result.history.nodes)[0];
    }
    if (name === 'materialView') {
      const views = '{ materials(first: 100) { nodes { views(first: 1) { nodes { id } } } } }';
      const { data } = await gql(app, school.as.super_admin, views);
      return data.materials.nodes.flatMap((material: any) => material.views.nodes)[0];
    }
    if (list === null || list === name) return {};
    const asker = OF_ONES_OWN.includes(list) ? 'academy_admin' : 'super_admin';
    const { data } = await gql(app, school.as[asker], `{ ${list}(last: 1) { nodes { id } } }`);
    return data[list].nodes[0];
  }

  const ask = async (as: Credentials, document: string, variables: object) => {
    const answer = await gql(app, as, document, variables);
    return { status: answer.status, ...answerOf(answer) };
  };

  const owns = new Map<string, Promise<Answer>>();

  /** Returns the response of graphql-js to a caller. It is computed once, because it never changes. */
  function answerTo(name: Somebody, caller: Credentials, field: RootField, variables: object): Promise<Answer> {
    const key = `${name} ${field.name}`;
    const own = owns.get(key) ?? interpret(app, caller, field.document('Own'), { ...variables });
    owns.set(key, own);
    return own;
  }

  /** Returns all callers in turn, starting with the named caller. */
  const from = (first: Somebody) => {
    const at = everybody.findIndex(([name]) => name === first);
    return [...everybody.slice(at), ...everybody.slice(0, at)];
  };

  it('the permission test of query plans covers each root field of the schema', () => {
    expect(rootFields.length).toBeGreaterThan(20);
    expect(Object.keys(REFUSED).filter((name) => !rootFields.some((field) => field.name === name))).toEqual([]);
  });

  describe.each(FIRST_CALLERS)('created by a first request of the caller %s', (first) => {
    it.each(rootFields)('checks the permission of each caller for the root field $name', async (field) => {
      const variables = await variablesOf(field);
      const shared = field.document(`Shared${++serial}`);
      const [[, starter]] = from(first) as [[Somebody, Credentials]];
      await ask(starter, shared, variables);
      for (const [name, caller] of from(first)) {
        const own = await answerTo(name, caller, field, variables);
        expect(own.errors.map(codeOf), name).toEqual(refusalOf(field, name));
        if (own.errors.length > 0) expect((own.data as { answer?: unknown } | null)?.answer ?? null, name).toBeNull();
        expect(await ask(caller, shared, variables), name).toEqual({ status: 200, ...own });
      }
    });
  });
});
