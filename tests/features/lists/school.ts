import 'reflect-metadata';
import { Level } from '../../../src/features/academics/skills/level.entity.ts';
import { Skill } from '../../../src/features/academics/skills/skill.entity.ts';
import { Track } from '../../../src/features/academics/skills/track.entity.ts';
import { MemberRole } from '../../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../../src/features/identity/auth/user.entity.ts';
import { CertificateState } from '../../../src/features/learning/certificates/certificate.enums.ts';
import { Assessment } from '../../../src/features/learning/grades/assessments/assessment.entity.ts';
import { TermComment } from '../../../src/features/learning/grades/comments/term-comment.entity.ts';
import { ResultStatus } from '../../../src/features/learning/grades/grade.enums.ts';
import { Result } from '../../../src/features/learning/grades/results/result.entity.ts';
import { GradeScale } from '../../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { MaterialView } from '../../../src/features/learning/materials/views/material-view.entity.ts';
import { SkillMark } from '../../../src/features/learning/skills/marks/skill-mark.entity.ts';
import { StudentLevel } from '../../../src/features/learning/skills/promotions/student-level.entity.ts';
import { DiscountKind } from '../../../src/features/money/discounts/discount.enums.ts';
import { Fee } from '../../../src/features/money/ledger/fee.entity.ts';
import { File } from '../../../src/features/operations/files/file.entity.ts';
import { Membership } from '../../../src/features/people/members/membership.entity.ts';
import type { TestApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { makeMaterial } from '../../support/materials.ts';
import { makeNotification, makeSend } from '../../support/notices.ts';
import { resources } from '../../support/resources.ts';
import { type Actor, type Member, type SeededAcademy, seedAcademy, seedUser } from '../../support/seed.ts';
import { asker, connectionIn, nestedLists, pageQuery, pageVariables, rootLists } from './lists.ts';

/** The minimum number of rows in each list of a {@link School}. */
export const ROWS = 12;

/**
 * An academy in which every root list and every nested list has at least {@link ROWS} rows. For each sort key, many
 * rows have equal values.
 */
export interface School {
  readonly academy: SeededAcademy;
  readonly admin: Member;
  /** The credentials of a user who is a member of {@link ROWS} other academies. */
  readonly traveller: Actor;
  /** For each type, the id of the row whose nested lists have at least {@link ROWS} rows. */
  readonly parents: Readonly<Record<string, string>>;
  /** The number of rows of each list by its path. */
  readonly rows: Readonly<Record<string, number>>;
}

const instants = ['2026-01-15T10:30:00.000Z', '2026-01-15T10:30:00.001Z', '2026-03-01T00:00:00.120Z'];
const days = ['2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06'];
const names = ['Ada', 'Bo', 'ada', 'Zoe'];

/** Returns instants that many rows share: `createdAt` has three different values, and `updatedAt` has two. */
const times = (n: number) => ({ createdAt: instants[n % 3] as string, updatedAt: instants[(n * 5 + 1) % 2] as string });
const day = (n: number) => days[(n * 2) % days.length] as string;
const nameOf = (n: number) => names[(n * 3) % names.length] as string;
const numbers = Array.from({ length: ROWS }, (_, n) => n);

/** Creates {@link ROWS} rows one after the other, so that their ids ascend. */
async function each<T>(make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (const n of numbers) made.push(await make(n));
  return made;
}

let shared: Promise<School> | undefined;

/** Returns the school that all tests of the process share. Tests that use it must not write. */
export function sharedSchool(app: TestApp): Promise<School> {
  shared ??= seedSchool(app);
  return shared;
}

/** Creates a school. */
export async function seedSchool(app: TestApp): Promise<School> {
  const academy = await seedAcademy(app, { ...times(0), name: 'School' });
  const { with: make } = academy;
  const admin = await academy.as('academy_admin');
  await each(() => academy.as('administrator'));
  await academy.run(async (em) => {
    const members = await em.find(Membership, {}, { orderBy: { id: 'asc' } });
    for (const [n, member] of members.entries()) Object.assign(member, times(n));
  });

  await each((n) => make.calendarFeed({ ...times(n), name: nameOf(n), userId: admin.userId }));

  const departments = await each((n) => make.department({ ...times(n), name: nameOf(n) }));
  const department = departments[0]?.id as string;
  const staff = await each((n) =>
    make.staff({ ...times(n), firstName: nameOf(n), lastName: 'Staff', departments: [department] }),
  );
  const instructor = staff[0]?.id as string;
  await each((n) => make.timeOff({ ...times(n), startDate: day(n), staffId: instructor }));
  const tracks = await each((n) => make.record(Track, { ...times(n), name: nameOf(n) }));
  const track = tracks[0]?.id as string;
  const position = (n: number) => 1 + ((n * 2) % 5);
  const levels = await each((n) =>
    make.record(Level, { ...times(n), name: nameOf(n), position: position(n), trackId: track }),
  );
  const level = levels[0]?.id as string;
  const skills = await each((n) =>
    make.record(Skill, { ...times(n), name: nameOf(n), position: position(n), levelId: level }),
  );
  const ofCourses = { departmentId: department, levelId: level };
  const courses = await each((n) => make.course({ ...times(n), name: nameOf(n), ...ofCourses }));
  const course = courses[0]?.id as string;
  // room names are unique
  const rooms = await each((n) => make.room({ ...times(n), name: `${nameOf(n)} ${n}` }));
  const room = rooms[0]?.id as string;
  const taught = { courseId: course, instructorId: instructor, roomId: room };
  const ends = { endDate: '2099-12-18' };
  const batches = await each((n) =>
    make.batch({ ...times(n), name: nameOf(n), startDate: day(n), ...ends, ...taught }),
  );
  const batch = batches[0]?.id as string;
  const closed = { courseIds: [course], batchIds: [batch], roomIds: [room] };
  await each((n) => make.closure({ ...times(n), ...closed, name: nameOf(n), startDate: day(n) }));
  const startTime = (n: number) => ['09:00:00', '15:30:00'][n % 2] as string;
  const sessions = await each((n) =>
    make.session({
      ...{ ...times(n), date: day(n), startTime: startTime(n), endTime: '17:00:00', slotDate: null },
      ...{ batchId: batch, instructorId: instructor, formerInstructorId: instructor, roomId: room },
    }),
  );
  const students = await each((n) => make.student({ ...times(n), firstName: nameOf(n), lastName: 'Student' }));
  const student = students[0]?.id as string;
  const allStudents = students.map(({ id }) => id);
  const parents = await each((n) =>
    make.parent({
      ...times(n),
      firstName: nameOf(n),
      lastName: 'Parent',
      children: n === 0 ? allStudents : [student],
    }),
  );
  const parent = parents[0]?.id as string;
  for (const n of numbers) {
    await make.record(SkillMark, { ...times(n), studentId: student, skillId: skills[n]?.id as string });
    const reached = { trackId: tracks[n]?.id as string, levelId: level };
    await make.record(StudentLevel, { ...times(n), ...reached, studentId: student });
  }
  const skill = skills[0]?.id as string;
  for (const n of numbers.slice(1)) {
    const studentId = allStudents[n] as string;
    await make.record(SkillMark, { ...times(n), studentId, skillId: skill });
    await make.record(StudentLevel, { ...times(n), studentId, trackId: track, levelId: level });
  }
  const enrollments = await each((n) =>
    make.enrollment({ ...times(n), enrollmentDate: day(n), studentId: allStudents[n] as string, batchId: batch }),
  );
  for (const n of numbers.slice(1)) {
    const batchId = batches[n]?.id as string;
    await make.enrollment({ ...times(n), enrollmentDate: day(n), studentId: student, batchId });
  }
  const enrollment = enrollments[0]?.id as string;
  const certified = { state: CertificateState.REVOKED, studentId: student };
  for (const whose of [{ enrollmentId: enrollment }, { levelId: level, enrollmentId: null }]) {
    await each((n) => make.certificate({ ...times(n), ...certified, ...whose, expiresOn: day(n) }));
  }
  await each((n) =>
    make.attendance({ ...times(n), studentId: student, batchId: batch, date: day(n), session: `Period ${n}` }),
  );
  const classSession = sessions[0]?.id as string;
  const marked = { batchId: batch, sessionId: classSession, date: day(0) };
  await each((n) => make.attendance({ ...times(n), ...marked, studentId: allStudents[n] as string }));
  const runs = await each((n) => make.billingRun({ ...times(n), asOf: day(n) }));
  const billingRun = runs[0]?.id as string;
  const fees = await each((n) =>
    make.fee({
      ...times(n),
      studentId: student,
      parentId: parent,
      enrollmentId: enrollment,
      billingRunId: billingRun,
      amount: 10_000 + (n % 4) * 99,
      dueDate: day(n),
    }),
  );
  const fee = fees[0]?.id as string;
  await each((n) =>
    make.payment({ ...times(n), feeId: fee, amount: 1 + (n % 4), paidAt: instants[(n * 2) % 3] as string }),
  );
  const terms = await each((n) => make.term({ ...times(n), name: nameOf(n), startsOn: day(n), endsOn: day(n) }));
  const term = terms[0]?.id as string;
  const bands = [
    { min: 50, grade: 'P' },
    { min: 0, grade: 'F' },
  ];
  await each((n) => make.record(GradeScale, { ...times(n), name: nameOf(n), bands }));
  const assessments = await each((n) =>
    make.record(Assessment, { ...times(n), title: nameOf(n), batchId: batch, termId: term }),
  );
  const assessment = assessments[0]?.id as string;
  const graded = { batchId: batch, status: ResultStatus.EXCUSED, gradedBy: admin.userId };
  await each((n) =>
    make.record(Result, { ...times(n), ...graded, assessmentId: assessment, studentId: allStudents[n] as string }),
  );
  for (const n of numbers.slice(1)) {
    const assessmentId = assessments[n]?.id as string;
    await make.record(Result, { ...times(n), ...graded, assessmentId, studentId: student });
  }
  await each((n) =>
    make.record(TermComment, { ...times(n), enrollmentId: enrollment, termId: terms[n]?.id as string }),
  );
  for (const n of numbers.slice(1)) {
    await make.record(TermComment, { ...times(n), enrollmentId: enrollments[n]?.id as string, termId: term });
  }
  const inSession = { sessionId: classSession, placeId: batch };
  for (const place of [{ courseId: course }, { batchId: batch }, inSession]) {
    await each((n) => makeMaterial(make, { ...times(n), ...place, title: nameOf(n), position: 1 + (n % 4) }));
  }
  const material = (await makeMaterial(make, { batchId: batch, title: 'Opened', position: 9 })).id;
  const viewed = {
    materialId: material,
    firstViewedAt: times(0).createdAt,
    lastViewedAt: times(0).createdAt,
    count: 1,
  };
  await each((n) => make.record(MaterialView, { ...times(n), ...viewed, studentId: allStudents[n] as string }));
  for (const whose of [{ courseId: course }, { batchId: batch }]) {
    await each((n) => make.feePlan({ ...times(n), ...whose, name: nameOf(n) }));
  }
  for (const whose of [{ studentId: student }, { enrollmentId: enrollment }]) {
    await each((n) => make.discount({ ...times(n), ...whose, name: nameOf(n), kind: DiscountKind.MANUAL }));
  }
  const creditNotes = await each((n) => make.creditNote({ ...times(n), feeId: fee, amount: 1 + (n % 4) }));
  const invoices = await each((n) => make.invoice({ ...times(n), feeId: fees[n]?.id as string }));
  const account = fees[0]?.accountId as string;
  // the fees belong to the account of the parent, so no student has an account yet
  await each((n) => make.account({ ...times(n), studentId: allStudents[n] as string }));
  const endpoints = await each((n) => make.webhookEndpoint(times(n)));
  const endpoint = endpoints[0]?.id as string;
  const deliveries = await each((n) => make.webhookDelivery({ ...times(n), endpointId: endpoint }));
  const file = { uploadedBy: admin.userId, mimeType: 'application/pdf' };
  await each((n) => make.record(File, { ...times(n), ...file, name: `${nameOf(n)}.pdf` }));
  await each((n) => makeNotification(make, { ...times(n), userId: admin.userId, studentId: student }));
  await each((n) =>
    makeSend(make, {
      ...{ ...times(n), studentId: student, recipientId: parents[n % 4]?.id as string },
      ...{ resourceType: 'session', resourceId: sessions[n % 4]?.id as string },
    }),
  );
  await academy.run(async (em) => {
    // the payments and credit notes changed `updatedAt` of the fee
    Object.assign(await em.findOneOrFail(Fee, { id: fee }), { updatedAt: instants[0] });
  });
  const sent = { webhookEndpoint: endpoint, webhookDelivery: deliveries[0]?.id as string };
  const made = {
    student,
    parent,
    track,
    level,
    skill,
    course,
    batch,
    room,
    classSession,
    staffMember: instructor,
    department,
    enrollment,
    term,
    assessment,
    material,
    billingRun,
    fee,
    account,
    creditNote: creditNotes[0]?.id as string,
    invoice: invoices[0]?.id as string,
    ...sent,
  };
  const school = {
    academy,
    admin,
    traveller: await seedTraveller(app),
    parents: { ...made, ...(await fill(academy)) },
  };
  return { ...school, rows: await count(app, school) };
}

/** Creates rows of each resource that has no rows yet. Returns the ids of the first rows. */
async function fill({ run, with: make }: SeededAcademy): Promise<Record<string, string>> {
  const first: Record<string, string> = {};
  for (const { entity, keys, make: one, one: name } of resources) {
    if ((await run((em) => em.count(entity, {}))) > 0) continue;
    const shared = (n: number) => (keys.includes('name') ? { ...times(n), name: nameOf(n) } : times(n));
    const [row] = await each((n) => one(make, shared(n)));
    first[name] = row?.id as string;
  }
  return first;
}

/** Returns the number of rows of every list. Throws if a list has fewer than {@link ROWS} rows. */
async function count(app: TestApp, school: Omit<School, 'rows'>): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const list of [...rootLists, ...nestedLists]) {
    const { data } = await gql(
      app,
      asker(school, list),
      pageQuery(list, 'totalCount'),
      pageVariables(school, list, {}),
    );
    const total = connectionIn(data, list)?.totalCount ?? 0;
    if (total < ROWS)
      throw new Error(`${list.path} has ${total} rows in a school: give it ${ROWS} in lists/school.ts.`);
    rows[list.path] = total;
  }
  return rows;
}

async function seedTraveller(app: TestApp): Promise<Actor> {
  const traveller = await seedUser(app);
  await each(async (n) => {
    const academy = await seedAcademy(app, { ...times(n), name: nameOf(n) });
    await academy.run(async (em) => {
      const membership = new Membership();
      Object.assign(membership, { user: em.getReference(User, traveller.userId), role: MemberRole.ACADEMY_ADMIN });
      em.persist(membership);
    });
  });
  return traveller;
}
