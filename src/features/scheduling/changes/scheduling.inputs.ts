import { InputType } from 'type-graphql';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { FlagInput, IdempotencyKeyInput, IdInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { DateBetween, Different } from '../../../platform/validation/rules.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';

/**
 * The first and the last day that a request may contain. Between these days, every calendar and both databases can
 * represent each instant in every time zone.
 */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9998-12-31';

@InputType({ description: 'The date and times of a session, local to the academy.' })
class SessionTimeInput extends inputOf(ClassSession, {
  required: ['date', 'startTime', 'endTime'],
  words: {
    date: { note: ': 1900 to 9998' },
    endTime: 'The end time. An end before the start is on the next day. Start and end must differ.',
  },
  rules: { date: [DateBetween(FIRST_DAY, LAST_DAY)], endTime: [Different('startTime')] },
}) {}

@InputType({ description: 'The fields of every session input.' })
class SessionInput extends inputOf(ClassSession, {
  base: SessionTimeInput,
  optional: ['instructorId', 'roomId', 'topic', 'onlineUrl', 'notes'],
  words: {
    instructorId: { note: '; null for none' },
    roomId: { note: '; null for none' },
    notes: 'Notes for staff, not visible to families',
  },
}) {}

@InputType({ description: "An extra session. When omitted, the instructor and room are the batch's." })
export class AddSessionInput extends SessionInput {
  @IdInput('The batch. It must not be completed or cancelled.', { required: true })
  batchId!: string;

  @IdempotencyKeyInput()
  idempotencyKey?: string | null;
}

@InputType({
  description:
    'Changes to a session. Omitted fields stay unchanged. Teachers can change only the topic, the address for ' +
    'joining online and the notes.',
})
export class UpdateSessionInput extends partialInput(SessionInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'A new time of a session. Omitted fields stay unchanged.' })
export class RescheduleSessionInput extends partialInput(SessionTimeInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'A new instructor for a session.' })
export class SubstituteInstructorInput extends inputOf(ClassSession, {
  optional: ['instructorId'],
  words: { instructorId: { note: '; null for none' } },
}) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'A new room for a session.' })
export class ChangeRoomInput extends inputOf(ClassSession, {
  optional: ['roomId'],
  words: { roomId: { note: '; null for none' } },
}) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'The cancellation of a session.' })
export class CancelSessionInput {
  @TextInput(255, 'The reason')
  reason?: string | null;

  @FlagInput('True if the session is not charged; false by default.')
  excusesFees?: boolean | null;

  @VersionInput()
  expectedVersion?: number | null;
}
