import { countField, type DataFields, idField, rowsField } from '../../../../platform/events/event-data.ts';
import { eventType, occurrence } from '../../../../platform/events/event-types.ts';
import { type RowChange, recording } from '../../../../platform/events/recording.ts';
import { Result } from './result.entity.ts';

/** Results of one assessment that were written together. */
interface Sheet {
  readonly results: readonly [Result, ...Result[]];
}

/**
 * The maximum number of results in the data of an event. Even with the longest ids, this many results fit into the
 * data.
 */
const MOST_RESULTS = 100;

const data: DataFields<Sheet> = {
  assessment_id: idField('The assessment.', ({ results: [first] }) => first.assessment.id),
  batch_id: idField('The batch of the assessment.', ({ results: [first] }) => first.batch.id),
  count: countField('The number of written results.', ({ results }) => results.length),
  results: rowsField(
    `The first ${MOST_RESULTS} results, without statuses and scores.`,
    MOST_RESULTS,
    ({ results }: Sheet) => results,
    {
      id: idField<Result>('Its id.', (result) => result.id),
      student_id: idField<Result>('The student.', (result) => result.student.id),
    },
  ),
};

const saved = eventType<Sheet>({
  type: 'results.saved',
  resource: 'Result',
  description:
    'Results of an assessment were recorded or corrected: one event per request, whose resource is the first result. ' +
    'Its data contain no grades, because the results may not be published.',
  data,
  idOf: ({ results: [first] }) => first.id,
});

export const resultEvents = recording(Result, [saved], (changes) =>
  [...Map.groupBy(changes, ({ row }: RowChange<Result>) => row.assessment.id).values()].map((sheet) =>
    occurrence(saved, { results: sheet.map(({ row }) => row) as [Result, ...Result[]] }),
  ),
);
