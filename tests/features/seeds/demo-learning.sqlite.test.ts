import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/demo.ts';
import { verificationPath } from '../../../seeds/verification-address.ts';
import { addDays } from '../../../src/platform/time/days.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Credentials, gql, headersOf, rest } from '../../support/clients.ts';
import { copyOfDemo } from '../../support/demo.ts';
import { academiesOf } from './seeded-rows.ts';

/** The days differ in the sessions to come, and in whether it is already the next day in Brisbane. */
const NOWS = [
  ['on a Wednesday', '2026-03-04T12:00:00.000Z'],
  ['on the day of the docs', '2026-11-23T02:00:00.000Z'],
  ["on New Year's Eve", '2026-12-31T20:00:00.000Z'],
] as const;

const FAMILIES = [
  ['parent', 'parent@SLUG.test'],
  ['student', 'student@SLUG.test'],
  ['parent in both academies', 'parent@both.test'],
] as const;

describe.each(NOWS)('materials, grades and certificates in the demo, loaded %s', (_, now) => {
  let app: TestApp;

  beforeAll(async () => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    app = await startTestApp(await copyOfDemo());
  });
  afterAll(async () => {
    await app.stop();
    vi.useRealTimers();
  });

  describe.each(['northgate-chess', 'riverside-swim'])('in the academy %s', (slug) => {
    const signedIn = async (login: string): Promise<Credentials> => {
      const input = { email: login.includes('@') ? login.replace('SLUG', slug) : `${login}@${slug}.test` };
      const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
      const { data } = await gql(app, {}, query, { input: { ...input, password: DEMO_PASSWORD } });
      return { token: data.login.token, academyId: (await academiesOf(app.services.database)).get(slug) };
    };
    const ask = async (login: string, query: string): Promise<any> => {
      const { data, errors } = await gql(app, await signedIn(login), query);
      expect(errors).toBeUndefined();
      return data;
    };
    const bytesAt = async (url: string, as: Credentials = {}): Promise<Buffer> => {
      // signed addresses begin with PUBLIC_URL, which is not the address of this test
      const { pathname, search } = new URL(url);
      const response = await fetch(`${app.url}${pathname}${search}`, { headers: headersOf(as) });
      expect([url, response.status]).toEqual([url, 200]);
      return Buffer.from(await response.arrayBuffer());
    };
    const expectPdf = async (url: string) => expect((await bytesAt(url)).subarray(0, 5).toString()).toBe('%PDF-');

    test.each(FAMILIES)(
      'let the %s read a material, a published result, a certificate and a receipt',
      async (_, login) => {
        const { materials, results, certificates, payments } = await ask(
          login,
          `{ materials(first: 20) { nodes { status audience file { downloadUrl } } }
          results(first: 50) { nodes { status assessment { status } } }
          certificates(first: 10) { nodes { status code } }
          payments(first: 1) { nodes { receiptUrl } } }`,
        );
        const files = materials.nodes.flatMap(({ file }: any) => file ?? []);
        await expectPdf(files[0].downloadUrl);
        const isStudent = login.startsWith('student');
        const audiences = new Set(materials.nodes.map(({ audience }: any) => audience));
        expect(audiences.has('STAFF') || (isStudent && audiences.has('PARENTS'))).toBe(false);
        expect(materials.nodes.every(({ status }: any) => status === 'PUBLISHED')).toBe(true);
        expect(results.nodes.length).toBeGreaterThan(0);
        expect(results.nodes.every(({ assessment }: any) => assessment.status === 'PUBLISHED')).toBe(true);
        expect(certificates.nodes.map(({ status }: any) => status)).toContain('ISSUED');
        const [{ receiptUrl }] = payments.nodes;
        await expectPdf(receiptUrl);
      },
    );

    test('let the parent read materials for parents, an invoice, and a report card with a comment', async () => {
      const { materials, fees, termComments } = await ask(
        'parent',
        `{ materials(first: 20, filter: {audience: PARENTS}) { totalCount }
          fees(first: 100) { nodes { invoiceUrl invoice { number } } }
          termComments { nodes { text term { id name } enrollment { id } } } }`,
      );
      expect(materials.totalCount).toBe(1);
      const invoiced = fees.nodes.filter(({ invoice }: any) => invoice !== null);
      await expectPdf(invoiced[0].invoiceUrl);
      const [{ enrollment, term }, ...others] = termComments.nodes;
      expect(others).toEqual([]);
      expect(term.name).toMatch(/^Term from /);
      const path = `/enrollments/${enrollment.id}/report-card.pdf?term_id=${term.id}`;
      const card = await bytesAt(`${app.url}/api/v1${path}`, await signedIn('parent'));
      expect(card.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('let the teacher read drafts, a file for staff, and results of every status', async () => {
      const { materials, assessments, results } = await ask(
        'teacher',
        `{ materials(first: 50) { nodes { status audience courseId batchId sessionId url fileId } }
          assessments(first: 50) { nodes { status } } results(first: 100) { nodes { status feedback score } } }`,
      );
      const { nodes } = materials;
      expect(new Set(nodes.map(({ status }: any) => status))).toEqual(new Set(['DRAFT', 'PUBLISHED']));
      expect(new Set(nodes.map(({ audience }: any) => audience))).toEqual(new Set(['ENROLLED', 'PARENTS', 'STAFF']));
      for (const name of ['courseId', 'batchId', 'sessionId', 'url', 'fileId']) {
        expect(nodes.some((material: any) => material[name] !== null)).toBe(true);
      }
      expect(assessments.nodes.map(({ status }: any) => status).toSorted()).toContain('DRAFT');
      const statuses = new Set(results.nodes.map(({ status }: any) => status));
      expect(statuses).toEqual(new Set(['GRADED', 'MISSING', 'EXCUSED']));
      expect(results.nodes.some(({ feedback }: any) => feedback !== null)).toBe(true);
    });

    test('include a completed batch with final grades, and a transcript with its grade and average', async () => {
      const { students } = await ask(
        'parent',
        '{ students(first: 5) { nodes { transcript { courses { grade average } levels { id } } } } }',
      );
      const courses = students.nodes.flatMap(({ transcript }: any) => transcript.courses);
      expect(courses).toContainEqual({ grade: expect.any(String), average: expect.stringMatching(/^\d+\.\d\d$/) });
    });

    test('include certificates of every kind, and one that expires within 60 days', async () => {
      const admin = await signedIn('admin');
      const { body } = await rest(app, admin, 'GET', '/certificates?per_page=100');
      const statuses = new Set(body.data.map(({ status }: any) => status));
      expect(statuses).toEqual(new Set(['issued', 'revoked', 'replaced']));
      expect(body.data.some(({ level_id }: any) => level_id !== null)).toBe(true);
      const until = addDays(now.slice(0, 10), 60);
      const expiring = await rest(app, admin, 'GET', `/certificates?status=issued&expires_to=${until}`);
      expect(expiring.body.data).toHaveLength(1);
      for (const { code, status } of body.data.slice(0, 8)) {
        const verified = JSON.parse((await bytesAt(`${app.url}/verify/${code}`)).toString());
        expect(verified.data.status).toBe(status);
      }
    });

    test('include a certificate that can be verified at the address that the demo prints', async () => {
      const path = await verificationPath(app.services.database, slug);
      const { data } = JSON.parse((await bytesAt(`${app.url}${path}`)).toString());
      expect(data).toMatchObject({ status: 'issued', number: 'CRT-000001', student_name: expect.any(String) });
    });

    test('include a view of each page that the student opened', async () => {
      const { materials } = await ask(
        'office',
        '{ materials(first: 50) { nodes { url views { nodes { count studentId } } } } }',
      );
      // another test of this file reads the content of a file as the student
      const opened = materials.nodes.filter(({ url, views }: any) => url !== null && views.nodes.length > 0);
      expect(opened.length).toBeGreaterThan(0);
      const [{ studentId }] = opened[0].views.nodes;
      for (const { views } of opened) expect(views.nodes).toEqual([{ count: 1, studentId }]);
    });
  });
});
