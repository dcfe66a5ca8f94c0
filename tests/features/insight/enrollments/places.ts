import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { TestApp } from '../../../support/app.ts';
import { gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { done } from '../../money/ledger/family.ts';
import { goTo, patientApp } from '../../money/penalties/setup.ts';

/** An academy on 10 December 2025. Without `as`, the admin is the caller. */
export interface Places {
  readonly academy: SeededAcademy;
  /** The ids of three batches of one course. They begin on 1 December, 5 January and 2 March. */
  readonly batches: { readonly running: string; readonly next: string; readonly last: string };
  /** The ids of the instructors of these batches. */
  readonly leaders: Places['batches'];
  ask(document: string, variables?: object, as?: Member): Promise<any>;
  /** Enrolls a new student. Returns the id of the enrollment. */
  enroll(batchId: string, status?: string): Promise<string>;
  drop(id: string): Promise<unknown>;
  /** Transfers a student to another batch. Returns the id of the new enrollment. */
  move(id: string, batchId: string): Promise<string>;
}

/**
 * Before each test, sets the clock to 10 December 2025 and creates a new academy. The tests of a file share one app.
 */
export function places(): Places {
  const at = {} as Places;
  let app: TestApp;
  beforeAll(async () => {
    app = await patientApp();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await app.stop();
  });
  beforeEach(async () => {
    goTo('2025-12-10');
    Object.assign(at, await openPlaces(app));
  });
  return at;
}

async function openPlaces(app: TestApp): Promise<Places> {
  const academy = await seedAcademy(app);
  const { with: make } = academy;
  const admin: Member = await academy.as('academy_admin');
  const { id: courseId } = await make.course();
  const batchFrom = async (startDate: string) => {
    const { id: instructorId } = await make.staff();
    return [(await make.batch({ courseId, startDate, instructorId })).id, instructorId] as const;
  };
  const [running, next, last] = [
    await batchFrom('2025-12-01'),
    await batchFrom('2026-01-05'),
    await batchFrom('2026-03-02'),
  ];
  const ask = async (document: string, variables = {}, as = admin) => done(await gql(app, as, document, variables));
  return {
    academy,
    batches: { running: running[0], next: next[0], last: last[0] },
    leaders: { running: running[1], next: next[1], last: last[1] },
    ask,
    async enroll(batchId, status = 'ACTIVE') {
      const { id: studentId } = await make.student();
      const mutation = 'mutation ($input: EnrollStudentInput!) { done: enrollStudent(input: $input) { id } }';
      return (await ask(mutation, { input: { studentId, batchId, status } })).done.id;
    },
    drop: (id) => ask('mutation ($id: ID!) { done: dropEnrollment(id: $id, reason: "Moved away") { id } }', { id }),
    async move(id, batchId) {
      const mutation =
        'mutation ($id: ID!, $batchId: ID!) { done: transferEnrollment(id: $id, input: { batchId: $batchId }) { id } }';
      return (await ask(mutation, { id, batchId })).done.id;
    },
  };
}
