import { Field, InputType, ObjectType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../../platform/fields/inputs.ts';
import { partialInput } from '../../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { LanguageTag } from '../../../../platform/validation/form-rules.ts';
import { MaxCharacters, Required } from '../../../../platform/validation/rules.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { NotificationTemplate } from './notification-template.entity.ts';

@InputType({ description: 'The language of a template.' })
abstract class TemplateLanguage {
  @Field(() => String, { nullable: true, description: 'The language: a BCP 47 language tag, such as `en` or `en-GB`.' })
  @Required()
  @LanguageTag()
  @MaxCharacters(35)
  locale?: string;
}

@InputType({ description: "An academy's own text for a kind of notice." })
export class CreateNotificationTemplateInput extends inputOf(NotificationTemplate, {
  base: TemplateLanguage,
  required: ['kind', 'channel', 'body'],
  optional: ['subject'],
}) {}

@InputType({ description: 'Changes to a template. Omitted fields stay unchanged.' })
export class UpdateNotificationTemplateInput extends partialInput(CreateNotificationTemplateInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Filters for templates; all conditions must hold.' })
export class NotificationTemplateFilter extends filterOf(NotificationTemplate, {
  kind: 'Filters by kind of notice.',
}) {}

export const NotificationTemplateOrder = orderEnum('NotificationTemplateOrder', ['createdAt', 'updatedAt']);
export const NotificationTemplateListArgs = listArgs(NotificationTemplateFilter, NotificationTemplateOrder);

@ObjectType({ description: 'A placeholder in the texts of a kind of notice.' })
export class NoticePlaceholder {
  @Field(() => String, { description: 'The name, written as `{{name}}`.' })
  name!: string;

  @Field(() => String, { description: 'The value.' })
  description!: string;
}

@ObjectType({ description: 'A kind of notice, with its built-in texts in English.' })
export class NotificationKind {
  @Field(() => NoticeKind, { description: 'The kind.' })
  kind!: NoticeKind;

  @Field(() => String, { description: 'The cause of notices of the kind.' })
  description!: string;

  @Field(() => Boolean, { description: 'True if recipients can choose to get messages of the kind in a daily digest.' })
  mayBeInDigest!: boolean;

  @Field(() => [NoticePlaceholder], { description: 'The placeholders.' })
  placeholders!: NoticePlaceholder[];

  @Field(() => String, { description: 'The built-in subject.' })
  subject!: string;

  @Field(() => String, { description: 'The built-in text of mails and push notifications, in CommonMark.' })
  body!: string;

  @Field(() => String, { description: 'The built-in text message.' })
  sms!: string;
}

@ObjectType({ description: 'A notice as recipients would get it, with the names of placeholders as values.' })
export class NotificationPreview {
  @Field(() => String, { description: 'The subject of mails.' })
  subject!: string;

  @Field(() => String, { description: 'The text of mails, in CommonMark.' })
  text!: string;

  @Field(() => String, { description: 'The text of mails as HTML.' })
  html!: string;

  @Field(() => String, { description: 'The text message.' })
  sms!: string;
}
