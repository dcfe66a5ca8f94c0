import { Field, Int, ObjectType } from 'type-graphql';
import {
  ColourField,
  DateField,
  EnumField,
  FlagField,
  IntegerField,
  MoneyField,
  TextField,
  UrlField,
  ValueField,
} from '../../../platform/fields/value-fields.ts';
import { ClashPolicy, ExcusedCounting, LateCounting, LatePenaltyKind, Weekday } from './academy.enums.ts';

@ObjectType({ description: 'How an academy looks to its people.' })
export class AcademyBranding {
  @ColourField('The first colour', { nullable: true })
  primaryColor!: string | null;

  @ColourField('The second colour', { nullable: true })
  secondaryColor!: string | null;

  @UrlField('A logo for dashboards', { nullable: true })
  logoUrl!: string | null;

  @UrlField('The icon of browser tabs', { nullable: true })
  faviconUrl!: string | null;

  @TextField(100, 'The name that e-mails are sent under', { nullable: true })
  emailSenderName!: string | null;
}

@ObjectType({ description: 'The penalty for fees paid late.' })
export class LatePenalty {
  @EnumField(() => LatePenaltyKind, 'How the penalty is worked out.')
  kind!: LatePenaltyKind;

  @MoneyField('The fixed amount, or the percentage with two places ("2.50" is 2.5 %). Null when there is no penalty.', {
    nullable: true,
  })
  amount!: number | null;

  @IntegerField(0, 365, 'Days after the due date before the penalty applies')
  graceDays!: number;

  @DateField(
    "The day on which it was last changed, in the academy's time zone: fees that were due before it get none. Null " +
      'if it never was.',
    { nullable: true },
  )
  since!: string | null;
}

@ObjectType({ description: 'How enrollments are billed by fee plans and the prices of courses.' })
export class BillingSettings {
  @FlagField('Whether due charges are billed automatically each night; otherwise only billing runs bill them.')
  auto!: boolean;

  @IntegerField(0, 60, 'Days before months and terms begin on which they are billed')
  leadDays!: number;

  @IntegerField(0, 24, 'Months in the past for which billing runs bill missing charges')
  maxBackMonths!: number;

  @MoneyField('A billing run is never held unless it would bill more than this.')
  holdAbove!: number;

  @DateField(
    "The day on which billing became automatic, in the academy's time zone: nothing that counts from an earlier day is " +
      'billed by itself. Null while it is not.',
    { nullable: true },
  )
  autoSince!: string | null;
}

@ObjectType({ description: 'The rules of attendance rates: attended / (attended + not attended).' })
export class AttendanceCounting {
  @EnumField(() => LateCounting, 'How a late arrival counts.')
  late!: LateCounting;

  @EnumField(() => ExcusedCounting, 'How an excused absence counts.')
  excused!: ExcusedCounting;
}

@ObjectType({ description: 'How batches follow the clock.' })
export class BatchSettings {
  @IntegerField(0, 365, 'Full days after the last day of a batch until it is completed by itself', {
    nullable: true,
    note: '; null for never',
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

  @EnumField(() => Weekday, 'The day that weeks begin on.')
  weekStart!: Weekday;

  @IntegerField(1, 1000, 'Seats of a new batch that does not say')
  defaultBatchCapacity!: number;

  @IntegerField(0, 100, 'Attendance below this percentage counts as low')
  lowAttendanceThreshold!: number;

  @ValueField(() => AttendanceCounting, 'The rules of attendance rates; they apply to past days too.')
  attendanceCounting!: AttendanceCounting;

  @IntegerField(0, 8760, 'Hours after the end of a day in which teachers may mark it')
  attendanceEditHours!: number;

  @EnumField(
    () => ClashPolicy,
    'How the service treats a write that would put an instructor or a room in two places at once.',
  )
  clashPolicy!: ClashPolicy;

  @FlagField('Whether attendance in a batch is only marked on days on which it has a session.')
  attendanceRequiresSession!: boolean;

  @DateField(
    'The last day of books that are closed: no money is entered as paid on it or before. Null where none are.',
    { nullable: true },
  )
  booksClosedUntil!: string | null;

  @ValueField(() => BillingSettings, 'How enrollments are billed.')
  billing!: BillingSettings;

  @ValueField(() => BatchSettings, 'How batches follow the clock.')
  batches!: BatchSettings;

  @ValueField(() => LatePenalty, 'The penalty for fees paid late.')
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
