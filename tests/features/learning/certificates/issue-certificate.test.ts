import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Course } from '../../../../src/features/academics/courses/course.entity.ts';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { AttendanceStatus } from '../../../../src/features/learning/attendance/attendance.enums.ts';
import { OutboxEvent } from '../../../../src/platform/events/outbox.entity.ts';
import { todayIn } from '../../../../src/platform/tenancy/context.ts';
import { addMonths } from '../../../../src/platform/time/days.ts';
import { rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { badInput, FORBIDDEN, refusal, UNKNOWN_ID } from '../../writing.ts';
import {
  type CertifiedClass,
  classmate,
  createTemplate,
  issueCertificate,
  promoteTwice,
  readCertificate,
  seedCertifiedClass,
} from './setup.ts';

const NOT_MET = badInput({ enrollmentId: ['The enrollment does not meet the completion rule.'] });
const HELD = badInput({ enrollmentId: ['The enrollment has a certificate.'] });
const today = todayIn('UTC');

const issue = (at: CertifiedClass, given: object = {}, as = at.admin) =>
  issueCertificate(at.app, as, { enrollmentId: at.enrollmentId, ...given });
const refused = (at: CertifiedClass, given: object = {}, as = at.admin) =>
  refusal(at.app, at.academy.id, () => issue(at, given, as));
const change = (at: CertifiedClass, given: Partial<Enrollment>) =>
  at.academy.run(async (em) => void Object.assign(await em.findOneOrFail(Enrollment, { id: at.enrollmentId }), given));

describe('issueCertificate for an enrollment', () => {
  it('uses the built-in text, assigns a number and a code, and records an event', async () => {
    const at = await seedCertifiedClass();
    const { data, errors } = await issue(at, { enrollmentId: at.enrollmentId.toUpperCase() });
    expect(errors).toBeUndefined();
    const { id, code } = data.issueCertificate;
    expect(code).toMatch(/^[A-Z2-7]{16}$/);
    expect(data.issueCertificate).toMatchObject({
      ...{
        number: 'CRT-000001',
        studentId: at.studentId,
        enrollmentId: at.enrollmentId,
        levelId: null,
        status: 'ISSUED',
      },
      ...{ templateId: null, issuedBy: at.admin.userId, expiresOn: null, overrideReason: null, replacedById: null },
      snapshot: {
        ...{ studentName: 'Ada Lovelace', title: 'Certificate of Completion', courseName: 'Crawl', grade: null },
        text: 'This certifies that Ada Lovelace completed Crawl on June 30, 2026.',
        ...{ completedOn: '2026-06-30', issuedOn: today, expiresOn: null, number: 'CRT-000001', code, signatories: [] },
        verificationUrl: `${at.app.config.publicUrl}/verify/${code}`,
      },
    });
    expect(await readCertificate(at.app, at.admin, id)).toEqual(data.issueCertificate);
    const [event] = await at.academy.run((em) => em.find(OutboxEvent, { type: 'certificate.issued' }));
    expect(event?.payload).toMatchObject({ student_id: at.studentId, state: 'issued' });
    expect(JSON.stringify(event?.payload)).not.toContain('Ada');
    expect(JSON.stringify(event?.payload)).not.toContain(code);
  });

  it('uses the template of the input, or else of the course, or else of the level of the course', async () => {
    const at = await seedCertifiedClass();
    const [ofInput, ofCourse, ofLevel] = await Promise.all(
      ['Input', 'Course', 'Level'].map((name) => createTemplate(at.app, at.admin, { name, title: name })),
    );
    const { firstId } = await promoteTwice(at);
    await rest(at.app, at.admin, 'PUT', `/levels/${firstId}`, { certificate_template_id: ofLevel });
    const course = `/courses/${at.courseId}`;
    await rest(at.app, at.admin, 'PUT', course, { certificate_template_id: ofCourse, level_id: firstId });
    const titleOf = async (enrollmentId: string, given: object = {}) =>
      (await issue(at, { enrollmentId, ...given })).data.issueCertificate.snapshot.title;
    expect(await titleOf((await classmate(at)).enrollmentId, { templateId: ofInput })).toBe('Input');
    expect(await titleOf((await classmate(at)).enrollmentId)).toBe('Course');
    await rest(at.app, at.admin, 'PUT', course, { certificate_template_id: null });
    expect(await titleOf((await classmate(at)).enrollmentId)).toBe('Level');
    expect((await rest(at.app, at.admin, 'DELETE', `/certificate-templates/${ofLevel}`)).status).toBe(200);
    expect(await titleOf((await classmate(at)).enrollmentId)).toBe('Certificate of Completion');
    expect((await rest(at.app, at.admin, 'GET', `/levels/${firstId}`)).body.data.certificate_template_id).toBeNull();
  });

  it('replaces every placeholder once, and stores grade, level and hours only if the text contains them', async () => {
    const at = await seedCertifiedClass();
    await change(at, { grade: '{number}' });
    for (const [date, status] of [
      ['2026-03-02', 'held'],
      ['2026-03-04', 'scheduled'],
      ['2026-03-09', 'cancelled'],
      ['2026-07-01', 'held'],
      ['2026-01-01', 'held'],
    ] as const) {
      await at.academy.with.session({
        batchId: at.batchId,
        date,
        startTime: '09:00:00',
        endTime: '10:15:00',
        status: status as never,
      });
    }
    const body = '{student_name}|{course_name}|{completed_on}|{grade}|{level}|{hours}|{number}';
    const signatories = [{ name: 'Grace Hopper', title: 'Head coach' }];
    const templateId = await createTemplate(at.app, at.admin, { body, signatories, valid_months: 6 });
    const { data } = await issue(at, { templateId });
    const expiresOn = addMonths(today, 6);
    expect(data.issueCertificate).toMatchObject({ templateId, expiresOn, status: 'ISSUED' });
    expect(data.issueCertificate.snapshot).toMatchObject({
      text: 'Ada Lovelace|Crawl|June 30, 2026|{number}|–|2.5|CRT-000001',
      ...{ grade: '{number}', levelName: null, hours: '2.5', expiresOn, signatories },
    });
  });

  it('keeps the printed values of a certificate if names and templates change', async () => {
    const at = await seedCertifiedClass();
    const templateId = await createTemplate(at.app, at.admin);
    const { id, snapshot } = (await issue(at, { templateId })).data.issueCertificate;
    await rest(at.app, at.admin, 'PUT', `/students/${at.studentId}`, { last_name: 'King' });
    await rest(at.app, at.admin, 'PUT', `/certificate-templates/${templateId}`, { title: 'Other' });
    expect((await readCertificate(at.app, at.admin, id)).snapshot).toEqual(snapshot);
  });

  it('refuses a second certificate, and uses no certificate number', async () => {
    const at = await seedCertifiedClass();
    await issue(at);
    expect(await refused(at)).toEqual(HELD);
    const { enrollmentId } = await classmate(at);
    expect((await issue(at, { enrollmentId })).data.issueCertificate.number).toBe('CRT-000002');
  });

  it('refuses enrollments that are not completed, even with a reason for an override', async () => {
    const at = await seedCertifiedClass();
    await change(at, { status: EnrollmentStatus.ACTIVE, completionDate: null });
    expect(await refused(at)).toEqual(NOT_MET);
    expect(await refused(at, { overrideReason: 'Please' })).toEqual(NOT_MET);
  });

  it('counts attendance only for the days of the active enrollment, and accepts a rate that equals the minimum of the rule', async () => {
    const at = await seedCertifiedClass({ minAttendance: 75 });
    const mark = (date: string, status: AttendanceStatus) =>
      at.academy.with.attendance({ studentId: at.studentId, batchId: at.batchId, date, status });
    expect(await refused(at)).toEqual(NOT_MET);
    await mark('2026-02-02', AttendanceStatus.PRESENT);
    await mark('2026-02-04', AttendanceStatus.LATE);
    await mark('2026-02-09', AttendanceStatus.ABSENT);
    // a day after the completion does not count
    await mark('2026-07-06', AttendanceStatus.PRESENT);
    expect(await refused(at)).toEqual(NOT_MET);
    await mark('2026-02-11', AttendanceStatus.PRESENT);
    expect((await issue(at)).errors).toBeUndefined();
  });

  it('checks the progress at the completion against the rule that applies at the time of issue', async () => {
    const at = await seedCertifiedClass({ minProgress: 80 });
    expect(await refused(at)).toEqual(NOT_MET);
    await change(at, { completedProgress: 79 });
    expect(await refused(at)).toEqual(NOT_MET);
    await at.academy.run(async (em) => {
      const course = await em.findOneOrFail(Course, { id: at.courseId });
      course.completionRule = { ...course.completionRule, minProgress: 79 };
    });
    expect((await issue(at)).errors).toBeUndefined();
  });

  it('requires that fees and penalties of the enrollment are paid if the completion rule has requirePaid', async () => {
    const at = await seedCertifiedClass({ requirePaid: true });
    const { studentId, enrollmentId } = at;
    const fee = await at.academy.with.fee({ studentId, enrollmentId, amount: 5_000 });
    const penalty = { feeType: 'late_payment_penalty' as never, penaltyForId: fee.id, amount: 100 };
    const late = await at.academy.with.fee({ studentId, enrollmentId, ...penalty });
    await at.academy.with.payment({ feeId: fee.id, amount: 5_000 });
    expect(await refused(at)).toEqual(NOT_MET);
    await at.academy.with.payment({ feeId: late.id, amount: 100 });
    expect((await issue(at)).errors).toBeUndefined();
  });

  it('lets admins override the rule with a reason in this request or at the completion, and stores no reason if the rule is met', async () => {
    const at = await seedCertifiedClass({ minProgress: 80 });
    expect(await refused(at, { overrideReason: 'Talent' }, at.head)).toEqual(FORBIDDEN);
    const administrator = await at.academy.as('administrator');
    const now = await issue(at, { overrideReason: 'Talent' }, administrator);
    expect(now.data.issueCertificate).toMatchObject({ overrideReason: 'Talent', issuedBy: administrator.userId });
    const earlier = await classmate(at);
    await change({ ...at, ...earlier }, { overrideReason: 'Was ill' });
    const { data } = await issue(at, earlier.enrollmentId ? { enrollmentId: earlier.enrollmentId } : {}, at.head);
    expect(data.issueCertificate.overrideReason).toBe('Was ill');
    const met = await classmate(at);
    await change({ ...at, ...met }, { completedProgress: 90 });
    const needless = await issue(at, { enrollmentId: met.enrollmentId, overrideReason: 'Needless' });
    expect(needless.data.issueCertificate.overrideReason).toBeNull();
  });

  it('refuses enrollments, templates and students that the caller cannot see', async () => {
    const at = await seedCertifiedClass();
    const foreign = await seedCertifiedClass();
    const unknown = badInput({ enrollmentId: ['The selected enrollment id is invalid.'] });
    const otherHead = await at.academy.as('department_head');
    for (const enrollmentId of [UNKNOWN_ID, foreign.enrollmentId])
      expect(await refused(at, { enrollmentId })).toEqual(unknown);
    expect(await refused(at, {}, otherHead)).toEqual(unknown);
    const wrong = badInput({ templateId: ['The selected template id is invalid.'] });
    const foreignTemplate = await createTemplate(foreign.app, foreign.admin);
    for (const templateId of [UNKNOWN_ID, foreignTemplate]) expect(await refused(at, { templateId })).toEqual(wrong);
    await rest(at.app, at.admin, 'DELETE', `/students/${at.studentId}`);
    expect(await refused(at)).toEqual(unknown);
  });

  it('issues only one certificate for requests with the same idempotency key', async () => {
    const at = await seedCertifiedClass();
    const headers = { 'idempotency-key': 'once' };
    const body = { enrollment_id: at.enrollmentId };
    const [first, again] = [
      await rest(at.app, { ...at.admin, headers }, 'POST', '/certificates', body),
      await rest(at.app, { ...at.admin, headers }, 'POST', '/certificates', body),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(first.body.data).toMatchObject({ number: 'CRT-000001', status: 'issued' });
    const other = await rest(at.app, { ...at.admin, headers }, 'POST', '/certificates', { enrollment_id: UNKNOWN_ID });
    expect(other.status).toBe(409);
  });

  it('allows admins, and department heads in their departments, and denies other roles', async () => {
    const at = await seedCertifiedClass();
    const parent = await at.academy.as('parent');
    for (const as of [at.teacher, parent, await at.academy.as('support_staff'), await at.academy.as('student')]) {
      expect(await refused(at, {}, as)).toEqual(FORBIDDEN);
    }
    expect((await issue(at, {}, at.head)).data.issueCertificate.issuedBy).toBe(at.head.userId);
  });
});

describe('issueCertificate for a level', () => {
  it('requires that the student has reached the level, and prints the name of the level', async () => {
    const at = await seedCertifiedClass();
    const { firstId, secondId } = await promoteTwice(at);
    const ofLevel = (levelId: string, given: object = {}) =>
      issueCertificate(at.app, at.head, { studentId: at.studentId, levelId, ...given });
    const call = (levelId: string, given: object = {}) => refusal(at.app, at.academy.id, () => ofLevel(levelId, given));
    expect(await call(firstId)).toEqual(badInput({ levelId: ['The student does not hold this level.'] }));
    const { data, errors } = await ofLevel(secondId);
    expect(errors).toBeUndefined();
    expect(data.issueCertificate).toMatchObject({ levelId: secondId, enrollmentId: null, number: 'CRT-000001' });
    expect(data.issueCertificate.snapshot).toMatchObject({
      ...{ title: 'Certificate of Achievement', levelName: 'Level 2', completedOn: '2026-06-01' },
      text: expect.stringMatching(
        /^This certifies that Ada Lovelace reached the level Level 2 of .+ on June 1, 2026\.$/,
      ),
    });
    expect(await call(secondId)).toEqual(badInput({ levelId: ['The student has a certificate for this level.'] }));
    expect(await call(UNKNOWN_ID)).toEqual(badInput({ levelId: ['The selected level id is invalid.'] }));
    const { id: stranger } = await at.academy.with.student();
    const foreign = await (await seedAcademy(at.app)).with.student();
    for (const studentId of [UNKNOWN_ID, stranger, foreign.id]) {
      expect(await call(secondId, { studentId })).toEqual(
        badInput({ studentId: ['The selected student id is invalid.'] }),
      );
    }
  });

  it('refuses an input with an enrollment and a level, and an input with neither', async () => {
    const at = await seedCertifiedClass();
    const { secondId: levelId } = await promoteTwice(at);
    const text = 'The enrollment id field prohibits level id from being present.';
    expect(await refused(at, { levelId, studentId: at.studentId })).toEqual(badInput({ enrollmentId: [text] }));
    const neither = await rest(at.app, at.admin, 'POST', '/certificates', {});
    expect(neither).toMatchObject({
      status: 422,
      body: { errors: { enrollment_id: ['The enrollment id field is required.'] } },
    });
  });
});
