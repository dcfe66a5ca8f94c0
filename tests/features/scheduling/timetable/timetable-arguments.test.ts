import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { gql, unseen } from '../../../support/clients.ts';
import { type Member, seedAcademy } from '../../../support/seed.ts';

describe('arguments of the timetable query', () => {
  let app: TestApp;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    admin = await (await seedAcademy(app)).as('academy_admin');
  });

  const ask = (args: string, below = 'date') => gql(app, admin, unseen(`{ timetable(${args}) { ${below} } }`));
  const fieldsOf = async (args: string) => {
    const { data, errors } = await ask(args);
    expect(data.timetable).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    return errors?.[0]?.extensions.fields;
  };

  it('select 1 to 42 days', async () => {
    expect((await ask('from: "2026-02-28", to: "2026-02-28"')).data.timetable).toEqual([{ date: '2026-02-28' }]);
    const { data } = await ask('from: "2026-01-31", to: "2026-03-13"');
    expect(data.timetable).toHaveLength(42);
    expect(data.timetable.at(-1)).toEqual({ date: '2026-03-13' });
    // the calendar of the service ends on 9999-12-31
    const ends = await ask('from: "9999-12-30", to: "9999-12-31"', 'date sessions { id } closures { id }');
    expect(ends.data.timetable.map(({ date }: { date: string }) => date)).toEqual(['9999-12-30', '9999-12-31']);
  });

  it('are refused for 43 days, or if the end is before the start', async () => {
    expect(await fieldsOf('from: "2026-01-31", to: "2026-03-14"')).toEqual({
      to: ['The period must not be more than 42 days.'],
    });
    expect(await fieldsOf('from: "2026-01-31", to: "2026-01-30"')).toEqual({
      to: ['The to field must be a date after or equal to from.'],
    });
    expect(await fieldsOf('from: "0001-01-01", to: "9999-12-31"')).toHaveProperty('to');
  });

  it('may contain only one of the ids of a student, a staff member, a room and a batch', async () => {
    const id = randomUUID();
    const period = 'from: "2026-02-02", to: "2026-02-02"';
    expect(await fieldsOf(`${period}, staffId: "${id}", roomId: "${id}"`)).toEqual({
      staffId: ['The staff id field prohibits room id from being present.'],
      roomId: ['The room id field prohibits staff id from being present.'],
    });
    expect(await fieldsOf(`${period}, batchId: "x"`)).toEqual({
      batchId: ['The batch id field must be a valid UUID.'],
    });
    for (const subject of ['studentId', 'staffId', 'roomId', 'batchId']) {
      const { data } = await ask(`${period}, ${subject}: "${id}"`, 'sessions { id }');
      expect(data.timetable, subject).toEqual([{ sessions: [] }]);
    }
  });

  it('determine the cost: one row per day plus the expected number of nested rows', async () => {
    const cost = async (args: string, below: string) => (await ask(args, below)).extensions.cost.requested;
    const week = 'from: "2026-02-02", to: "2026-02-08"';
    expect(await cost(week, 'date')).toBe(7);
    expect(await cost(week, 'closures { id }')).toBe(7 * (1 + 2));
    expect(await cost(week, 'sessions { id }')).toBe(7 * (1 + 20));
    const named = 'closures { id } sessions { batch { name course { name color } } instructor { name } }';
    expect(await cost(week, named)).toBe(7 * (1 + 2 + 20 * 4));
    expect(await cost('from: "2026-02-01", to: "2026-03-14"', named)).toBe(42 * (1 + 2 + 20 * 4));
  });

  it('can make a document with nested lists so expensive that it is refused before execution', async () => {
    const dear = 'sessions { batch { enrollments(first: 100) { nodes { student { name } } } } }';
    const { errors, data } = await ask('from: "2026-02-01", to: "2026-03-14"', dear);
    expect(data?.timetable ?? null).toBeNull();
    expect(errors?.[0]?.message).toMatch(/20000|20,000|cost/i);
  });
});
