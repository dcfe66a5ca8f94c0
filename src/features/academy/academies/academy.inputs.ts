import { Field, InputType, Int } from 'type-graphql';
import { EnumFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import {
  ColourInput,
  DateInput,
  EmailInput,
  EnumInput,
  FlagInput,
  IntegerInput,
  MoneyInput,
  TextInput,
  UrlInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { LanguageTag, Matches, Selected } from '../../../platform/validation/form-rules.ts';
import { Distinct, EachBetween, Items } from '../../../platform/validation/list-rules.ts';
import { MaxCharacters, Required } from '../../../platform/validation/rules.ts';
import {
  AcademyStatus,
  AcademyType,
  ClashPolicy,
  ExcusedCounting,
  LateCounting,
  LatePenaltyKind,
  Weekday,
} from './academy.enums.ts';
import { isCurrency, isTimezone } from './locale.ts';
import { SubscriptionInput } from './subscription.inputs.ts';

@InputType({ description: 'How an academy looks to its people. What is left out stays as it is.' })
export class AcademyBrandingInput {
  @ColourInput('The first colour')
  primaryColor?: string | null;

  @ColourInput('The second colour')
  secondaryColor?: string | null;

  @UrlInput('A logo for dashboards')
  logoUrl?: string | null;

  @UrlInput('The icon of browser tabs')
  faviconUrl?: string | null;

  @TextInput(100, 'The name that e-mails are sent under')
  emailSenderName?: string | null;
}

@InputType({ description: 'The penalty for fees paid late. What is left out stays as it is.' })
export class LatePenaltyInput {
  @EnumInput(() => LatePenaltyKind, 'How the penalty is worked out.', { omittable: true })
  kind?: LatePenaltyKind;

  @MoneyInput('The fixed amount, or the percentage: "2.50" is 2.5 %.')
  amount?: number | null;

  @IntegerInput(0, 365, 'Days after the due date before it applies', { omittable: true })
  graceDays?: number;
}

@InputType({ description: 'How enrollments are billed. What is left out stays as it is.' })
export class BillingSettingsInput {
  @FlagInput('Whether what is due is billed each night.', { omittable: true })
  auto?: boolean;

  @IntegerInput(0, 60, 'Days before months and terms begin on which they are billed', { omittable: true })
  leadDays?: number;

  @IntegerInput(0, 24, 'Months back for which billing runs bill what is missing', { omittable: true })
  maxBackMonths?: number;

  @MoneyInput('The total up to which billing runs are never held.', { omittable: true })
  holdAbove?: number;
}

@InputType({ description: 'What counts in rates of attendance. What is left out stays as it is.' })
export class AttendanceCountingInput {
  @EnumInput(() => LateCounting, 'What arriving late counts as.', { omittable: true })
  late?: LateCounting;

  @EnumInput(() => ExcusedCounting, 'What being excused counts as.', { omittable: true })
  excused?: ExcusedCounting;
}

@InputType({ description: 'How batches follow the clock. What is left out stays as it is.' })
export class BatchSettingsInput {
  @IntegerInput(0, 365, 'Full days after the last day of a batch until it is completed by itself; null for never')
  completeAfterDays?: number | null;
}

@InputType({ description: 'How an academy works. What is left out stays as it is.' })
export class AcademySettingsInput {
  @Field(() => String, { nullable: true, description: 'IANA time zone.' })
  @Required()
  @Selected(isTimezone)
  timezone?: string;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code, upper-case.' })
  @Required()
  @Selected(isCurrency)
  currency?: string;

  @Field(() => String, { nullable: true, description: 'BCP 47 language tag.' })
  @Required()
  @LanguageTag()
  locale?: string;

  @EnumInput(() => Weekday, 'The day that weeks begin on.', { omittable: true })
  weekStart?: Weekday;

  @IntegerInput(1, 1000, 'Seats of a new batch that does not say', { omittable: true })
  defaultBatchCapacity?: number;

  @IntegerInput(0, 100, 'Attendance below this percentage counts as low', { omittable: true })
  lowAttendanceThreshold?: number;

  @Field(() => AttendanceCountingInput, { nullable: true, description: 'What counts in rates of attendance.' })
  @Required()
  attendanceCounting?: AttendanceCountingInput;

  @IntegerInput(0, 8760, 'Hours after a day in which teachers may mark it', { omittable: true })
  attendanceEditHours?: number;

  @EnumInput(
    () => ClashPolicy,
    'What becomes of a write by which an instructor or a room would be at two places at once.',
    { omittable: true },
  )
  clashPolicy?: ClashPolicy;

  @FlagInput('Whether attendance in a batch is marked on days with a session of it alone.', { omittable: true })
  attendanceRequiresSession?: boolean;

  @DateInput('The last day of books that are closed, before today; null opens them.')
  booksClosedUntil?: string | null;

  @Field(() => BillingSettingsInput, { nullable: true, description: 'How enrollments are billed.' })
  @Required()
  billing?: BillingSettingsInput;

  @Field(() => BatchSettingsInput, { nullable: true, description: 'How batches follow the clock.' })
  @Required()
  batches?: BatchSettingsInput;

  @Field(() => LatePenaltyInput, { nullable: true, description: 'The penalty for fees paid late.' })
  @Required()
  latePenalty?: LatePenaltyInput;

  @Field(() => [Int], { nullable: true, description: 'When reminders go out: at most 20 days, -365 to 365.' })
  @Required()
  @Items(0, 20)
  @EachBetween(-365, 365)
  @Distinct()
  reminderDays?: number[];
}

@InputType({ description: 'What every academy can be told.' })
abstract class AcademyInput {
  @Field(() => String, { nullable: true, description: 'The name in addresses: `[a-z0-9-]`, at most 100, unique.' })
  @Required()
  @MaxCharacters(100)
  @Matches(/^[a-z0-9-]+$/)
  slug?: string;

  @TextInput(5000, 'A description')
  description?: string | null;

  @TextInput(32, 'The telephone number')
  phone?: string | null;

  @TextInput(500, 'Street and number')
  address?: string | null;

  @TextInput(100, 'The city')
  city?: string | null;

  @TextInput(100, 'The state or province')
  state?: string | null;

  @TextInput(100, 'The country')
  country?: string | null;

  @TextInput(20, 'The postal code')
  postalCode?: string | null;

  @UrlInput('The web site')
  website?: string | null;

  @UrlInput('The logo')
  logoUrl?: string | null;

  @Field(() => AcademyBrandingInput, { nullable: true, description: 'Colours, pictures and the sender of e-mails.' })
  @Required()
  branding?: AcademyBrandingInput;

  @Field(() => AcademySettingsInput, { nullable: true, description: 'How the academy works.' })
  @Required()
  settings?: AcademySettingsInput;
}

@InputType({ description: 'A new academy. Whoever creates it becomes its admin.' })
export class CreateAcademyInput extends AcademyInput {
  @TextInput(255, 'The name', { required: true })
  name!: string;

  @EnumInput(() => AcademyType, 'What the academy teaches.', { required: true })
  type!: AcademyType;

  @EmailInput('The e-mail address of the office.', { required: true })
  email!: string;
}

@InputType({ description: 'Changes to an academy. What is left out stays as it is.' })
export class UpdateAcademyInput extends partialInput(CreateAcademyInput) {
  @EnumInput(() => AcademyStatus, 'Active or inactive for its admin; suspended, and back, for a Super Admin alone.', {
    omittable: true,
  })
  status?: AcademyStatus;

  @Field(() => SubscriptionInput, { nullable: true, description: 'The plan. Ignored unless a Super Admin sends it.' })
  @Required()
  subscription?: SubscriptionInput;
}

@InputType({ description: 'Which academies; all conditions must hold.' })
export class AcademyFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or slug.' })
  search?: string;

  @EnumFilter(() => AcademyType, 'What they teach.')
  type?: AcademyType;

  @EnumFilter(() => AcademyStatus, 'Whether they are open for business.')
  status?: AcademyStatus;
}

export const AcademyOrder = orderEnum('AcademyOrder', ['createdAt', 'updatedAt', 'name']);
export const AcademyListArgs = listArgs(AcademyFilter, AcademyOrder);
