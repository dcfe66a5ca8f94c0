import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, type GraphqlResult } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { type Outcome, SeatModel } from './model.ts';
import {
  approve,
  batchOf,
  complete,
  drop,
  enroll,
  refused,
  remove,
  reopen,
  resize,
  seatsOf,
  transfer,
} from './setup.ts';
import { expectStepsKept } from './steps.ts';

const SEQUENCES = cases(8, 300);

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
let students: string[];

beforeAll(async () => {
  app = await testApp();
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  students = [];
  for (let n = 0; n < 5; n++) students.push((await academy.with.student()).id);
});

const student = fc.nat(4);
const batch = fc.nat(1);
const row = fc.nat(30);
const command = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('enroll'), student, batch, fc.constantFrom('active', 'pending')) },
  fc.tuple(fc.constantFrom('approve', 'complete', 'drop', 'reopen', 'remove'), row),
  fc.tuple(fc.constant('transfer'), row, batch),
  fc.tuple(fc.constant('resize'), batch, fc.integer({ min: 1, max: 4 })),
) as fc.Arbitrary<Command>;

type Command =
  | ['enroll', number, number, 'active' | 'pending']
  | ['approve' | 'complete' | 'drop' | 'reopen' | 'remove', number]
  | ['transfer', number, number]
  | ['resize', number, number];

const single = { approve, complete, drop, reopen, remove };

test(
  'random enrollment operations lead to the same seats and waitlists as in a simple model',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 24 }), async (commands) => {
        const capacities = [1, 2];
        const model = new SeatModel(capacities);
        const batches = await Promise.all(capacities.map((max) => batchOf(academy, max)));
        const ids: string[] = [];
        for (const each of commands) {
          const run = runOf(each, model, batches, ids);
          if (!run) continue;
          const [expected, result] = [run.expected(), await run.request()];
          expect(outcomeOf(result), each.join(' ')).toBe(expected);
          if (expected === 'done' && ids.length < model.rows.length) ids.push(result.data.done.id);
          await expectSeats(model, batches, ids);
        }
        await expectStepsKept(academy);
      }),
      SEQUENCES,
    );
  },
  patienceFor(SEQUENCES, 10_000),
);

/**
 * Returns two functions that run a command: `expected` on the model, `request` on the service. Returns null if the
 * command needs an enrollment and there is none.
 */
function runOf(
  each: Command,
  model: SeatModel,
  batches: string[],
  ids: string[],
): { expected(): Outcome; request(): Promise<GraphqlResult> } | null {
  if (each[0] === 'enroll') {
    const [, who, where, status] = each;
    const input = { studentId: students[who], batchId: batches[where], status: status.toUpperCase() };
    return { expected: () => model.enroll(who, where, status), request: () => enroll(app, admin, input) };
  }
  if (each[0] === 'resize') {
    const [, where, max] = each;
    const id = batches[where] as string;
    return { expected: () => model.resize(where, max), request: () => resize(app, admin, id, max) };
  }
  if (ids.length === 0) return null;
  const index = each[1] % ids.length;
  const id = ids[index] as string;
  if (each[0] === 'transfer') {
    const to = each[2];
    const request = () => transfer(app, admin, id, batches[to] as string);
    return { expected: () => model.transfer(index, to), request };
  }
  const [name] = each;
  return { expected: () => model[name](index), request: () => single[name](app, admin, id) };
}

function outcomeOf(result: GraphqlResult): Outcome | string {
  if (!result.errors) return 'done';
  if (codes(result)[0] === 'NOT_FOUND') return 'gone';
  return OUTCOMES[JSON.stringify(refused(result))] ?? JSON.stringify(result.errors);
}

const OUTCOMES: Record<string, Outcome> = {
  '{"studentId":["The student id has already been taken."]}': 'taken',
  '{"batchId":["The batch is full."]}': 'full',
  '{"batchId":["The selected batch id is invalid."]}': 'batch',
  '{"status":["The selected status is invalid."]}': 'status',
  ...Object.fromEntries(
    [1, 2, 3, 4].map((least) => [`{"maxStudents":["The max students field must be at least ${least}."]}`, 'seats']),
  ),
};

async function expectSeats(model: SeatModel, batches: string[], ids: string[]): Promise<void> {
  for (const [index, { max, line }] of model.batches.entries()) {
    const seats = await seatsOf(academy, batches[index] as string);
    expect({ ...seats, held: seats.held.toSorted() }).toEqual({
      max,
      held: model
        .held(index)
        .map((id) => ids[id] as string)
        .toSorted(),
      waiting: line.map((id) => ids[id]),
      positions: line.map((_, place) => place + 1),
    });
  }
}
