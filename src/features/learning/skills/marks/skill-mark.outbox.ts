import { countField, type DataFields, idField, rowsField, wordField } from '../../../../platform/events/event-data.ts';
import { eventType, occurrence } from '../../../../platform/events/event-types.ts';
import { recording } from '../../../../platform/events/recording.ts';
import { SkillMark } from './skill-mark.entity.ts';

/** Marks that were written together. */
interface MarksWritten {
  readonly marks: readonly [SkillMark, ...SkillMark[]];
}

/**
 * The maximum number of marks in the data of an event. Even with the longest ids, this many marks fit into the data.
 */
const MOST_MARKS = 100;

const data: DataFields<MarksWritten> = {
  marked_by: idField('The user who recorded the marks.', ({ marks: [first] }) => first.marker.id),
  count: countField('The number of marks.', ({ marks }) => marks.length),
  marks: rowsField(
    `The first ${MOST_MARKS} marks. The list of skill marks contains all marks.`,
    MOST_MARKS,
    ({ marks }: MarksWritten) => marks,
    {
      id: idField<SkillMark>('Its id.', (mark) => mark.id),
      student_id: idField<SkillMark>('The student.', (mark) => mark.student.id),
      skill_id: idField<SkillMark>('The skill.', (mark) => mark.skill.id),
      status: wordField<SkillMark>('The progress of the student.', (mark) => mark.status),
    },
  ),
};

const ofMarks = (type: string, description: string) =>
  eventType<MarksWritten>({ type, resource: 'SkillMark', description, data, idOf: ({ marks: [first] }) => first.id });

const saved = ofMarks(
  'skill_marks.saved',
  'Skills of students were marked: one event per request, about the first mark.',
);
const voided = ofMarks('skill_marks.voided', 'A skill mark was voided.');

export const skillMarkEvents = recording(SkillMark, [saved, voided], (changes) => {
  const added = changes.filter(({ action }) => action === 'created').map(({ row }) => row);
  const taken = changes.filter(({ changed }) => changed.includes('voided_at')).map(({ row }) => row);
  return [
    ...(added.length > 0 ? [occurrence(saved, { marks: added as [SkillMark, ...SkillMark[]] })] : []),
    ...taken.map((mark) => occurrence(voided, { marks: [mark] as const })),
  ];
});
