import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { StudentStatus } from '../../src/features/people/students/student.enums.ts';
import { startTestApp, type TestApp, testApp } from '../support/app.ts';
import { rest } from '../support/clients.ts';
import { assertMessageDescribed } from '../support/description.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

describe('headers with addresses', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
  });

  describe('page links', () => {
    const namesOf = (body: any) => body.data.map(({ name }: { name: string }) => name);
    const follow = async (link: string) => (await rest(app, admin, 'GET', link.slice('/api/v1'.length))).body;

    it('lead through the whole list with the query parameters of the request', async () => {
      const course = await academy.with.course();
      const names = ['Arm & Co', 'Bit', 'Cut', 'Dot', 'Eve'];
      for (const name of names) await academy.with.batch({ courseId: course.id, name });
      const path = `/batches?sort=name&course_id=${course.id}&per_page=2&include=course`;
      let { body, headers } = await rest(app, admin, 'GET', path);
      const { first, last, prev, next } = body.links;
      expect(prev).toBeNull();
      expect(new URL(next, app.url).pathname).toBe('/api/v1/batches');
      expect(Object.fromEntries(new URL(next, app.url).searchParams)).toEqual({
        sort: 'name',
        course_id: course.id,
        per_page: '2',
        include: 'course',
        page: '2',
      });
      expect(headers.get('link')).toBe(`<${first}>; rel="first", <${last}>; rel="last", <${next}>; rel="next"`);
      const seen = namesOf(body);
      while (body.links.next) {
        body = await follow(body.links.next);
        seen.push(...namesOf(body));
      }
      expect(seen).toEqual(names);
      expect(body.links).toMatchObject({ first, last, next: null });
      expect(namesOf(await follow(body.links.prev))).toEqual(names.slice(2, 4));
      ({ headers } = await rest(app, admin, 'GET', `${path}&page=2`));
      expect(headers.get('link')).toContain(`<${first}>; rel="prev"`);
    });

    it('replace only the number of the page, even if another value contains the text of this parameter', async () => {
      const course = await academy.with.course();
      for (const name of ['A', 'B', 'C']) await academy.with.batch({ courseId: course.id, name: `${name} &page=1` });
      const query = `course_id=${course.id}&search=%26page%3D1&per_page=1&page=7&page=2`;
      const { links } = (await rest(app, admin, 'GET', `/batches?${query}`)).body;
      for (const [name, page] of Object.entries({ first: 1, prev: 1, next: 3, last: 3 })) {
        const { searchParams } = new URL(links[name], app.url);
        expect([searchParams.getAll('page'), searchParams.get('search')]).toEqual([[String(page)], '&page=1']);
      }
    });

    it('lead from an empty list to its only page, and from a page after the end to the last page', async () => {
      const course = await academy.with.course();
      const empty = (await rest(app, admin, 'GET', `/batches?course_id=${course.id}`)).body.links;
      expect(empty).toEqual({ first: empty.last, last: empty.first, prev: null, next: null });
      const behind = (await rest(app, admin, 'GET', `/batches?course_id=${course.id}&page=9`)).body.links;
      expect([new URL(behind.prev, app.url).searchParams.get('page'), behind.next]).toEqual(['8', null]);
    });

    it('preserve all characters of a search text', async () => {
      await academy.with.course({ name: 'a&b=c #1 é' });
      await academy.with.course({ name: 'a&b=c #2 é' });
      const search = encodeURIComponent('a&b=c #');
      const { body } = await rest(app, admin, 'GET', `/courses?search=${search}&per_page=1&sort=name`);
      expect(namesOf(await follow(body.links.next))).toEqual(['a&b=c #2 é']);
    });

    it('preserve filters with several values, and are only in the body if they are too long for the Link header', async () => {
      const own = await seedAcademy(app);
      const boss = await own.as('academy_admin');
      const status = ['active', 'active', 'inactive', 'graduated'] as StudentStatus[];
      for (const [n, each] of status.entries()) await own.with.student({ firstName: `${n}`, status: each });
      for (const query of [
        'status=active,inactive',
        'status[]=active&status[]=inactive',
        'status[0]=inactive&status[1]=active',
      ]) {
        const { body, headers } = await rest(app, boss, 'GET', `/students?${query}&per_page=2&sort=name`);
        expect(body.meta).toMatchObject({ total: 3, last_page: 2 });
        expect(headers.get('link')).toContain(`<${body.links.next}>; rel="next"`);
        const next = await rest(app, boss, 'GET', body.links.next.slice('/api/v1'.length));
        expect(next.body.data).toMatchObject([{ first_name: '2', status: 'inactive' }]);
      }
      const exclude = Array.from({ length: 100 }, () => crypto.randomUUID()).join();
      const { status: code, headers, body } = await rest(app, boss, 'GET', `/students?exclude=${exclude}&per_page=1`);
      expect([code, headers.get('link')]).toEqual([200, null]);
      expect(new URL(body.links.next, app.url).searchParams.get('exclude')).toBe(exclude);
    });

    it.each(['a b', 'evil"><x>', ',', 'evil.test'])(
      'contain only a path for a client with the Host %j',
      async (host) => {
        const answer = await new Promise<IncomingMessage>((resolve, reject) => {
          const headers = { host, authorization: `Bearer ${admin.token}`, 'x-academy-id': academy.id };
          get(`${app.url}/api/v1/departments`, { headers }, resolve).on('error', reject);
        });
        const body = await text(answer);
        assertMessageDescribed('GET', '/departments', answer, body);
        expect(JSON.parse(body).links.first).toBe('/api/v1/departments?page=1');
        expect(answer.headers.link).toContain('</api/v1/departments?page=1>; rel="first"');
      },
    );

    it('contain no host, even if the request line contains an absolute URL of another host', async () => {
      const { host, hostname, port } = new URL(app.url);
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { host, authorization: `Bearer ${admin.token}`, 'x-academy-id': academy.id };
        const path = 'http://evil.test/api/v1/departments';
        get({ hostname, port, path, headers }, resolve).on('error', reject);
      });
      expect(JSON.parse(await text(answer)).links.first).toBe('/api/v1/departments?page=1');
    });

    it('begin with PUBLIC_URL if it is set, even if the client sends another Host header', async () => {
      const PUBLIC_URL = 'https://academy.example';
      const { databaseUrl: DATABASE_URL, jwtSecrets } = app.config;
      const published = await startTestApp({ DATABASE_URL, PUBLIC_URL, JWT_SECRET: jwtSecrets[0] });
      onTestFinished(published.stop);
      const { body, headers } = await rest(published, admin, 'GET', '/departments');
      expect(body.links.first).toBe(`${PUBLIC_URL}/api/v1/departments?page=1`);
      expect(headers.get('link')).toContain(`<${body.links.first}>; rel="first"`);
    });

    it('are also in nested lists', async () => {
      const { id: studentId } = await academy.with.student();
      const fee = await academy.with.fee({ studentId });
      const { body } = await rest(app, admin, 'GET', `/fees/${fee.id}/payments`);
      expect(body.links.first).toBe(`/api/v1/fees/${fee.id}/payments?page=1`);
    });
  });

  describe('Location header', () => {
    it('contains the address of the created record', async () => {
      const student = await rest(app, admin, 'POST', '/students', { first_name: 'New', last_name: 'One' });
      expect(student.status).toBe(201);
      const { id } = student.body.data;
      expect(student.headers.get('location')).toBe(`/api/v1/students/${id}`);
      const [from, to] = [await academy.with.batch(), await academy.with.batch()];
      const enrolled = await rest(app, admin, 'POST', '/enrollments', { student_id: id, batch_id: from.id });
      const moved = await rest(app, admin, 'POST', `/enrollments/${enrolled.body.data.id}/transfer`, {
        batch_id: to.id,
      });
      for (const { headers, body } of [enrolled, moved]) {
        expect(headers.get('location')).toBe(`/api/v1/enrollments/${body.data.id}`);
      }
    });

    it('is missing for refused requests, and for records without a path of their own', async () => {
      const refused = await rest(app, admin, 'POST', '/students', { first_name: 'New' });
      expect([refused.status, refused.headers.get('location')]).toEqual([422, null]);
      const { id } = await academy.with.student();
      const changed = await rest(app, admin, 'PUT', `/students/${id}`, { city: 'Oslo' });
      expect([changed.status, changed.headers.get('location')]).toEqual([200, null]);
      const invitation = { email: 'invited@links.test', role: 'academy_admin' };
      const invited = await rest(app, admin, 'POST', '/invitations', invitation);
      expect([invited.status, invited.headers.get('location')]).toEqual([201, null]);
    });
  });
});
