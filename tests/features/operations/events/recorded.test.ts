import 'reflect-metadata';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, modules } from '../../../../src/features/index.ts';
import { isTenantClass } from '../../../../src/platform/database/tenant-record.ts';
import { allEventTypes } from '../../../../src/platform/events/event-types.ts';
import { type Crossing, MUTATION_NAMES, prepare, seedCrossing } from '../../../races/mutations.ts';
import { startTestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { expectStepsKept } from '../../academics/enrollments/steps.ts';
import { expectData, leftBy, type Row } from './setup.ts';

/** Mutations on the caller's own account and calendar feeds, and mutations of the Super Admin on jobs. */
const OUTSIDE = [
  ...['login', 'logout', 'refreshToken', 'register', 'changePassword', 'requestPasswordReset', 'resetPassword'],
  ...['requestEmailVerification', 'verifyEmail', 'revokeSession', 'revokeOtherSessions', 'retryJob', 'discardJob'],
  ...['createCalendarFeed', 'updateCalendarFeed', 'rotateCalendarFeed', 'revokeCalendarFeed'],
];

/** Mutations that send events again, without an event of their own. */
const SENDING = ['recoverWebhookDeliveries', 'replayWebhookDelivery', 'testWebhookEndpoint'];

/** Mutations that a job completes later. The job records the events, not the mutation. */
const BEHIND = ['runBilling', 'confirmBillingRun'];

/** Mutations on drafts of announcements and on notices, which have no events. */
const ON_NOTICES = [
  ...['createAnnouncement', 'updateAnnouncement', 'deleteAnnouncement', 'testAnnouncement', 'markNotificationsRead'],
  ...['createNotificationTemplate', 'updateNotificationTemplate', 'deleteNotificationTemplate'],
  ...['updateNotificationPreferences', 'resendNotification'],
];

/** Mutations after which no event is expected. */
const WITHOUT_EVENTS = [...OUTSIDE, ...SENDING, ...BEHIND, ...ON_NOTICES, 'deleteFile', 'openMaterial'];

/** Tenant entities without events of their own, with the reason. */
const SILENT: Record<string, string> = {
  CallerMembership: 'it is a copy of a membership, which has events',
  AttendanceCount: 'counted by triggers',
  AttendanceMonth: 'what marks come to, kept by triggers: they tell of themselves',
  AttendanceHistory: 'how a record was marked before: attendance.corrected tells of the record',
  AuditEntry: 'a note of what happened',
  AuditEntryCount: 'counted by triggers',
  ChargeCredit: 'what a credit note credits: that tells of itself',
  ClosureTarget: 'what a closure names: closure.updated tells of the closure',
  DiscountUse: 'who got a discount: what is billed with it tells of itself',
  EnrollmentAddOn: 'what is billed with an enrollment: the fees tell of themselves',
  CalendarFeed: 'of one person alone, as sessions are',
  File: 'of its uploader until a record refers to it: the event of that record tells of it',
  FileReference: 'which records refer to a file: their events tell of them',
  CertificateCounter: 'counted on by certificates, which tell of themselves',
  CertificatePrint: 'the checksum of a file, which verifications show',
  CreditNoteCounter: 'counted on by credit notes, which tell of themselves',
  EnrollmentCount: 'counted by triggers',
  EnrollmentEvent: 'how far an enrollment has come, for reports: the enrollment tells of it',
  EnrollmentTransfer: 'from where an enrollment came: enrollment.transferred tells of it',
  FeeBalance: 'kept of what lines of the ledger come to',
  FeeCount: 'counted by triggers',
  FeeReminder: 'a note of a notice',
  FormerDueDate: 'how long a fee was due before: fee.changed tells of the fee',
  FinalGrade: 'which grades a finalisation filled: the events of their enrollments report them',
  GradeAverage: 'computed from results, which tell of themselves',
  IdempotencyKey: 'a note of what happened',
  InvoiceCounter: 'counted on by invoices, which tell of themselves',
  Job: 'what is still to happen',
  LedgerEntry: 'lines of the ledger: fees, payments, credit notes and credit.applied tell of them',
  MaterialView: 'who opened a material: the material stays as it is',
  NoticeCursor: 'how far the notices of an academy have read its events',
  NoticePreference: 'what one person chose for one channel',
  NoticeSubject: 'what a notice is about: the events that caused it tell of it',
  Notification: 'an entry in the inbox of one person',
  NotificationSend: 'a message about an event, on its way to one person',
  NotificationTemplate: 'the text of messages',
  OutboxEvent: 'the events themselves',
  ParentCount: 'counted by triggers',
  PaymentCount: 'counted by triggers',
  ReceiptCounter: 'counted on by payments, which tell of themselves',
  ReminderMark: 'a note of the last notices',
  ResultHistory: 'how a result was before: results.saved tells of the result',
  StudentCount: 'counted by triggers',
  WebhookDelivery: 'an event on its way: one about it would be sent in turn',
};

/** Tables that are written in bulk, with the events that cover all rows of a write. */
const TOLD_IN_BULK: Record<string, readonly string[]> = {
  // the balance of an account follows from these ledger events
  accounts: [
    ...['fee.created', 'fee.changed', 'fee.voided', 'payment.recorded', 'payment.refunded', 'credit_note.created'],
    'credit_note.voided',
  ],
  class_sessions: ['sessions.rescheduled'],
  // an issued invoice marks its fee, but changes no value of the fee that callers see
  fees: ['invoice.issued'],
};

/** Event types tested in `what-is-told.test.ts` and in the tests of webhooks, members and the ledger. */
const TOLD_BELOW = [
  'api_key.updated',
  'attendance.corrected',
  'billing_run.done',
  'billing_run.held',
  'certificate.changed',
  'certificate.restored',
  'certificate.withdrawn',
  'credit.applied',
  'credit_note.voided',
  'enrollment.promoted',
  'enrollment.updated',
  'enrollment.waitlisted',
  'invitation.changed',
  'penalty.posted',
  'webhook_endpoint.disabled',
];

const types = new Map(allEventTypes(modules).map((each) => [each.type, each]));

/** Personal columns: names, addresses and notes. */
const PERSONAL = {
  students: ['first_name', 'last_name', 'name', 'external_id', 'city', 'student_number'],
  parents: ['first_name', 'last_name', 'name', 'email', 'phone'],
  staff: ['first_name', 'last_name', 'name', 'email', 'staff_number'],
  users: ['name', 'email'],
  attendance: ['remarks', 'session'],
  enrollments: ['notes', 'drop_reason', 'grade'],
  fees: ['title', 'notes'],
  payments: ['reference'],
  credit_notes: ['note'],
  batches: ['name', 'notes'],
  closures: ['name'],
  discounts: ['name'],
  certificates: ['override_reason', 'revoke_reason', 'code'],
  staff_time_off: ['reason'],
  invitations: ['email', 'token_hash'],
};

/** Texts that replace erased names. */
const ERASED_NAMES = ['Erased', 'parent', 'staff', 'staff member', 'student'];

/** Returns the names of changed tables without duplicates. */
const tablesWritten = (statements: readonly string[]): string[] => [
  ...new Set(statements.flatMap((each) => /^(?:insert into|update|delete from) [`"]?(\w+)/.exec(each)?.[1] ?? [])),
];

describe('events that mutations record', () => {
  let at: Crossing;

  beforeAll(async () => {
    // uses a separate database, because the test searches all events for personal data
    at = await seedCrossing(await startTestApp());
  });

  afterAll(() => at.app.stop());

  it('exist for every mutation, with data of the declared type and without personal data', async () => {
    const { kysely } = at.app.services.database;
    const all: Row[] = [];
    // erasePerson is called three times, once for each kind of person
    for (const name of [...MUTATION_NAMES, 'erasePerson', 'erasePerson']) {
      const send = await prepare(at, name);
      let written: string[] = [];
      const events = await leftBy(at.app, async () => {
        const { result, statements } = await at.app.counting(() => send(at.app));
        expect(result.errors, name).toBeUndefined();
        written = tablesWritten(statements);
      });
      // each written table needs a matching event, even if a bulk statement wrote the table
      const told = new Set(events.map(({ type }) => type));
      const recordings = [...BEHIND, ...ON_NOTICES].includes(name)
        ? []
        : modules.flatMap((module) => module.recordings ?? []);
      for (const { entity, types: its } of recordings) {
        const { tableName } = at.app.services.database.orm.getMetadata().get(entity);
        if (written.includes(tableName))
          expect(
            [...its.map(({ type }) => type), ...(TOLD_IN_BULK[tableName] ?? [])].some((type) => told.has(type)),
            `${name}: ${tableName}`,
          ).toBe(true);
      }
      // every change of an enrollment status must record its step
      await expectStepsKept(at.academy, name);
      if (WITHOUT_EVENTS.includes(name)) expect(events, name).toEqual([]);
      else expect(events.length, name).toBeGreaterThan(0);
      all.push(...events);
    }
    for (const event of all) {
      const type = types.get(event.type);
      if (!type) throw new Error(`${event.type} is in no list.`);
      expect(event.resource).toBe(type.resource);
      expectData(event.payload, type.data, event.type);
      expect(Buffer.byteLength(JSON.stringify(event.payload))).toBeLessThan(20_000);
    }
    const text = JSON.stringify(all.map(({ payload }) => payload));
    for (const [table, columns] of Object.entries(PERSONAL)) {
      for (const column of columns) {
        const { rows } = await sql<{ value: string | null }>`select distinct ${sql.ref(column)} as value
          from ${sql.table(table)}`.execute(kysely);
        const told = rows.flatMap(({ value }) => value || []).filter((value) => !ERASED_NAMES.includes(value));
        for (const value of told) expect(text, `${table}.${column}`).not.toContain(`"${value}"`);
      }
    }
    const seen = new Set(all.map(({ type }) => type));
    const rest = [...types.keys()].filter((type) => !seen.has(type) && !TOLD_BELOW.includes(type));
    expect(rest).toEqual([]);
  });

  it('do not exist if a mutation is refused', async () => {
    const student = await at.academy.as('student');
    const asStudent: Crossing = { ...at, admin: student };
    // these mutations are not called by the admin, or their preparation contains calls of the admin
    const others = [
      ...[...OUTSIDE, 'acceptInvitation', 'changeMemberRole', 'createAcademy', 'createWebhookEndpoint'],
      ...['deleteAcademy', 'removeMember', 'revokeApiKey', 'revokeInvitation'],
      // every member may call these
      ...['markNotificationsRead', 'updateNotificationPreferences'],
      // every member may call it for their own files, or for the materials that they can see
      ...['deleteFile', 'openMaterial'],
    ];
    const refused = MUTATION_NAMES.filter((name) => !others.includes(name));
    for (const name of refused) {
      const send = await prepare(asStudent, name);
      const events = await leftBy(at.app, async () => expect((await send(at.app)).errors, name).toHaveLength(1));
      expect(events, name).toEqual([]);
    }
  });

  it('do not exist if a mutation changes nothing', async () => {
    const { id } = await at.academy.with.batch({ name: 'Same' });
    const same = 'mutation ($id: ID!) { updateBatch(id: $id, input: { name: "Same" }) { id } }';
    expect(await leftBy(at.app, () => gql(at.app, at.admin, same, { id }))).toEqual([]);
  });

  it('are declared for every tenant entity, except entities in the list of exceptions', () => {
    const recorded = modules.flatMap(({ recordings = [] }) => recordings.map(({ entity }) => entity));
    const silent = entities.filter(isTenantClass).filter((entity) => !recorded.includes(entity as never));
    expect(silent.map(({ name }) => name).toSorted()).toEqual(Object.keys(SILENT).toSorted());
  });
});
