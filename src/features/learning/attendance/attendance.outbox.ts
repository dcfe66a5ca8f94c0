import {
  countField,
  type DataFields,
  dateField,
  idField,
  rowsField,
  wordField,
} from '../../../platform/events/event-data.ts';
import { eventType, occurrence } from '../../../platform/events/event-types.ts';
import { type RowChange, recording } from '../../../platform/events/recording.ts';
import { Attendance } from './attendance.entity.ts';
import { AttendanceStatus } from './attendance.enums.ts';

/** Records of one batch and day that were written together. */
interface Roll {
  readonly records: readonly [Attendance, ...Attendance[]];
}

/**
 * The maximum number of records in the data of an event. Even with the longest ids, this many records fit into the
 * data.
 */
const MOST_RECORDS = 100;

const counted = (status: AttendanceStatus) =>
  countField<Roll>(
    `The number of records with the status \`${status}\`.`,
    ({ records }) => records.filter((record) => record.status === status).length,
  );

const data: DataFields<Roll> = {
  batch_id: idField(
    'The batch; null for general attendance at the academy.',
    ({ records: [first] }) => first.batch?.id,
    {
      nullable: true,
    },
  ),
  date: dateField('The day.', ({ records: [first] }) => first.date),
  marked_by: idField('The user who recorded the marks.', ({ records: [first] }) => first.marker.id),
  count: countField('The number of written records.', ({ records }) => records.length),
  ...Object.fromEntries(Object.values(AttendanceStatus).map((status) => [status, counted(status)])),
  records: rowsField(
    `The first ${MOST_RECORDS} records. The attendance of the batch and day contains all records.`,
    MOST_RECORDS,
    ({ records }: Roll) => records,
    {
      id: idField<Attendance>('Its id.', (record) => record.id),
      student_id: idField<Attendance>('The student.', (record) => record.student.id),
      status: wordField<Attendance>('The attendance status.', (record) => record.status),
    },
  ),
};

const ofRoll = (type: string, description: string) =>
  eventType<Roll>({
    type,
    resource: 'AttendanceRecord',
    description,
    data,
    idOf: ({ records: [first] }) => first.id,
  });

const taken = ofRoll(
  'attendance.taken',
  'Attendance was marked for a day: one event per roll call, whose resource is the first record.',
);
const corrected = ofRoll(
  'attendance.corrected',
  'Attendance marks were corrected: one event per roll call, whose resource is the first record.',
);

/** Returns the key that groups records into one event. */
const rollOf = ({ row, action }: RowChange<Attendance>): string =>
  [action === 'created' ? taken.type : corrected.type, row.batch?.id, row.date].join(' ');

export const attendanceEvents = recording(Attendance, [taken, corrected], (changes) =>
  [...Map.groupBy(changes, rollOf).values()].map((roll) => {
    const records = roll.map(({ row }) => row) as [Attendance, ...Attendance[]];
    return occurrence(roll[0]?.action === 'created' ? taken : corrected, { records });
  }),
);
