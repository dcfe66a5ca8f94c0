import { Field, InputType, Int } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import {
  Between,
  Distinct,
  EachBetween,
  Email,
  Items,
  LanguageTag,
  Matches,
  MaxCharacters,
  Required,
  Selected,
  WebUrl,
} from '../../platform/validation/rules.ts';
import { MoneyScalar } from '../../platform/validation/scalars.ts';
import { AcademyStatus, AcademyType, LatePenaltyKind, Weekday } from './academy.enums.ts';
import { isCurrency, isTimezone } from './locale.ts';
import { SubscriptionInput } from './subscription.inputs.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

@InputType({ description: 'How an academy looks to its people. What is left out stays as it is.' })
export class AcademyBrandingInput {
  @Field(() => String, { nullable: true, description: 'The first colour: `#RRGGBB`.' })
  @Matches(COLOUR)
  primaryColor?: string | null;

  @Field(() => String, { nullable: true, description: 'The second colour: `#RRGGBB`.' })
  @Matches(COLOUR)
  secondaryColor?: string | null;

  @Field(() => String, { nullable: true, description: 'A logo for dashboards: an http or https URL.' })
  @WebUrl()
  @MaxCharacters(2048)
  logoUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The icon of browser tabs: an http or https URL.' })
  @WebUrl()
  @MaxCharacters(2048)
  faviconUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The name that e-mails are sent under: at most 100 characters.' })
  @MaxCharacters(100)
  emailSenderName?: string | null;
}

@InputType({ description: 'The penalty for fees paid late. What is left out stays as it is.' })
export class LatePenaltyInput {
  @Field(() => LatePenaltyKind, { nullable: true, description: 'How the penalty is worked out.' })
  @Required()
  kind?: LatePenaltyKind;

  @Field(() => MoneyScalar, { nullable: true, description: 'The fixed amount, or the percentage: "2.50" is 2.5 %.' })
  amount?: number | null;

  @Field(() => Int, { nullable: true, description: 'Days after the due date before it applies: 0 to 365.' })
  @Required()
  @Between(0, 365)
  graceDays?: number;
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

  @Field(() => Weekday, { nullable: true, description: 'The day that weeks begin on.' })
  @Required()
  weekStart?: Weekday;

  @Field(() => Int, { nullable: true, description: 'Seats of a new batch that does not say: 1 to 1000.' })
  @Required()
  @Between(1, 1000)
  defaultBatchCapacity?: number;

  @Field(() => Int, { nullable: true, description: 'Attendance below this percentage counts as low: 0 to 100.' })
  @Required()
  @Between(0, 100)
  lowAttendanceThreshold?: number;

  @Field(() => Int, { nullable: true, description: 'Hours after a day in which teachers may mark it: 0 to 8760.' })
  @Required()
  @Between(0, 8760)
  attendanceEditHours?: number;

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

  @Field(() => String, { nullable: true, description: 'A description: at most 5000 characters.' })
  @MaxCharacters(5000)
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  @MaxCharacters(32)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number: at most 500 characters.' })
  @MaxCharacters(500)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'The city: at most 100 characters.' })
  @MaxCharacters(100)
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The state or province: at most 100 characters.' })
  @MaxCharacters(100)
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'The country: at most 100 characters.' })
  @MaxCharacters(100)
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code: at most 20 characters.' })
  @MaxCharacters(20)
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The web site: an http or https URL.' })
  @WebUrl()
  @MaxCharacters(2048)
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'The logo: an http or https URL.' })
  @WebUrl()
  @MaxCharacters(2048)
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
  @Field(() => String, { description: 'The name: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  name!: string;

  @Field(() => AcademyType, { description: 'What the academy teaches.' })
  type!: AcademyType;

  @Field(() => String, { description: 'The e-mail address of the office.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email!: string;
}

@InputType({ description: 'Changes to an academy. What is left out stays as it is.' })
export class UpdateAcademyInput extends AcademyInput {
  @Field(() => String, { nullable: true, description: 'The name: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  name?: string;

  @Field(() => AcademyType, { nullable: true, description: 'What the academy teaches.' })
  @Required()
  type?: AcademyType;

  @Field(() => String, { nullable: true, description: 'The e-mail address of the office.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email?: string;

  @Field(() => AcademyStatus, {
    nullable: true,
    description: 'Active or inactive for its admin; suspended, and back, for a Super Admin alone.',
  })
  @Required()
  status?: AcademyStatus;

  @Field(() => SubscriptionInput, { nullable: true, description: 'The plan. Ignored unless a Super Admin sends it.' })
  @Required()
  subscription?: SubscriptionInput;
}

@InputType({ description: 'Which academies; all conditions must hold.' })
export class AcademyFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or slug.' })
  search?: string;

  @Field(() => AcademyType, { nullable: true, description: 'What they teach.' })
  type?: AcademyType;

  @Field(() => AcademyStatus, { nullable: true, description: 'Whether they are open for business.' })
  status?: AcademyStatus;
}

export const AcademyOrder = orderEnum('AcademyOrder', ['createdAt', 'updatedAt', 'name']);
export const AcademyListArgs = listArgs(AcademyFilter, AcademyOrder);
