import { Field, InputType, Int } from 'type-graphql';
import { ADDRESS_FIELDS } from '../../../platform/fields/address-fields.ts';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { EnumInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { LanguageTag, Matches, Selected } from '../../../platform/validation/form-rules.ts';
import { Distinct, EachBetween, Items } from '../../../platform/validation/list-rules.ts';
import { MaxCharacters, Required } from '../../../platform/validation/rules.ts';
import { Academy } from './academy.entity.ts';
import { AcademyStatus } from './academy.enums.ts';
import {
  AcademyBranding,
  AcademySettings,
  AttendanceCounting,
  BatchSettings,
  BillingSettings,
  CertificateSettings,
  InvoicingSettings,
  LatePenalty,
} from './academy-settings.ts';
import { isCurrency, isTimezone } from './locale.ts';
import { forKinds, KIND_NAMES, NoticeChannels, NoticeSwitches, QuietHours } from './notice-settings.ts';
import { SubscriptionInput } from './subscription.inputs.ts';

@InputType({ description: 'The branding of an academy. Omitted fields stay unchanged.' })
export class AcademyBrandingInput extends inputOf(AcademyBranding, {
  optional: ['primaryColor', 'secondaryColor', 'logoUrl', 'faviconUrl', 'emailSenderName'],
}) {}

@InputType({ description: 'The penalty for overdue fees. Omitted fields stay unchanged.' })
export class LatePenaltyInput extends inputOf(LatePenalty, {
  optional: ['kind', 'amount', 'graceDays'],
  words: { amount: 'The fixed amount, or the percentage: "2.50" is 2.5 %.' },
}) {}

@InputType({ description: 'The settings for billing enrollments. Omitted fields stay unchanged.' })
export class BillingSettingsInput extends inputOf(BillingSettings, {
  optional: ['auto', 'leadDays', 'maxBackMonths', 'holdAbove'],
}) {}

@InputType({ description: 'The texts on invoices. Omitted fields stay unchanged, and null removes a text.' })
export class InvoicingSettingsInput extends inputOf(InvoicingSettings, {
  optional: ['legalName', 'taxId', 'footer'],
}) {}

@InputType({ description: 'The rules for computing attendance rates. Omitted fields stay unchanged.' })
export class AttendanceCountingInput extends inputOf(AttendanceCounting, { optional: ['late', 'excused'] }) {}

@InputType({ description: 'The settings for automatic changes of batch statuses. Omitted fields stay unchanged.' })
export class BatchSettingsInput extends inputOf(BatchSettings, { optional: ['completeAfterDays'] }) {}

@InputType({ description: 'The settings for verifications of certificates. Omitted fields stay unchanged.' })
export class CertificateSettingsInput extends inputOf(CertificateSettings, { optional: ['publicName'] }) {}

@InputType({ description: 'The kinds of notices that an academy sends. Omitted kinds stay unchanged.' })
export class NoticeSwitchesInput extends inputOf(NoticeSwitches, { optional: KIND_NAMES }) {}

@InputType({ description: 'The channels of each kind of notice. Omitted kinds stay unchanged.' })
export class NoticeChannelsInput extends inputOf(NoticeChannels, {
  optional: KIND_NAMES,
  rules: forKinds(() => [Items(0, 3), Distinct()]),
}) {}

@InputType({ description: 'The quiet hours. An omitted time stays unchanged.' })
export class QuietHoursInput extends inputOf(QuietHours, { optional: ['from', 'to'] }) {}

@InputType({ description: 'What decides how an academy tells times and amounts.' })
abstract class LocaleInput {
  @Field(() => String, { nullable: true, description: 'The IANA time zone.' })
  @Required()
  @Selected(isTimezone)
  timezone?: string;

  @Field(() => String, { nullable: true, description: 'The ISO 4217 currency code, in upper case.' })
  @Required()
  @Selected(isCurrency)
  currency?: string;

  @Field(() => String, { nullable: true, description: 'The BCP 47 language tag.' })
  @Required()
  @LanguageTag()
  locale?: string;
}

@InputType({ description: 'The settings of an academy. Omitted fields stay unchanged.' })
export class AcademySettingsInput extends inputOf(AcademySettings, {
  base: LocaleInput,
  optional: [
    ...(['weekStart', 'defaultBatchCapacity', 'lowAttendanceThreshold', 'attendanceCounting'] as const),
    ...(['attendanceEditHours', 'clashPolicy', 'attendanceRequiresSession', 'booksClosedUntil'] as const),
    ...(['billing', 'batches', 'certificates', 'latePenalty', 'invoicing'] as const),
    ...(['notices', 'noticeChannels', 'quietHours', 'noticesStudentAge'] as const),
    'materialsAfterCompletionDays',
  ],
  shapes: {
    attendanceCounting: () => AttendanceCountingInput,
    billing: () => BillingSettingsInput,
    batches: () => BatchSettingsInput,
    certificates: () => CertificateSettingsInput,
    latePenalty: () => LatePenaltyInput,
    invoicing: () => InvoicingSettingsInput,
    notices: () => NoticeSwitchesInput,
    noticeChannels: () => NoticeChannelsInput,
    quietHours: () => QuietHoursInput,
  },
  words: { booksClosedUntil: 'The last day of closed books, which must be before today; null opens all books.' },
}) {
  @Field(() => [Int], {
    nullable: true,
    description: 'The days on which reminders are sent, relative to the due date: at most 20 days, -365 to 365.',
  })
  @Required()
  @Items(0, 20)
  @EachBetween(-365, 365)
  @Distinct()
  reminderDays?: number[];
}

/** The fields with optional texts. If an input sets one of them to null, the empty string is stored. */
const TEXTS = ['description', 'phone', ...ADDRESS_FIELDS, 'website', 'logoUrl'] as const;

@InputType({ description: 'What every academy can be told.' })
abstract class AcademyInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name in URLs: `[a-z0-9-]`, at most 100 characters, unique.',
  })
  @Required()
  @MaxCharacters(100)
  @Matches(/^[a-z0-9-]+$/)
  slug?: string;
}

@InputType({ description: 'A new academy. The user who creates it becomes its admin.' })
export class CreateAcademyInput extends inputOf(Academy, {
  base: AcademyInput,
  optional: [...TEXTS, 'branding', 'settings'],
  nullable: TEXTS,
  required: ['name', 'type', 'email'],
  shapes: { branding: () => AcademyBrandingInput, settings: () => AcademySettingsInput },
}) {}

@InputType({ description: 'Changes to an academy. Omitted fields stay unchanged.' })
export class UpdateAcademyInput extends inputOf(Academy, {
  base: partialInput(CreateAcademyInput),
  optional: ['logoFileId'],
}) {
  @EnumInput(
    () => AcademyStatus,
    'The status: an academy admin can set active or inactive; only a Super Admin can suspend an academy or end ' +
      'its suspension.',
    {
      omittable: true,
    },
  )
  status?: AcademyStatus;

  @Field(() => SubscriptionInput, {
    nullable: true,
    description: 'The subscription plan. Ignored unless a Super Admin sends it.',
  })
  @Required()
  subscription?: SubscriptionInput;
}

@InputType({ description: 'Filters academies; all conditions must hold.' })
export class AcademyFilter extends filterOf(Academy, {
  type: 'Filters by kind of education.',
  status: 'Filters by status.',
}) {}

export const AcademyOrder = orderEnum('AcademyOrder', ['createdAt', 'updatedAt', 'name']);
export const AcademyListArgs = listArgs(AcademyFilter, AcademyOrder);
