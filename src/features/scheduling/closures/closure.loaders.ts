import { sql } from 'kysely';
import { jsonArrayAgg } from '../../../platform/loaders/json.ts';
import {
  atLeast,
  atMost,
  type Filter,
  isValue,
  type ReadContext,
  type ReadModel,
  type Sql,
} from '../../../platform/loaders/read-model.ts';
import { Closure } from './closure.entity.ts';

type Target = 'course_id' | 'batch_id' | 'room_id';

/** Selects the ids of a closure's targets of one kind, sorted. */
const named =
  (target: Target) =>
  (context: ReadContext): Sql => {
    const id = sql.ref(`l.${target}`);
    return sql`(select ${jsonArrayAgg(id, id, context)} from closure_targets l
      where l.academy_id = ${context.academyId} and l.closure_id = t.id and ${id} is not null)`;
  };

/** Returns a filter for closures that have a given record, or at least one of several given records, as a target. */
const names =
  (target: Target): Filter =>
  (value, _column, context) =>
    sql`exists (select 1 from closure_targets l
    where l.academy_id = ${context.academyId} and l.closure_id = t.id and ${isValue(sql.ref(`l.${target}`), value, context)})`;

export const closureReads: ReadModel<Closure> = {
  entity: Closure,
  visibility: () => 'all',
  computed: { courseIds: named('course_id'), batchIds: named('batch_id'), roomIds: named('room_id') },
  computedJson: ['courseIds', 'batchIds', 'roomIds'],
  scanCost: 100,
  filters: {
    from: atLeast('endDate'),
    to: atMost('startDate'),
    courseId: names('course_id'),
    batchId: names('batch_id'),
    roomId: names('room_id'),
  },
};
