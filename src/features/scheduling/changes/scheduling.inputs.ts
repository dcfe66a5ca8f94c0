import { InputType } from 'type-graphql';
import {
  DateInput,
  FlagInput,
  IdempotencyKeyInput,
  IdInput,
  TextInput,
  TimeInput,
  UrlInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { DateBetween, Different } from '../../../platform/validation/rules.ts';

/** Days whose instants every calendar and database can tell, in whatever time zone. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9998-12-31';

@InputType({ description: 'When a session is, by the clocks of the academy.' })
class SessionTimeInput {
  @DateInput('The day, local to the academy: 1900 to 9998.', { required: true })
  @DateBetween(FIRST_DAY, LAST_DAY)
  date!: string;

  @TimeInput('When it begins, local time of the academy.', { required: true })
  startTime!: string;

  @TimeInput('When it ends: before the start, it is of the next day. Never the time of the start.', { required: true })
  @Different('startTime')
  endTime!: string;
}

@InputType({ description: 'What every session can be told.' })
class SessionInput extends SessionTimeInput {
  @IdInput('The staff member who leads it; null for nobody.')
  instructorId?: string | null;

  @IdInput('The room; null for none.')
  roomId?: string | null;

  @TextInput(255, 'What it is about')
  topic?: string | null;

  @UrlInput('Where to join it online')
  onlineUrl?: string | null;

  @TextInput(5000, 'Notes of the staff, which families do not see')
  notes?: string | null;
}

@InputType({ description: "An extra session. Instructor and room are the batch's where they are left out." })
export class AddSessionInput extends SessionInput {
  @IdInput('The batch, which is neither completed nor cancelled.', { required: true })
  batchId!: string;

  @IdempotencyKeyInput()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes to a session. What is left out stays as it is; a teacher changes the texts alone.' })
export class UpdateSessionInput extends partialInput(SessionInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Another time of a session. What is left out stays as it is.' })
export class RescheduleSessionInput extends partialInput(SessionTimeInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Who leads a session.' })
export class SubstituteInstructorInput {
  @IdInput('The staff member who leads it; null for nobody.')
  instructorId?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Where a session is held.' })
export class ChangeRoomInput {
  @IdInput('The room; null for none.')
  roomId?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Why a session falls out.' })
export class CancelSessionInput {
  @TextInput(255, 'Why')
  reason?: string | null;

  @FlagInput('Whether it is not charged; no by default.')
  excusesFees?: boolean | null;

  @VersionInput()
  expectedVersion?: number | null;
}
