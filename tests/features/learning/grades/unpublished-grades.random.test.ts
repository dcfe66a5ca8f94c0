import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GradeScale } from '../../../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { rest } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { exactAverage } from './exact-average.ts';
import { familyReads } from './family-reads.ts';
import { create, finalise, type GradedClass, save, seedGradedClass, unfinalise, update } from './setup.ts';

const WALKS = cases(3, 60);

const BANDS = [
  { min: 50, grade: 'A' },
  { min: 0, grade: 'B' },
];

const STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;

type Command =
  | ['assess', boolean]
  | ['save', number, number, number]
  | ['status', number, (typeof STATUSES)[number]]
  | ['comment', number]
  | ['rewrite', boolean]
  | ['finalise' | 'unfinalise'];

const student = fc.nat(1);
const command = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(fc.constant('assess'), fc.boolean()) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('save'), fc.nat(20), student, fc.nat(89)) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('status'), fc.nat(20), fc.constantFrom(...STATUSES)) },
  fc.tuple(fc.constant('comment'), student),
  { weight: 2, arbitrary: fc.tuple(fc.constant('rewrite'), fc.boolean()) },
  fc.tuple(fc.constantFrom('finalise', 'unfinalise')),
) as fc.Arbitrary<Command>;

interface Mark {
  readonly id: string;
  readonly score: string;
  readonly feedback: string;
}

interface Test {
  readonly id: string;
  readonly title: string;
  status: string;
  readonly marks: Map<number, Mark>;
}

interface Comment {
  readonly id: string;
  readonly who: number;
  text: string;
  isPublished: boolean;
}

/** Writes grades whose values all differ, and remembers each value ever written. */
class Walk {
  readonly tests: Test[] = [];
  readonly comments: Comment[] = [];
  readonly written = new Set<string>();
  private readonly at: GradedClass & { scaleId: string; termId: string };
  private count = 0;

  constructor(at: GradedClass & { scaleId: string; termId: string }) {
    this.at = at;
  }

  private value(text: string): string {
    this.written.add(text);
    return text;
  }

  /** Runs a command, and asserts that it succeeds. */
  async run(command: Command): Promise<void> {
    const { app, admin, batchId, studentIds, enrollmentIds, termId, scaleId } = this.at;
    const n = ++this.count;
    switch (command[0]) {
      case 'assess': {
        const title = this.value(`Title-${n}-`);
        const status = command[1] ? 'PUBLISHED' : 'DRAFT';
        const input = { batchId, termId, title, kind: 'QUIZ', maxScore: '9999.99', status };
        const { data, errors } = await create(app, admin, input);
        expect(errors).toBeUndefined();
        this.tests.push({ id: data.done.id, title, status, marks: new Map() });
        break;
      }
      case 'save': {
        const [, index, who, part] = command;
        const it = this.tests[index % Math.max(1, this.tests.length)];
        if (!it || it.status === 'ARCHIVED') break;
        // four digits before the point, so that no average or rate looks like a score
        const score = this.value(`${1000 + part * 100 + n}.${String(n + 10).padStart(2, '0')}`);
        const feedback = this.value(`Feedback-${n}-`);
        const { data, errors } = await save(app, admin, it.id, [{ studentId: studentIds[who], score, feedback }]);
        expect(errors).toBeUndefined();
        it.marks.set(who, { id: data.done[0].id, score, feedback });
        break;
      }
      case 'status': {
        const it = this.tests[command[1] % Math.max(1, this.tests.length)];
        if (!it) break;
        expect((await update(app, admin, it.id, { status: command[2] })).errors).toBeUndefined();
        it.status = command[2];
        break;
      }
      case 'comment': {
        const who = command[1];
        if (this.comments.some((each) => each.who === who)) break;
        const text = this.value(`Comment-${n}-`);
        const input = { enrollment_id: enrollmentIds[who], term_id: termId, text };
        const { status, body } = await rest(app, admin, 'POST', '/term-comments', input);
        expect(status).toBe(201);
        this.comments.push({ id: body.data.id, who, text, isPublished: false });
        break;
      }
      case 'rewrite': {
        const it = this.comments[n % Math.max(1, this.comments.length)];
        if (!it) break;
        [it.text, it.isPublished] = [this.value(`Comment-${n}-`), command[1]];
        const input = { text: it.text, status: it.isPublished ? 'published' : 'draft' };
        expect((await rest(app, admin, 'PUT', `/term-comments/${it.id}`, input)).status).toBe(200);
        break;
      }
      case 'finalise':
        expect((await finalise(app, admin, batchId, scaleId)).errors).toBeUndefined();
        break;
      case 'unfinalise':
        expect((await unfinalise(app, admin, batchId)).errors).toBeUndefined();
        break;
    }
  }

  /** Returns the values that the family of a student may see. */
  shown(who: number): Set<string> {
    const tests = this.tests.filter(({ status }) => status === 'PUBLISHED');
    const comments = this.comments.filter((each) => each.who === who && each.isPublished);
    const marks = tests.flatMap(({ marks: all }) => all.get(who) ?? []);
    return new Set([
      ...tests.map(({ title }) => title),
      ...marks.flatMap(({ score, feedback }) => [score, feedback]),
      ...comments.map(({ text }) => text),
    ]);
  }

  /** Returns the average of a student over assessments with these statuses, as the API writes it. */
  average(who: number, statuses: readonly string[]): string | null {
    const counted = this.tests.flatMap(({ status, marks }) => {
      const mark = marks.get(who);
      if (!mark || !statuses.includes(status)) return [];
      return [{ weight: 1, max: 999_999, score: Math.round(Number(mark.score) * 100) }];
    });
    const average = exactAverage(counted);
    return average === null ? null : (average / 100).toFixed(2);
  }
}

/** Returns true if the text contains the value, and not only as a part of a longer number. */
const contains = (text: string, value: string): boolean =>
  new RegExp(`(?<![\\d.])${value.replace('.', '\\.')}(?!\\d)`).test(text);

/** Asserts that a family sees every value that is published, and no other value that was ever written. */
async function check(at: GradedClass & { termId: string }, walk: Walk): Promise<void> {
  const ids = {
    termId: at.termId,
    assessments: walk.tests.map(({ id }) => id),
    results: walk.tests.flatMap(({ marks }) => [...marks.values()].map(({ id }) => id)),
    comments: walk.comments.map(({ id }) => id),
  };
  for (const [who, family] of [
    [0, at.parent],
    [0, at.student],
    [1, at.otherParent],
  ] as const) {
    const text = await familyReads(at, family, ids);
    const shown = walk.shown(who);
    const published = walk.average(who, ['PUBLISHED']);
    expect([...shown].filter((value) => !contains(text, value))).toEqual([]);
    expect([...walk.written].filter((value) => !shown.has(value) && contains(text, value))).toEqual([]);
    const averages = [0, 1].flatMap((each) => [
      walk.average(each, ['DRAFT', 'PUBLISHED']),
      each === who ? null : walk.average(each, ['PUBLISHED']),
    ]);
    const hidden = averages.filter((average) => average !== null && average !== published);
    expect(hidden.filter((average) => contains(text, average ?? ''))).toEqual([]);
    if (published !== null) expect(contains(text, published)).toBe(true);
  }
}

test(
  'families see published grades only, in every read and after every change',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 24 }), async (commands) => {
        const graded = await seedGradedClass();
        const scaleId = (await graded.academy.with.record(GradeScale, { bands: BANDS })).id;
        const { id: termId } = await graded.academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' });
        const at = { ...graded, scaleId, termId };
        const walk = new Walk(at);
        const beginning: Command[] = [
          ['assess', true],
          ['assess', false],
          ['comment', 0],
        ];
        for (const each of [...beginning, ...commands]) await walk.run(each);
        await graded.app.background.drain();
        await check(at, walk);
      }),
      WALKS,
    );
  },
  patienceFor(WALKS, 30_000),
);
