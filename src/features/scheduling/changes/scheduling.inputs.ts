import { InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { FlagInput, IdempotencyKeyInput, IdInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { DateBetween, Different } from '../../../platform/validation/rules.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';

/** Days whose instants every calendar and database can represent, in any time zone. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9998-12-31';

@InputType({ description: 'When a session is, by the clocks of the academy.' })
class SessionTimeInput extends inputOf(ClassSession, {
  required: ['date', 'startTime', 'endTime'],
  words: {
    date: { note: ': 1900 to 9998' },
    endTime: 'When it ends: before the start, it is of the next day. Never the time of the start.',
  },
  rules: { date: [DateBetween(FIRST_DAY, LAST_DAY)], endTime: [Different('startTime')] },
}) {}

@InputType({ description: 'What every session can be told.' })
class SessionInput extends inputOf(ClassSession, {
  base: SessionTimeInput,
  optional: ['instructorId', 'roomId', 'topic', 'onlineUrl', 'notes'],
  words: {
    instructorId: { note: '; null for none' },
    roomId: { note: '; null for none' },
    notes: 'Notes of the staff, which families do not see',
  },
}) {}

@InputType({ description: "An extra session. Instructor and room are the batch's when omitted." })
export class AddSessionInput extends SessionInput {
  @IdInput('The batch, which is neither completed nor cancelled.', { required: true })
  batchId!: string;

  @IdempotencyKeyInput()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to a session. Omitted fields stay unchanged; a teacher changes only the texts.' })
export class UpdateSessionInput extends partialInput(SessionInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'A new time of a session. Omitted fields stay unchanged.' })
export class RescheduleSessionInput extends partialInput(SessionTimeInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The staff member who leads a session.' })
export class SubstituteInstructorInput extends inputOf(ClassSession, {
  optional: ['instructorId'],
  words: { instructorId: { note: '; null for none' } },
}) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The location of a session.' })
export class ChangeRoomInput extends inputOf(ClassSession, {
  optional: ['roomId'],
  words: { roomId: { note: '; null for none' } },
}) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The reason why a session is cancelled.' })
export class CancelSessionInput {
  @TextInput(255, 'Why')
  reason?: string | null;

  @FlagInput('Whether it is not charged; no by default.')
  excusesFees?: boolean | null;

  @VersionInput()
  expectedVersion?: number | null;
}
