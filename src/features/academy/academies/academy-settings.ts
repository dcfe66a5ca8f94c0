import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, MoneyScalar } from '../../../platform/validation/scalars.ts';
import { ClashPolicy, ExcusedCounting, LateCounting, LatePenaltyKind, Weekday } from './academy.enums.ts';

@ObjectType({ description: 'How an academy looks to its people.' })
export class AcademyBranding {
  @Field(() => String, { nullable: true, description: 'The first colour: `#RRGGBB`.' })
  primaryColor!: string | null;

  @Field(() => String, { nullable: true, description: 'The second colour: `#RRGGBB`.' })
  secondaryColor!: string | null;

  @Field(() => String, { nullable: true, description: 'A logo for dashboards: an http or https URL.' })
  logoUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The icon of browser tabs: an http or https URL.' })
  faviconUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The name that e-mails are sent under: at most 100 characters.' })
  emailSenderName!: string | null;
}

@ObjectType({ description: 'The penalty for fees paid late.' })
export class LatePenalty {
  @Field(() => LatePenaltyKind, { description: 'How the penalty is worked out.' })
  kind!: LatePenaltyKind;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The fixed amount, or the percentage with two places ("2.50" is 2.5 %). Null when there is no penalty.',
  })
  amount!: number | null;

  @Field(() => Int, { description: 'Days after the due date before the penalty applies: 0 to 365.' })
  graceDays!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The day on which it was last changed, in the academy's time zone: fees that were due before it get none. Null " +
      'where it never was.',
  })
  since!: string | null;
}

@ObjectType({ description: 'How enrollments are billed by fee plans and the prices of courses.' })
export class BillingSettings {
  @Field(() => Boolean, { description: 'Whether what is due is billed each night; otherwise by billing runs alone.' })
  auto!: boolean;

  @Field(() => Int, { description: 'Days before months and terms begin on which they are billed: 0 to 60.' })
  leadDays!: number;

  @Field(() => Int, { description: 'Months back for which billing runs bill what is missing: 0 to 24.' })
  maxBackMonths!: number;

  @Field(() => MoneyScalar, { description: 'A billing run is never held unless it would bill more than this.' })
  holdAbove!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The day on which billing became automatic, in the academy's time zone: nothing that counts from an earlier day is " +
      'billed by itself. Null while it is not.',
  })
  autoSince!: string | null;
}

@ObjectType({ description: 'What counts in rates of attendance: attended / (attended + not attended).' })
export class AttendanceCounting {
  @Field(() => LateCounting, { description: 'What arriving late counts as.' })
  late!: LateCounting;

  @Field(() => ExcusedCounting, { description: 'What being excused counts as.' })
  excused!: ExcusedCounting;
}

@ObjectType({ description: 'How batches follow the clock.' })
export class BatchSettings {
  @Field(() => Int, {
    nullable: true,
    description: 'Full days after the last day of a batch until it is completed by itself: 0 to 365. Null for never.',
  })
  completeAfterDays!: number | null;
}

@ObjectType({ description: 'How an academy works.' })
export class AcademySettings {
  @Field(() => String, { description: 'IANA time zone; "today" and "overdue" go by it.' })
  timezone!: string;

  @Field(() => String, { description: 'ISO 4217 code of every amount of the academy.' })
  currency!: string;

  @Field(() => String, { description: 'BCP 47 language tag, `en` or `en-GB`.' })
  locale!: string;

  @Field(() => Weekday, { description: 'The day that weeks begin on.' })
  weekStart!: Weekday;

  @Field(() => Int, { description: 'Seats of a new batch that does not say: 1 to 1000.' })
  defaultBatchCapacity!: number;

  @Field(() => Int, { description: 'Attendance below this percentage counts as low: 0 to 100.' })
  lowAttendanceThreshold!: number;

  @Field(() => AttendanceCounting, { description: 'What counts in rates of attendance, of past days too.' })
  attendanceCounting!: AttendanceCounting;

  @Field(() => Int, { description: 'Hours after the end of a day in which teachers may mark it: 0 to 8760.' })
  attendanceEditHours!: number;

  @Field(() => ClashPolicy, {
    description: 'What becomes of a write by which an instructor or a room would be at two places at once.',
  })
  clashPolicy!: ClashPolicy;

  @Field(() => Boolean, { description: 'Whether attendance in a batch is marked on days with a session of it alone.' })
  attendanceRequiresSession!: boolean;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day of books that are closed: no money is entered as paid on it or before. Null where none are.',
  })
  booksClosedUntil!: string | null;

  @Field(() => BillingSettings, { description: 'How enrollments are billed.' })
  billing!: BillingSettings;

  @Field(() => BatchSettings, { description: 'How batches follow the clock.' })
  batches!: BatchSettings;

  @Field(() => LatePenalty, { description: 'The penalty for fees paid late.' })
  latePenalty!: LatePenalty;

  @Field(() => [Int], {
    description: 'When reminders go out: days from the due date, negative is before; -365 to 365.',
  })
  reminderDays!: number[];
}

/** The settings of an academy that chose none. */
export const defaultSettings = (): AcademySettings => ({
  timezone: 'UTC',
  currency: 'USD',
  locale: 'en',
  weekStart: Weekday.MONDAY,
  defaultBatchCapacity: 30,
  lowAttendanceThreshold: 75,
  attendanceCounting: { late: LateCounting.PRESENT, excused: ExcusedCounting.IGNORE },
  attendanceEditHours: 48,
  clashPolicy: ClashPolicy.WARN,
  attendanceRequiresSession: false,
  booksClosedUntil: null,
  latePenalty: { kind: LatePenaltyKind.NONE, amount: null, graceDays: 0, since: null },
  billing: { auto: false, leadDays: 7, maxBackMonths: 3, holdAbove: 10_000, autoSince: null },
  batches: { completeAfterDays: 7 },
  reminderDays: [-7, 0, 3, 7],
});

/** The branding of an academy that chose none. */
export const defaultBranding = (): AcademyBranding => ({
  primaryColor: null,
  secondaryColor: null,
  logoUrl: null,
  faviconUrl: null,
  emailSenderName: null,
});
