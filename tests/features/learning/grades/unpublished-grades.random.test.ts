import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GradeScale } from '../../../../src/features/learning/grades/scales/grade-scale.entity.ts';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import { subscribe } from '../../../support/streams.ts';
import { noticeAcademy } from '../../operations/notices/setup.ts';
import { readAll, readReportCard } from './family-reads.ts';
import { create, finalise, type GradedClass, save, seedGradedClass, unfinalise, update } from './setup.ts';

const WALKS = cases(3, 150);

/** The highest score of each assessment. */
const MOST = 9999.99;

type Status = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
type Command =
  | ['create', Status, boolean]
  | ['save', number, number]
  | ['status', number, Status]
  | ['comment', number, 'DRAFT' | 'PUBLISHED']
  | ['finalise' | 'unfinalise' | 'read'];

const which = fc.nat(20);
const student = fc.nat(1);
const status = fc.constantFrom<Status>('DRAFT', 'PUBLISHED', 'ARCHIVED');
const command = fc.oneof(
  fc.tuple(fc.constant('create'), fc.constantFrom('DRAFT', 'PUBLISHED'), fc.boolean()),
  { weight: 4, arbitrary: fc.tuple(fc.constant('save'), which, student) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('status'), which, status) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('comment'), student, fc.constantFrom('DRAFT', 'PUBLISHED')) },
  fc.tuple(fc.constantFrom('finalise', 'unfinalise', 'read')),
) as fc.Arbitrary<Command>;

/** The last commands of each test: publish a result and fill grades, so that the last read contains both. */
const LAST: Command[] = [['status', 0, 'PUBLISHED'], ['save', 0, 0], ['finalise'], ['read']];

interface Test {
  readonly id: string;
  readonly title: string;
  status: Status;
  /** The score and the feedback of the current result, by the index of the student. */
  readonly results: Map<number, string[]>;
}

/**
 * Creates unique values for grades. `current` has the values that the family of the first student may see now, and
 * `once` also the values that it could see earlier.
 */
class Walk {
  readonly tests: Test[] = [];
  readonly comments = new Map<number, { id: string; text: string; status: string }>();
  readonly values = new Set<string>();
  readonly once = new Set<string>();
  current: ReadonlySet<string> = new Set();
  #count = 0;

  constructor(
    readonly at: GradedClass,
    readonly termId: string,
  ) {}

  /** Returns a text that no other value contains. */
  unique(kind: string): string {
    return this.#note(`${kind}${++this.#count}x`);
  }

  /** Returns a score whose digits no other score has. */
  score(): string {
    const n = ++this.#count;
    return this.#note(`${1000 + ((n * 1237) % 8999)}.${11 + (n % 89)}`);
  }

  #note(value: string): string {
    this.values.add(value);
    return value;
  }

  /** Reads averages and grades as an admin, and adds the values that the family may see to `current` and `once`. */
  async observe(): Promise<void> {
    const { app, admin, batchId, studentIds } = this.at;
    const query = `query ($id: ID!) { gradebook(batchId: $id) { rows { studentId grade average publishedAverage
      termAverages { average publishedAverage } } } }`;
    const { data } = await gql(app, admin, query, { id: batchId });
    const allowed: (string | null)[] = [];
    for (const { studentId, grade, termAverages, ...row } of data.gradebook.rows) {
      for (const { average, publishedAverage } of [row, ...termAverages]) {
        for (const each of [average, publishedAverage]) if (each) this.values.add(each);
        if (studentId === studentIds[0]) allowed.push(publishedAverage);
      }
      if (studentId === studentIds[0]) allowed.push(grade);
    }
    for (const { status, title, results } of this.tests) {
      if (status !== 'PUBLISHED') continue;
      const [score, ...texts] = results.get(0) ?? [];
      allowed.push(title, ...texts);
      // a report card shows each published score also in percent, which may equal a former average
      if (score) allowed.push(score, ((100 * Number(score)) / MOST).toFixed(2));
    }
    const comment = this.comments.get(0);
    if (comment?.status === 'PUBLISHED') allowed.push(comment.text);
    this.current = new Set(allowed.filter((value) => value !== null));
    for (const value of this.current) this.once.add(value);
  }

  /** Returns the values that the text contains although they are not allowed. */
  leaks(text: string, allowed: ReadonlySet<string>): string[] {
    const isIn = (value: string) => new RegExp(`(?<![\\d.])${value.replace('.', '\\.')}(?!\\d)`).test(text);
    return [...this.values].filter((value) => !allowed.has(value) && isIn(value));
  }
}

async function run(walk: Walk, command: Command): Promise<void> {
  const { app, admin, batchId, studentIds, enrollmentIds } = walk.at;
  const pick = (index: number) => walk.tests[index % Math.max(1, walk.tests.length)];
  switch (command[0]) {
    case 'create': {
      const [, status, isTermed] = command;
      const title = walk.unique('title');
      const termed = isTermed ? { termId: walk.termId, date: '2026-02-02' } : {};
      const input = { batchId, title, kind: 'QUIZ', maxScore: String(MOST), status, ...termed };
      const { data } = await create(app, admin, input);
      walk.tests.push({ id: data.done.id, title, status, results: new Map() });
      break;
    }
    case 'save': {
      const [, index, who] = command;
      const it = pick(index);
      if (!it) break;
      const [score, feedback] = [walk.score(), walk.unique('feedback')];
      const { errors } = await save(app, admin, it.id, [{ studentId: studentIds[who], score, feedback }]);
      expect(errors === undefined).toBe(it.status !== 'ARCHIVED');
      if (!errors) it.results.set(who, [score, feedback]);
      break;
    }
    case 'status': {
      const it = pick(command[1]);
      if (!it) break;
      expect((await update(app, admin, it.id, { status: command[2] })).errors).toBeUndefined();
      it.status = command[2];
      break;
    }
    case 'comment': {
      const [, who, given] = command;
      const [text, status] = [walk.unique('comment'), given.toLowerCase()];
      const present = walk.comments.get(who);
      const keys = { enrollment_id: enrollmentIds[who], term_id: walk.termId };
      const { body } = present
        ? await rest(app, admin, 'PUT', `/term-comments/${present.id}`, { text, status })
        : await rest(app, admin, 'POST', '/term-comments', { ...keys, text, status });
      expect(body.data).toMatchObject({ text, status });
      walk.comments.set(who, { id: body.data.id, text, status: given });
      break;
    }
    case 'finalise': {
      const bands = [
        { min: 50, grade: walk.unique('Up') },
        { min: 0, grade: walk.unique('Low') },
      ];
      const scale = await walk.at.academy.with.record(GradeScale, { bands });
      expect((await finalise(app, admin, batchId, scale.id)).errors).toBeUndefined();
      break;
    }
    case 'unfinalise':
      expect((await unfinalise(app, admin, batchId)).errors).toBeUndefined();
      break;
    case 'read':
      await walk.at.app.background.drain();
      await familyReads(walk);
      break;
  }
}

/** Reads everything as the parent and as the student, and asserts that they receive no unpublished value. */
async function familyReads(walk: Walk): Promise<void> {
  const made = {
    termId: walk.termId,
    assessmentIds: walk.tests.map(({ id }) => id),
    commentIds: [...walk.comments.values()].map(({ id }) => id),
    titles: walk.tests.map(({ title }) => title),
  };
  const results = walk.tests.flatMap((test) => [...test.results.values()].flat());
  // in the responses to an admin, `leaks` must find all values: this proves that `leaks` works
  const all = await readAll(walk.at, walk.at.admin, made);
  for (const value of [...made.titles, ...results]) expect(walk.leaks(all.now, new Set())).toContain(value);
  const shown = walk.tests.flatMap(({ status, results }) => (status === 'PUBLISHED' ? (results.get(0) ?? []) : []));
  for (const who of ['parent', 'student'] as const) {
    const { now, inbox } = await readAll(walk.at, walk.at[who], made);
    expect(walk.leaks(now, walk.current), `${who} reads`).toEqual([]);
    expect(walk.leaks(inbox, walk.once), `inbox of ${who}`).toEqual([]);
    for (const value of shown) expect(now).toContain(value);
  }
}

test(
  'families can read no unpublished grade after any series of drafts, publications and final grades',
  async () => {
    const app = await testApp();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 20 }), async (commands) => {
        const at = await seedGradedClass({ app, academy: await noticeAcademy(app) });
        const term = await at.academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' });
        const walk = new Walk(at, term.id);
        // the service creates notices only for events after its first run in the academy
        await app.background.drain();
        const changed =
          'subscription ($batch: ID!) { enrollmentChanged(batchId: $batch) { grade average publishedAverage } }';
        const live = [
          await subscribe(app, at.parent, changed, { batch: at.batchId }),
          await subscribe(app, at.parent, 'subscription { notificationReceived { title text params } }'),
        ];
        for (const each of [['create', 'DRAFT', true], ['save', 0, 0], ...commands, ...LAST]) {
          await run(walk, each as Command);
          await walk.observe();
        }
        const card = await readReportCard(at, at.parent, walk.termId);
        expect(walk.leaks(card, walk.current), 'the report card').toEqual([]);
        const path = `/enrollments/${at.enrollmentIds[0]}`;
        expect((await rest(app, at.admin, 'PUT', path, { notes: 'Sits in front' })).status).toBe(200);
        await app.background.drain();
        await familyReads(walk);
        for (const stream of live) {
          const events = [await stream.next(), ...stream.unread];
          expect(events.flatMap(({ result }) => result?.errors ?? [])).toEqual([]);
          expect(walk.leaks(JSON.stringify(events), walk.once), 'live updates').toEqual([]);
          stream.close();
        }
      }),
      WALKS,
    );
  },
  patienceFor(WALKS, 30_000),
);
