import { modules } from '../../src/features/index.ts';
import type { Schedule } from '../../src/platform/jobs/job-kind.ts';

/** Returns the schedule with the given name, as its feature declares it: `batches.clock`. */
export function scheduleOf(name: string): Schedule {
  const schedule = modules.flatMap(({ schedules = [] }) => schedules).find((each) => each.name === name);
  if (!schedule) throw new Error(`There is no schedule ${name}.`);
  return schedule;
}
