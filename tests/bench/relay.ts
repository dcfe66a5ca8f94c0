import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { modules } from '../../dist/src/features/index.js';
import { createRelay } from '../../dist/src/platform/events/relay.js';
import { addEmptyAcademies, numbersFrom, settle, valuesOn, withTables } from './queue-data.ts';

const ACADEMIES = 50;
const EVENTS = 1_000;

/**
 * The events per second that a single relay numbers, by round: without endpoints, and if each academy has an endpoint
 * for all events.
 */
export interface RelayRates {
  readonly alone: readonly number[];
  readonly followed: readonly number[];
}

/** Measures the relay on an empty database, in this process. */
export const measureRelay = (url: string, rounds: number): Promise<RelayRates> =>
  withTables(url, async (database) => {
    const academyIds = await addEmptyAcademies(database, ACADEMIES);
    let first = 1;
    const measure = async (): Promise<number[]> => {
      const rates: number[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const academyId of academyIds) {
          await addEvents(database, academyId, first);
          first += EVENTS;
        }
        await settle(database);
        const relay = createRelay({ database, log: console }, modules);
        const start = performance.now();
        const count = await relay.drain();
        const seconds = (performance.now() - start) / 1_000;
        await relay.stop();
        if (count !== ACADEMIES * EVENTS) throw new Error(`The relay has numbered ${count} events.`);
        rates.push(count / seconds);
      }
      return rates;
    };
    const alone = await measure();
    for (const academyId of academyIds) await addEndpoint(database, academyId);
    return { alone, followed: await measure() };
  });

async function addEvents(database: any, academyId: string, first: number): Promise<void> {
  const { id, as } = valuesOn(database.engine);
  const at = as(new Date().toISOString(), 'timestamptz');
  const payload = JSON.stringify({ enrollment_id: randomUUID(), student_id: randomUUID(), status: 'active' });
  await sql`insert into outbox_events
      (academy_id, id, created_at, updated_at, type, resource, resource_id, occurred_at, payload)
    select ${as(academyId, 'uuid')}, ${id}, ${at}, ${at}, 'enrollment.created', 'Enrollment', ${id}, ${at},
      ${as(payload, 'jsonb')}
    from ${numbersFrom(first, EVENTS)}`.execute(database.kysely);
}

/** Adds an endpoint that receives nothing, because only the relay runs. */
async function addEndpoint(database: any, academyId: string): Promise<void> {
  const at = new Date().toISOString();
  await sql`insert into webhook_endpoints (academy_id, id, created_at, updated_at, url, event_types, sealed_secret, rotated_at)
    values (${academyId}, ${randomUUID()}, ${at}, ${at}, 'https://bench.test/', '["*"]', '', ${at})`.execute(
    database.kysely,
  );
}
