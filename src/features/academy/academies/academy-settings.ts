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
import { ClashPolicy, ExcusedCounting, LateCounting, LatePenaltyKind, PublicName, Weekday } from './academy.enums.ts';
import {
  defaultChannels,
  defaultQuietHours,
  NoticeChannels,
  NoticeSwitches,
  newSwitches,
  QuietHours,
  unsetSwitches,
} from './notice-settings.ts';

@ObjectType({ description: 'The appearance of an academy in dashboards and e-mails.' })
export class AcademyBranding {
  @ColourField('The primary colour', { nullable: true })
  primaryColor!: string | null;

  @ColourField('The secondary colour', { nullable: true })
  secondaryColor!: string | null;

  @UrlField('A logo for dashboards', { nullable: true })
  logoUrl!: string | null;

  @UrlField('The icon of browser tabs', { nullable: true })
  faviconUrl!: string | null;

  @TextField(100, 'The sender name of e-mails', { nullable: true })
  emailSenderName!: string | null;
}

@ObjectType({ description: 'The penalty for overdue fees.' })
export class LatePenalty {
  @EnumField(() => LatePenaltyKind, 'The way in which the penalty is calculated.')
  kind!: LatePenaltyKind;

  @MoneyField(
    'The fixed amount, or the percentage with two decimal places ("2.50" is 2.5 %). Null if there is no penalty.',
    {
      nullable: true,
    },
  )
  amount!: number | null;

  @IntegerField(0, 365, 'The number of days after the due date before the penalty applies')
  graceDays!: number;

  @DateField(
    "The day of the last change of the penalty, in the academy's time zone. Fees that were due before this " +
      'day get no penalty. Null if it was never changed.',
    { nullable: true },
  )
  since!: string | null;
}

@ObjectType({ description: 'The billing of enrollments by fee plans and course prices.' })
export class BillingSettings {
  @FlagField(
    'True if due charges are billed automatically each night; otherwise only billing runs started by users bill ' +
      'them.',
  )
  auto!: boolean;

  @IntegerField(0, 60, 'The number of days by which a month or a term is billed before it begins')
  leadDays!: number;

  @IntegerField(0, 24, 'The number of past months for which billing runs bill missing charges')
  maxBackMonths!: number;

  @MoneyField('The total above which a billing run may be held. A run with a smaller total is never held.')
  holdAbove!: number;

  @DateField(
    "The day on which billing became automatic, in the academy's time zone. Charges whose first day is " +
      'earlier are not billed automatically. Null while billing is not automatic.',
    { nullable: true },
  )
  autoSince!: string | null;
}

@ObjectType({
  description: 'The rules for computing attendance rates. A rate is attended / (attended + not attended).',
})
export class AttendanceCounting {
  @EnumField(() => LateCounting, 'The weight of a late arrival in a rate.')
  late!: LateCounting;

  @EnumField(() => ExcusedCounting, 'The weight of an excused absence in a rate.')
  excused!: ExcusedCounting;
}

@ObjectType({ description: 'The settings for automatic changes of batch statuses.' })
export class BatchSettings {
  @IntegerField(
    0,
    365,
    'The number of full days after the last day of a batch until the batch is completed automatically',
    {
      nullable: true,
      note: '; null for never',
    },
  )
  completeAfterDays!: number | null;
}

@ObjectType({ description: 'The texts that the academy prints on its invoices, beside its name and address.' })
export class InvoicingSettings {
  @TextField(255, 'The registered name of the business', { nullable: true, note: '; null to print the name only' })
  legalName!: string | null;

  @TextField(50, 'The tax number of the business, as printed', { nullable: true })
  taxId!: string | null;

  @TextField(1000, 'The text below the amounts, such as bank details', { nullable: true })
  footer!: string | null;
}

@ObjectType({ description: 'The settings for verifications of certificates.' })
export class CertificateSettings {
  @EnumField(() => PublicName, 'The form of the student name in verifications, which everyone with the code can read.')
  publicName!: PublicName;
}

@ObjectType({ description: 'The settings of an academy.' })
export class AcademySettings {
  @Field(() => String, { description: 'The IANA time zone, which determines "today" and "overdue".' })
  timezone!: string;

  @Field(() => String, { description: 'The ISO 4217 code of the currency of all amounts of the academy.' })
  currency!: string;

  @Field(() => String, { description: 'The BCP 47 language tag, such as `en` or `en-GB`.' })
  locale!: string;

  @EnumField(() => Weekday, 'The first day of the week.')
  weekStart!: Weekday;

  @IntegerField(1, 1000, 'The number of seats of a new batch whose input gives no capacity')
  defaultBatchCapacity!: number;

  @IntegerField(0, 100, 'The percentage below which attendance is low')
  lowAttendanceThreshold!: number;

  @ValueField(() => AttendanceCounting, 'The rules for computing attendance rates; they apply to past days too.')
  attendanceCounting!: AttendanceCounting;

  @IntegerField(
    0,
    8760,
    'The number of hours for which teachers may still mark the attendance of a day after the day has ended',
  )
  attendanceEditHours!: number;

  @EnumField(
    () => ClashPolicy,
    'The policy for writes that would cause hard clashes: the academy accepts or refuses them.',
  )
  clashPolicy!: ClashPolicy;

  @FlagField('True if attendance in a batch can only be marked on days with a session.')
  attendanceRequiresSession!: boolean;

  @DateField(
    'The last day of closed books: no payment can be dated on or before this day. Null if no books are closed.',
    { nullable: true },
  )
  booksClosedUntil!: string | null;

  @ValueField(() => BillingSettings, 'The settings for billing enrollments.')
  billing!: BillingSettings;

  @ValueField(
    () => InvoicingSettings,
    'The texts on invoices. Invoices that were issued before a change keep their texts.',
  )
  invoicing!: InvoicingSettings;

  @ValueField(() => BatchSettings, 'The settings for automatic changes of batch statuses.')
  batches!: BatchSettings;

  @ValueField(() => CertificateSettings, 'The settings for verifications of certificates.')
  certificates!: CertificateSettings;

  @ValueField(() => LatePenalty, 'The penalty for overdue fees.')
  latePenalty!: LatePenalty;

  @Field(() => [Int], {
    description:
      'The days on which reminders are sent, relative to the due date: -365 to 365, negative for days before it.',
  })
  reminderDays!: number[];

  @ValueField(() => NoticeSwitches, 'The kinds of notices that the academy sends.')
  notices!: NoticeSwitches;

  @ValueField(() => NoticeChannels, 'The channels of notices for recipients without a choice of their own.')
  noticeChannels!: NoticeChannels;

  @ValueField(() => QuietHours, 'The hours in which most notices are held back.')
  quietHours!: QuietHours;

  @IntegerField(0, 100, 'The age from which students get messages, and not only entries in their inbox')
  noticesStudentAge!: number;

  @IntegerField(
    0,
    3650,
    'The number of days after the completion of an enrollment for which families still see its learning materials',
  )
  materialsAfterCompletionDays!: number;
}

/** Returns the default invoice settings: no texts. */
export const defaultInvoicing = (): InvoicingSettings => ({ legalName: null, taxId: null, footer: null });

/** Returns the settings of a new academy. */
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
  invoicing: defaultInvoicing(),
  batches: { completeAfterDays: 7 },
  certificates: { publicName: PublicName.FULL },
  reminderDays: [-7, 0, 3, 7],
  notices: newSwitches(),
  noticeChannels: defaultChannels(),
  quietHours: defaultQuietHours(),
  noticesStudentAge: 13,
  materialsAfterCompletionDays: 90,
});

/**
 * Returns the values of settings that an academy has not stored, because the academy is older than these settings. The
 * values are the defaults, except that all notices are off.
 */
export const settingsBefore = (): AcademySettings => ({ ...defaultSettings(), notices: unsetSwitches() });

/** Returns the branding of a new academy: no colors and no logo. */
export const defaultBranding = (): AcademyBranding => ({
  primaryColor: null,
  secondaryColor: null,
  logoUrl: null,
  faviconUrl: null,
  emailSenderName: null,
});
