import 'reflect-metadata';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../../src/features/academy/academies/academy-settings.ts';
import { SessionStatus } from '../../../../src/features/scheduling/sessions/session.enums.ts';
import { inDays } from '../../../support/days.ts';
import { eventsOf, feedOf, fetchPath, type Scene, scene, seedSession, summaries, taught } from './setup.ts';

describe('file of a calendar feed', () => {
  let at: Scene;
  let path: string;
  let given: Awaited<ReturnType<typeof taught>>;

  beforeAll(async () => {
    at = await scene();
    given = await taught(
      at,
      {},
      { classroom: 'Room 1', topic: 'Scales', onlineUrl: 'https://meet.example.test/a?b=1,2' },
    );
    path = (await feedOf(at.app, given.teacher, { scope: 'MINE', name: 'My lessons' })).path;
  });

  it('is an iCalendar file with the name of the feed and a refresh interval of one hour', async () => {
    const { status, headers, text } = await fetchPath(at.app, path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Academy platform//Calendar feeds//EN');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('My lessons');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('has one event per session, with time, title, place and the first name of the instructor', async () => {
    const [event] = await eventsOf(at.app, path);
    expect(event?.uid).toBe(`${given.session.id}@${at.academy.id}`);
    expect(event?.startDate.toString()).toBe(`${inDays(1)}T09:00:00Z`);
    expect(event?.endDate.toString()).toBe(`${inDays(1)}T10:00:00Z`);
    expect(event?.summary).toBe('Piano: Beginners');
    expect(event?.location).toBe('Room 1');
    expect(event?.description).toBe('Scales\nInstructor: Sam');
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://meet.example.test/a?b=1%2C2');
    expect(event?.sequence).toBe(3);
    const changed = event?.component.getFirstPropertyValue('last-modified');
    expect(String(changed)).toBe(String(event?.component.getFirstPropertyValue('dtstamp')));
  });

  it('converts local times of the academy to UTC', async () => {
    const there = await scene({ settings: { ...defaultSettings(), timezone: 'America/New_York' } });
    const { teacher, batch } = await taught(there, {}, { date: inDays(-400) });
    const staff = { batchId: batch.id, instructorId: teacher.staffId as string, timezone: 'America/New_York' };
    const date = inDays(2);
    await seedSession(there.academy, { ...staff, date, startTime: '22:00:00', endTime: '00:30:00' });
    const [event] = await eventsOf(at.app, (await feedOf(at.app, teacher)).path);
    const start = Temporal.PlainDateTime.from(`${date}T22:00`).toZonedDateTime('America/New_York');
    expect(event?.startDate.toJSDate().getTime()).toBe(start.epochMilliseconds);
    expect(event?.duration.toString()).toBe('PT2H30M');
  });

  it('covers 30 days before and 180 days after today', async () => {
    const { teacher, batch } = await taught(at, {}, { date: inDays(-31) });
    const staff = { batchId: batch.id, instructorId: teacher.staffId as string };
    for (const days of [-30, 180, 181]) await seedSession(at.academy, { ...staff, date: inDays(days) });
    const events = await eventsOf(at.app, (await feedOf(at.app, teacher)).path);
    expect(events.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual([inDays(-30), inDays(180)]);
  });

  it('includes cancelled sessions, marked as cancelled', async () => {
    const { teacher } = await taught(at, {}, { status: SessionStatus.CANCELLED, cancelReason: 'Ada is ill' });
    const [event] = await eventsOf(at.app, (await feedOf(at.app, teacher)).path);
    expect(event?.summary).toBe('Cancelled: Piano: Beginners');
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event?.description).toBe('Instructor: Sam');
  });

  it.each([
    ['Piano, Fri/Sat 15:30', 'Piano, Fri/Sat 15:30'],
    ['piano for two', 'piano for two'],
    ['Piano', 'Piano'],
    ['Grand Piano', 'Piano: Grand Piano'],
  ])('contains the name of the course only once if the batch is named "%s": the title is %s', async (name, summary) => {
    const { teacher } = await taught(at, { name });
    const [event] = await eventsOf(at.app, (await feedOf(at.app, teacher)).path);
    expect(event?.summary).toBe(summary);
  });

  it('contains no notes of sessions', async () => {
    const { teacher } = await taught(at, { notes: 'Of the batch' }, { notes: 'Of the session' });
    const { text } = await fetchPath(at.app, (await feedOf(at.app, teacher)).path);
    expect(text).not.toMatch(/Of the (batch|session)/);
  });

  it('has folded lines of at most 75 octets that end with CRLF, and escapes special characters', async () => {
    const name = `${'🏊‍♀️ Süß, '.repeat(20)};\\n`;
    const topic = `First\nSecond; third, fourth\\ "${'ž'.repeat(90)}"\u0007`;
    const { teacher } = await taught(at, { name }, { topic, classroom: 'A;B,C\\D' });
    const feed = await feedOf(at.app, teacher, { scope: 'MINE', name: 'Ada, Ben; and\\or 🏊' });
    const { text } = await fetchPath(at.app, feed.path);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text).not.toContain('�');
    for (const property of ['NAME', 'X-WR-CALNAME']) {
      expect(text).toContain(`\r\n${property}:Ada\\, Ben\\; and\\\\or 🏊\r\n`);
    }
    const [event] = await eventsOf(at.app, feed.path);
    expect(event?.summary).toBe(`Piano: ${name}`);
    expect(event?.location).toBe('A;B,C\\D');
    expect(event?.description).toBe(`${topic.replace('\u0007', '')}\nInstructor: Sam`);
  });

  it('is read with a constant number of statements for any number of sessions', async () => {
    const { teacher, batch } = await taught(at);
    const feed = await feedOf(at.app, teacher);
    const few = await at.app.counting(() => eventsOf(at.app, feed.path));
    for (let days = 2; days < 20; days++) {
      await seedSession(at.academy, { batchId: batch.id, instructorId: teacher.staffId as string, date: inDays(days) });
    }
    const many = await at.app.counting(() => eventsOf(at.app, feed.path));
    expect([few.result.length, many.result.length]).toEqual([1, 19]);
    const reads = ({ statements }: typeof few) => statements.filter((each) => /^\s*select/i.test(each));
    expect(reads(few).map((each) => /from (\w+)/.exec(each)?.[1])).toEqual(
      expect.arrayContaining(['calendar_feeds', 'class_sessions', 'closures']),
    );
    expect(reads(many)).toHaveLength(3);
  });

  it('contains only the name of the course if the batch has no name', async () => {
    const { teacher } = await taught(at, { name: '' });
    expect(await summaries(at.app, (await feedOf(at.app, teacher)).path)).toEqual(['Piano']);
  });
});
