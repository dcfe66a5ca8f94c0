import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GradeScale } from '../../../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { exactAverage } from './exact-average.ts';
import { create, finalise, type GradedClass, save, seedGradedClass, unfinalise, update } from './setup.ts';

const HISTORIES = cases(6, 200);

const BANDS = [
  { min: 80, grade: 'A' },
  { min: 50, grade: 'B' },
  { min: 0, grade: 'C' },
];
const STATUSES = ['PENDING', 'GRADED', 'MISSING', 'EXCUSED'];

type Command =
  | ['create', number, number]
  | ['save', number, number, string, number]
  | ['status', number, 'DRAFT' | 'PUBLISHED' | 'ARCHIVED']
  | ['weigh', number, number]
  | ['finalise']
  | ['unfinalise']
  | ['set', number, string | null];

const which = fc.nat(20);
const student = fc.nat(1);
const command = fc.oneof(
  fc.tuple(fc.constant('create'), fc.integer({ min: 1, max: 9_999 }), fc.nat(3)),
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constant('save'), which, student, fc.constantFrom(...STATUSES), fc.nat(10_000)),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('status'), which, fc.constantFrom('DRAFT', 'PUBLISHED', 'ARCHIVED')) },
  fc.tuple(fc.constant('weigh'), which, fc.nat(3)),
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('finalise', 'unfinalise')) },
  fc.tuple(fc.constant('set'), student, fc.option(fc.constantFrom('A', 'B', 'X'))),
) as fc.Arbitrary<Command>;

interface Test {
  readonly id: string;
  readonly max: number;
  weight: number;
  status: string;
  readonly results: Map<number, { status: string; score: number | null }>;
}

/** Predicts results, averages and grades of two students. */
class GradeModel {
  readonly tests: Test[] = [];
  readonly grades: (string | null)[] = [null, null];
  readonly filled = [false, false];

  average(who: number, statuses: readonly string[]): number | null {
    const counted = this.tests.flatMap(({ status, weight, max, results }) => {
      const result = results.get(who);
      const isCounted = statuses.includes(status) && ['GRADED', 'MISSING'].includes(result?.status ?? '');
      return isCounted ? [{ weight, max, score: result?.score ?? 0 }] : [];
    });
    return exactAverage(counted);
  }

  /** Fills the empty grades. Returns the counts that `finaliseGrades` should return. */
  finalise(): object {
    const counts = { filled: 0, alreadyGraded: 0, withoutAverage: 0 };
    for (const who of [0, 1]) {
      const average = this.average(who, ['PUBLISHED']);
      if (this.grades[who] !== null) counts.alreadyGraded++;
      else if (average === null) counts.withoutAverage++;
      else {
        counts.filled++;
        this.grades[who] = BANDS.find(({ min }) => min * 100 <= average)?.grade as string;
        this.filled[who] = true;
      }
    }
    return counts;
  }

  unfinalise(): number {
    const emptied = this.filled.filter(Boolean).length;
    for (const who of [0, 1]) if (this.filled[who]) this.set(who, null);
    return emptied;
  }

  set(who: number, grade: string | null): void {
    if (this.grades[who] !== grade) this.filled[who] = false;
    this.grades[who] = grade;
  }
}

/**
 * Runs a command in the service and in the model. Asserts that both accept or refuse the command and return the same
 * counts.
 */
async function run(at: GradedClass & { scaleId: string }, model: GradeModel, command: Command): Promise<void> {
  const { app, admin, batchId, studentIds, enrollmentIds } = at;
  const at0 = (index: number) => model.tests[index % Math.max(1, model.tests.length)];
  switch (command[0]) {
    case 'create': {
      const [, max, weight] = command;
      const input = { batchId, title: 'Test', kind: 'QUIZ', maxScore: (max / 100).toFixed(2), weight };
      const { data } = await create(app, admin, input);
      model.tests.push({ id: data.done.id, max, weight, status: 'DRAFT', results: new Map() });
      break;
    }
    case 'save': {
      const [, index, who, status, part] = command;
      const it = at0(index);
      if (!it) break;
      const score = status === 'GRADED' ? Math.floor((part * it.max) / 10_000) : null;
      const record = { studentId: studentIds[who], status, score: score === null ? null : (score / 100).toFixed(2) };
      const { errors } = await save(app, admin, it.id, [record]);
      expect(errors === undefined).toBe(it.status !== 'ARCHIVED');
      if (!errors) it.results.set(who, { status, score });
      break;
    }
    case 'status': {
      const it = at0(command[1]);
      if (!it) break;
      expect((await update(app, admin, it.id, { status: command[2] })).errors).toBeUndefined();
      it.status = command[2];
      break;
    }
    case 'weigh': {
      const it = at0(command[1]);
      if (!it) break;
      expect((await update(app, admin, it.id, { weight: command[2], title: 'Heavier' })).errors).toBeUndefined();
      it.weight = command[2];
      break;
    }
    case 'finalise':
      expect((await finalise(app, admin, batchId, at.scaleId)).data.done).toMatchObject(model.finalise());
      break;
    case 'unfinalise':
      expect((await unfinalise(app, admin, batchId)).data.done.emptied).toBe(model.unfinalise());
      break;
    case 'set': {
      const [, who, grade] = command;
      expect((await rest(app, admin, 'PUT', `/enrollments/${enrollmentIds[who]}`, { grade })).status).toBe(200);
      model.set(who, grade);
      break;
    }
  }
}

const percent = (average: number | null): string | null => (average === null ? null : (average / 100).toFixed(2));

/**
 * Returns the grade and the averages of a student, and the results as texts of assessment id and status, as the caller
 * sees them.
 */
async function seen({ app, studentIds, enrollmentIds }: GradedClass, as: Credentials, who: number) {
  const query = `query ($enrollment: ID!, $student: ID!) { enrollment(id: $enrollment) { grade average publishedAverage }
    results(first: 100, filter: { studentId: $student }) { nodes { assessmentId status } } }`;
  const { data } = await gql(app, as, query, { enrollment: enrollmentIds[who], student: studentIds[who] });
  const results = data.results.nodes.map(({ assessmentId, status }: any) => `${assessmentId} ${status}`).toSorted();
  return { ...data.enrollment, results };
}

test(
  'after any series of operations, results, averages and final grades are correct, and families see no unpublished result or average',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 24 }), async (commands) => {
        const graded = await seedGradedClass();
        const scaleId = (await graded.academy.with.record(GradeScale, { bands: BANDS })).id;
        const model = new GradeModel();
        for (const each of [['create', 1_999, 2] as const, ...commands]) {
          await run({ ...graded, scaleId }, model, each as Command);
        }
        const resultsIn = (who: number, statuses: readonly string[]) =>
          model.tests
            .filter(({ status }) => statuses.includes(status))
            .flatMap(({ id, results }) => (results.has(who) ? [`${id} ${results.get(who)?.status}`] : []))
            .toSorted();
        for (const [who, family] of [graded.parent, graded.otherParent].entries()) {
          const grade = model.grades[who];
          const publishedAverage = percent(model.average(who, ['PUBLISHED']));
          expect(await seen(graded, graded.admin, who)).toEqual({
            ...{ grade, publishedAverage, average: percent(model.average(who, ['DRAFT', 'PUBLISHED'])) },
            results: resultsIn(who, ['DRAFT', 'PUBLISHED', 'ARCHIVED']),
          });
          expect(await seen(graded, family, who)).toEqual({
            ...{ grade, publishedAverage, average: publishedAverage, results: resultsIn(who, ['PUBLISHED']) },
          });
        }
      }),
      HISTORIES,
    );
  },
  patienceFor(HISTORIES, 20_000),
);
