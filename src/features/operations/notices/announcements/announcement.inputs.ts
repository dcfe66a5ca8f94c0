import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../../platform/fields/input-of.ts';
import { InstantInput, VersionInput } from '../../../../platform/fields/inputs.ts';
import { partialInput } from '../../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { Distinct, EachUuid, Items } from '../../../../platform/validation/list-rules.ts';
import { NoticeRecipient } from '../sends/notice-send.entity.ts';
import { Announcement } from './announcement.entity.ts';
import { AudienceRole } from './announcement.enums.ts';

/** The maximum number of roles, courses or batches in an audience. */
const MOST = 100;

@InputType({ description: 'The audience of an announcement: exactly one of its fields is set.' })
export class AnnouncementAudienceInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for all families with an active enrollment and all instructors, without the office staff.',
  })
  everyone?: boolean | null;

  @Field(() => [AudienceRole], { nullable: true, description: 'The roles: at least one.' })
  @Items(1, MOST)
  @Distinct()
  roles?: AudienceRole[] | null;

  @Field(() => [ID], { nullable: true, description: `The courses: 1 to ${MOST}.` })
  @Items(1, MOST)
  @Distinct()
  @EachUuid()
  courseIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: `The batches: 1 to ${MOST}.` })
  @Items(1, MOST)
  @Distinct()
  @EachUuid()
  batchIds?: string[] | null;
}

@InputType({ description: 'When an announcement is published, and when it expires.' })
abstract class AnnouncementTimes {
  @InstantInput('The time of the publication, in the future: RFC 3339. Null to publish immediately.')
  publishAt?: string | null;

  @InstantInput(
    'The time from which the announcement is hidden, after its publication: RFC 3339. Null to hide it never.',
  )
  expiresAt?: string | null;
}

@InputType({ description: 'A new announcement, which is a draft until it is published.' })
export class CreateAnnouncementInput extends inputOf(Announcement, {
  base: AnnouncementTimes,
  required: ['title', 'body', 'audience'],
  optional: ['urgent'],
  shapes: { audience: () => AnnouncementAudienceInput },
}) {}

@InputType({ description: 'Changes to an announcement that is not published yet. Omitted fields stay unchanged.' })
export class UpdateAnnouncementInput extends partialInput(CreateAnnouncementInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Filters for announcements; all conditions must hold.' })
export class AnnouncementFilter extends filterOf(Announcement, { state: 'Filters by state.' }) {}

export const AnnouncementOrder = orderEnum('AnnouncementOrder', ['createdAt', 'updatedAt']);
export const AnnouncementListArgs = listArgs(AnnouncementFilter, AnnouncementOrder);

@ObjectType({ description: 'The recipients of an announcement in one role.' })
export class AudienceCount {
  @Field(() => String, { description: 'The kind of people: `parent`, `student`, `staff` or `office`.' })
  role!: string;

  @Field(() => Int, { description: 'The number of people.' })
  recipients!: number;

  @Field(() => Int, { description: 'The number of people with a login, who get an inbox entry.' })
  inbox!: number;

  @Field(() => Int, { description: 'The number of people who get an e-mail.' })
  email!: number;

  @Field(() => Int, { description: 'The number of people who get a text message.' })
  sms!: number;

  @Field(() => Int, { description: 'The number of people who get a push notification.' })
  push!: number;
}

@ObjectType({ description: 'The recipients that an announcement would have now.' })
export class AnnouncementPreview {
  @Field(() => [AudienceCount], { description: 'The recipients by role.' })
  counts!: AudienceCount[];

  @Field(() => Int, { description: 'The number of people who would get neither an inbox entry nor a message.' })
  unreachable!: number;

  @Field(() => [NoticeRecipient], { description: 'The first 100 of the unreachable people.' })
  unreachableRecipients!: NoticeRecipient[];
}
