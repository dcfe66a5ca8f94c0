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

/** Records of one batch and day that are written together. */
interface Roll {
  readonly records: readonly [Attendance, ...Attendance[]];
}

/** The number of records that fit into the data of an event with ids of any length. */
const MOST_RECORDS = 100;

const counted = (status: AttendanceStatus) =>
  countField<Roll>(
    `How many of the records are \`${status}\`.`,
    ({ records }) => records.filter((record) => record.status === status).length,
  );

const data: DataFields<Roll> = {
  batch_id: idField(
    'The batch; null for attendance at the academy as such.',
    ({ records: [first] }) => first.batch?.id,
    {
      nullable: true,
    },
  ),
  date: dateField('The day.', ({ records: [first] }) => first.date),
  marked_by: idField('The user who marked them.', ({ records: [first] }) => first.marker.id),
  count: countField('How many records were written.', ({ records }) => records.length),
  ...Object.fromEntries(Object.values(AttendanceStatus).map((status) => [status, counted(status)])),
  records: rowsField(
    `The first ${MOST_RECORDS} of the records; all of them are in the attendance of the batch and day.`,
    MOST_RECORDS,
    ({ records }: Roll) => records,
    {
      id: idField<Attendance>('Its id.', (record) => record.id),
      student_id: idField<Attendance>('The student.', (record) => record.student.id),
      status: wordField<Attendance>('Whether the student was there.', (record) => record.status),
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
  'Students were marked for a day: one event a roll call, whose resource is the first record.',
);
const corrected = ofRoll(
  'attendance.corrected',
  'Students who had been marked were marked otherwise: one event a roll call, whose resource is the first record.',
);

/** The values that records must share to be one event. */
const rollOf = ({ row, action }: RowChange<Attendance>): string =>
  [action === 'created' ? taken.type : corrected.type, row.batch?.id, row.date].join(' ');

export const attendanceEvents = recording(Attendance, [taken, corrected], (changes) =>
  [...Map.groupBy(changes, rollOf).values()].map((roll) => {
    const records = roll.map(({ row }) => row) as [Attendance, ...Attendance[]];
    return occurrence(roll[0]?.action === 'created' ? taken : corrected, { records });
  }),
);
