import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { StudentLevel } from '../../../../src/features/learning/skills/promotions/student-level.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { makeTrack, type Scene, scene } from '../../academics/skills/setup.ts';

const SNAPSHOT = `snapshot { studentName title text courseName levelName grade hours completedOn issuedOn expiresOn number
  code verificationUrl signatories { name title } academyName locale primaryColor rendererVersion }`;
const CERTIFICATE = `id number code studentId enrollmentId levelId templateId status issuedBy expiresOn overrideReason
  revokeReason replacedById ${SNAPSHOT}`;

export const issueCertificate = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: IssueCertificateInput!) { issueCertificate(input: $input) { ${CERTIFICATE} } }`, {
    input,
  });

export const issueCertificates = (app: TestApp, as: Credentials, batchId: string, given: object = {}) =>
  gql(
    app,
    as,
    `mutation ($input: IssueCertificatesInput!) { issueCertificates(input: $input) {
      certificates { ${CERTIFICATE} } skipped { enrollmentId studentId reason } } }`,
    { input: { batchId, ...given } },
  );

export const revokeCertificate = (app: TestApp, as: Credentials, id: string, reason = 'Cheated') =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $reason: String!) { revokeCertificate(id: $id, reason: $reason) { ${CERTIFICATE} } }`,
    {
      id,
      reason,
    },
  );

export const reissueCertificate = (app: TestApp, as: Credentials, id: string, templateId: string | null = null) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $templateId: ID) { reissueCertificate(id: $id, templateId: $templateId) { ${CERTIFICATE} } }`,
    { id, templateId },
  );

/** Returns a certificate, or null if the caller cannot see the certificate. */
export async function readCertificate(app: TestApp, as: Credentials, id: string) {
  const { data } = await gql(app, as, `query ($id: ID!) { certificate(id: $id) { ${CERTIFICATE} } }`, { id });
  return data.certificate;
}

let clients = 0;

/** Returns an address of this machine from which no other test sends requests. */
export const newAddress = (): string => `127.${process.pid % 250}.${(process.pid >> 8) % 250}.${1 + (++clients % 250)}`;

interface Client {
  readonly accept?: string;
  readonly address?: string;
}

/** Verifies a certificate. By default, the request comes from a new IP address and accepts JSON. */
export async function verify(
  app: TestApp,
  code: string,
  { accept = 'application/json', address = newAddress() }: Client = {},
) {
  const sent = request(`${app.url}/verify/${code}`, { headers: { accept }, localAddress: address });
  const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
  const content = await text(answer);
  const { statusCode: status, headers } = answer;
  return { status, headers, text: content, body: accept.includes('json') ? JSON.parse(content) : null };
}

/** A batch with a teacher, a department head and a student who completed the batch on 30 June 2026. */
export interface CertifiedClass extends Scene {
  readonly teacher: Member;
  readonly departmentId: string;
  readonly head: Member;
  readonly courseId: string;
  readonly batchId: string;
  readonly studentId: string;
  readonly enrollmentId: string;
}

const NO_RULE = { minAttendance: null, minProgress: null, requirePaid: false };

/** Creates a class. Its course has the completion rule `rule` and the other values in `given`. */
export async function seedCertifiedClass(rule: object = {}, given: object = {}): Promise<CertifiedClass> {
  const at = await scene();
  const { academy } = at;
  const teacher = await academy.as('teacher');
  const head = await academy.as('department_head');
  const { id: departmentId } = await academy.with.department({ headStaffId: head.staffId as string });
  const completionRule = { ...NO_RULE, ...rule };
  const { id: courseId } = await academy.with.course({ name: 'Crawl', departmentId, completionRule, ...given });
  const instructorId = teacher.staffId as string;
  const { id: batchId } = await academy.with.batch({ courseId, instructorId, endDate: '2099-12-18' });
  const { id: studentId } = await academy.with.student({ firstName: 'Ada', lastName: 'Lovelace' });
  const enrollmentId = await complete(at, { studentId, batchId });
  return { ...at, teacher, head, departmentId, courseId, batchId, studentId, enrollmentId };
}

/** Creates an enrollment that was completed on 30 June 2026. Returns the id of the enrollment. */
export async function complete({ academy }: Scene, given: { studentId: string; batchId: string }): Promise<string> {
  const completed = { status: EnrollmentStatus.COMPLETED, completionDate: '2026-06-30', progressPercentage: 100 };
  return (await academy.with.enrollment({ ...completed, ...given })).id;
}

/** Creates another student who completed the batch. */
export async function classmate(at: CertifiedClass, given: object = {}) {
  const { id: studentId } = await at.academy.with.student(given);
  return { studentId, enrollmentId: await complete(at, { studentId, batchId: at.batchId }) };
}

/** Promotes the student to both levels of a new track. Returns the ids of the track, the levels and the promotions. */
export async function promoteTwice(at: CertifiedClass, given: object = {}) {
  const track = await makeTrack(at.academy);
  const promote = (levelId: string, from: string) =>
    at.academy.with.record(StudentLevel, {
      ...{ studentId: at.studentId, trackId: track.trackId, levelId, from },
      createdAt: `${from}T10:00:00.000Z`,
      ...given,
    });
  const first = await promote(track.first.id, '2026-05-04');
  const second = await promote(track.second.id, '2026-06-01');
  return {
    trackId: track.trackId,
    firstId: track.first.id,
    secondId: track.second.id,
    promotions: [first.id, second.id],
  };
}

/** Creates a certificate template over REST. Returns the id of the template. */
export async function createTemplate(app: TestApp, as: Credentials, given: object = {}): Promise<string> {
  const body = { name: 'Diploma', title: 'Diploma', body: 'Well done, {student_name}!', ...given };
  return (await rest(app, as, 'POST', '/certificate-templates', body)).body.data.id;
}
