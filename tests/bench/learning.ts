import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addGradebook } from './learning-data.ts';
import { startOurs } from './ours.ts';
import { settle, withTables } from './queue-data.ts';
import { fillResponsiveness } from './responsiveness-data.ts';
import { signIn } from './session.ts';
import { type Run, read, type TimeFigures } from './time.ts';
import { measureTransfers, type TransferFigures } from './transfers.ts';

const STUDENTS = 2_000;

/** The limit for the p50 of the gradebook, in milliseconds. */
const GRADEBOOK_MS = 15;

const GRADEBOOK = `query Gradebook($id: ID!) { gradebook(batchId: $id) {
  assessments { id title kind date maxScore weight }
  rows { student { id name } average publishedAverage grade results { assessmentId status score feedback } } } }`;

/** Figures of a service with files and grades. */
export interface LearningFigures {
  readonly gradebook: TimeFigures;
  readonly transfers: TransferFigures;
}

/** Fills an empty database. Then measures a gradebook, and the dashboard during uploads and downloads. */
export async function measureLearning(url: string, run: Run): Promise<LearningFigures> {
  const facts = await fillResponsiveness(url, STUDENTS);
  const folder = await mkdtemp(join(tmpdir(), 'academy-bench-files-'));
  const ours = await startOurs(url, undefined, { STORAGE: `local:${folder}` });
  try {
    const session = await signIn(ours.url, { id: facts.id, email: facts.admin });
    const id = await addGradebook(ours, session, facts);
    // autovacuum would do the same after a while
    await withTables(url, settle);
    const headers = { ...session.headers, 'content-type': 'application/json', 'accept-encoding': 'identity' };
    const body = JSON.stringify({ query: GRADEBOOK, variables: { id } });
    const request = { method: 'POST' as const, path: '/graphql', headers, body };
    const gradebook = await read(ours, 'gradebook of 30 students and 20 assessments', request, GRADEBOOK_MS, run);
    return { gradebook, transfers: await measureTransfers(ours, session, run) };
  } finally {
    await ours.stop();
    await rm(folder, { recursive: true });
  }
}
