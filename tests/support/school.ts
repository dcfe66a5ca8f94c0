import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import type { TestApp } from './app.ts';
import type { Credentials } from './clients.ts';
import { type SeededAcademy, seedAcademy, seedSuperAdmin, seedUser } from './seed.ts';

/** All kinds of callers: the roles, a user who is not a member, and a request without a token. */
export const ASKERS = [
  'super_admin',
  'academy_admin',
  'administrator',
  'department_head',
  'teacher',
  'support_staff',
  'parent',
  'student',
  'outsider',
  'nobody',
] as const;

export type Asker = (typeof ASKERS)[number];

/**
 * An academy in which every role can see some rows and cannot see others. Tests refer to a row by a name, such as `own
 * batch`.
 */
export interface School {
  readonly academy: SeededAcademy;
  readonly as: Record<Asker, Credentials>;
  /** The ids of the rows, by a name that is unique in the school. */
  readonly ids: Record<string, string>;
}

/**
 * Creates the school.
 *
 * Staff: The department head leads the department Strings. Strings has the violin course, with a batch taught by the
 * teacher and a batch taught by a colleague. The colleague also teaches flute, in a department without a head.
 *
 * Students: Ada learns violin with the teacher. Cid left the teacher's batch for flute. Eve learns violin with the
 * colleague. Fay learns violin without a batch, Ben learns flute, and Dan learns nothing. Each batch has a session. The
 * teacher's batch has another session from before any student was enrolled.
 *
 * Parents: The signed-in parent Pa has the children Ada and Ben. Ma has Ada and Cid, Uma has Eve, and Lea has no child
 * in the academy. The signed-in student is Ada.
 */
export async function seedSchool(app: TestApp): Promise<School> {
  const academy = await seedAcademy(app);
  const make = academy.with;
  const ids: Record<string, string> = {};
  const named = async (name: string, row: Promise<{ id: string }>): Promise<string> => {
    ids[name] = (await row).id;
    return ids[name];
  };
  const student = (firstName: string) =>
    named(firstName, make.student({ firstName, lastName: 'Pupil', email: `${firstName}@example.test`.toLowerCase() }));
  const ada = await student('Ada');
  const ben = await student('Ben');
  const cid = await student('Cid');
  const dan = await student('Dan');
  const eve = await student('Eve');
  const fay = await student('Fay');
  const pa = await named('Pa', make.parent({ firstName: 'Pa', children: [ada, ben] }));
  const ma = await named('Ma', make.parent({ firstName: 'Ma', children: [ada, cid] }));
  await named('Uma', make.parent({ firstName: 'Uma', children: [eve] }));
  await named('Lea', make.parent({ firstName: 'Lea' }));

  const as = {
    super_admin: { ...(await seedSuperAdmin(app)), academyId: academy.id },
    academy_admin: await academy.as('academy_admin'),
    administrator: await academy.as('administrator'),
    department_head: await academy.as('department_head'),
    teacher: await academy.as('teacher'),
    support_staff: await academy.as('support_staff'),
    parent: await academy.as('parent', { parentId: pa }),
    student: await academy.as('student', { studentId: ada }),
    outsider: { ...(await seedUser(app)), academyId: academy.id },
    nobody: { academyId: academy.id },
  };
  for (const role of ['administrator', 'department_head', 'teacher', 'support_staff'] as const) {
    ids[`staff ${role}`] = as[role].staffId as string;
  }
  const headStaffId = as.department_head.staffId as string;
  const strings = await named('Strings', make.department({ name: 'Strings', headStaffId }));
  const winds = await named('Winds', make.department({ name: 'Winds' }));
  const colleague = await named(
    'colleague',
    make.staff({ firstName: 'Col', lastName: 'League', hourlyRate: 4_200, phone: '555-7', departments: [winds] }),
  );
  const violin = await named('violin', make.course({ name: 'Violin', departmentId: strings }));
  const flute = await named('flute', make.course({ name: 'Flute', departmentId: winds }));
  const instructorId = as.teacher.staffId as string;
  const own = await named('own batch', make.batch({ courseId: violin, instructorId, name: 'Own' }));
  const other = await named('other batch', make.batch({ courseId: violin, instructorId: colleague, name: 'Other' }));
  const fluteBatch = await named('flute batch', make.batch({ courseId: flute, instructorId: colleague }));

  const status = EnrollmentStatus.DROPPED;
  await named('Ada violin', make.enrollment({ studentId: ada, batchId: own }));
  await named('Cid violin', make.enrollment({ studentId: cid, batchId: own, status }));
  await named('Cid flute', make.enrollment({ studentId: cid, batchId: fluteBatch }));
  await named('Ada flute', make.enrollment({ studentId: ada, batchId: fluteBatch }));
  await named('Ben flute', make.enrollment({ studentId: ben, batchId: fluteBatch }));
  await named('Eve violin', make.enrollment({ studentId: eve, batchId: other }));
  await named('Fay violin', make.enrollment({ studentId: fay, courseId: violin }));

  await named(
    'own session',
    make.session({ batchId: own, instructorId, notes: 'Bow hold', onlineUrl: 'https://meet.example.test/1' }),
  );
  await named('own session before Ada', make.session({ batchId: own, date: '2026-01-01', notes: 'Before' }));
  await named('other session', make.session({ batchId: other, instructorId, topic: 'A substitute' }));
  await named('flute session', make.session({ batchId: fluteBatch, instructorId: colleague }));

  await named('Ada present', make.attendance({ studentId: ada, batchId: own }));
  await named('Cid present', make.attendance({ studentId: cid, batchId: own }));
  await named('Ben present', make.attendance({ studentId: ben, batchId: fluteBatch }));
  await named('Eve present', make.attendance({ studentId: eve, batchId: other }));
  await named('Dan present', make.attendance({ studentId: dan }));

  const enrollmentId = ids['Ada violin'] as string;
  const bill = async (name: string, row: Parameters<typeof make.fee>[0]) =>
    named(`${name} paid`, make.payment({ feeId: await named(name, make.fee({ title: name, ...row })), amount: 2_500 }));
  await bill('Ada tuition', { studentId: ada, enrollmentId });
  await bill('Ben tuition', { studentId: ben });
  await bill('Cid tuition', { studentId: cid, parentId: ma });
  await bill('Cid gift', { studentId: cid, parentId: pa });
  await bill('Ma alone', { parentId: ma });
  await bill('Pa alone', { parentId: pa });
  await named('Ada voided', make.fee({ title: 'Ada voided', studentId: ada, voidedAt: '2026-02-01T00:00:00.000Z' }));
  return { academy, as, ids };
}
