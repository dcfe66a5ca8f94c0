import type { LiveChange, LiveEvent } from '../../../platform/graphql/live-topic.ts';
import type { Attendance } from './attendance.entity.ts';
import type { AttendanceChange } from './attendance-change.types.ts';

/** Returns the marks in the event of a roll call, as one change. */
export function changedMarks({ resourceId, data }: LiveEvent): LiveChange[] {
  const records = data.records as readonly { readonly id: string }[];
  return [{ key: resourceId, ids: records.map(({ id }) => id), isPartial: Number(data.count) > records.length }];
}

/** Returns the change with the marks that a subscriber sees. */
export function changeOf(rows: readonly object[]): AttendanceChange {
  const marks = rows as readonly Attendance[];
  return { marks, sessionId: marks[0]?.sessionId ?? null };
}
