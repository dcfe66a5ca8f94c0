import { isDeepStrictEqual } from 'node:util';
import type { Contender } from './contender.ts';
import type { Request, Task, Workload } from './workloads.ts';

/** Sends one request. Returns the status and the body of the response. */
export async function send(contender: Contender, request: Request): Promise<{ status: number; text: string }> {
  const response = await fetch(`${contender.url}${request.path}`, {
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, text: await response.text() };
}

/**
 * A task whose response was checked. `expected` is the text of each response; null if the responses differ, or are
 * compressed.
 */
export interface CheckedTask extends Task {
  readonly expected: string | null;
}

/**
 * Sends each contender one request. Excludes contenders that return an error, or rows that differ from those of the
 * first contender. `report` receives the reason.
 */
export async function checkWorkload(
  workload: Workload,
  contenders: ReadonlyMap<string, Contender>,
  report: (complaint: string) => void,
): Promise<CheckedTask[]> {
  const checked: CheckedTask[] = [];
  let agreed: unknown;
  for (const task of workload.tasks) {
    const talk = task.converse?.();
    const { status, text } = await send(contenders.get(task.contender)!, talk?.next() ?? task.request!);
    const isAnswer = status === 200 && !hasErrors(text) && (talk?.hear(text) ?? true);
    const rows = isAnswer && task.rows ? canonical(task.rows(JSON.parse(text))) : undefined;
    agreed ??= rows;
    if (isAnswer && (talk || (isFull(rows) && isAlike(task, rows, agreed)))) {
      checked.push({ ...task, expected: talk || task.isCompressed ? null : text });
    } else {
      const why = rows === undefined ? `answers ${status} ${text.slice(0, 300)}` : difference(agreed, rows, '');
      report(`${workload.name}: ${task.contender} is out: ${why}`);
    }
  }
  return checked;
}

/** Returns true if a GraphQL response has errors; rows never have such a key. */
export const hasErrors = (text: string): boolean => text.includes('"errors":');

/** Compares the rows of a contender. A former version reads its own database, so only the number of rows must match. */
const isAlike = ({ isFormer }: Task, rows: unknown, agreed: unknown): boolean =>
  isFormer ? sizeOf(rows) === sizeOf(agreed) : isDeepStrictEqual(rows, agreed);

const sizeOf = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 1);

const isFull = (rows: unknown): boolean => Object.keys(rows ?? {}).length > 0;

/**
 * Converts rows to the common form of all contenders: lists without `nodes`, enum values in lower case, amounts in
 * minor units.
 */
function canonical(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, key));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 1 && entries[0]?.[0] === 'nodes') return canonical(entries[0][1], key);
    return Object.fromEntries(entries.map(([name, item]) => [name, canonical(item, name)]));
  }
  if (typeof value !== 'string') return value;
  if (key === 'status' || key === 'level' || key === 'billing_frequency' || key === 'days_of_week') {
    return value.toLowerCase();
  }
  if (key === 'amount') return Number(value.replace('.', ''));
  return value;
}

/** Returns the first difference between two responses. */
function difference(expected: any, seen: any, path: string): string {
  if (typeof expected !== 'object' || typeof seen !== 'object' || expected === null || seen === null) {
    return isDeepStrictEqual(expected, seen)
      ? ''
      : `${path} is ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(seen)])) {
    const found = difference(expected[key], seen[key], `${path}/${key}`);
    if (found) return found;
  }
  return '';
}
