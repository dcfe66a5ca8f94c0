import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../../platform/database/records.ts';
import { asFieldError } from '../../../../platform/database/unique-violation.ts';
import { type FieldErrors, refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import { placeholdersOf } from './notification-kinds.ts';
import { NotificationTemplate } from './notification-template.entity.ts';
import { PLACEHOLDER } from './render-commonmark.ts';
import type { CreateNotificationTemplateInput, UpdateNotificationTemplateInput } from './template.inputs.ts';

const NAME = 'Notification template';

const UNIQUE_KEYS = { notification_templates_academy_id_kind_channel_locale_unique: 'locale' };

/** The maximum number of characters of a text message. */
const MOST_OF_SMS = 480;

/**
 * The maximum number of placeholders in a text. A placeholder whose value can be long, such as the text of an
 * announcement, may be used only once.
 */
const MOST_PLACEHOLDERS = 20;

const UNCLOSED = 'The text must close each {{ by }}.';

/** Creates a template. Returns its id. */
export function createTemplate(ctx: RequestContext, input: CreateNotificationTemplateInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const template = new NotificationTemplate();
    await change(em, template, { ...input, locale: input.locale ?? 'en' });
    em.persist(template);
    await asFieldError(() => em.flush(), UNIQUE_KEYS);
    return template.id;
  });
}

export function updateTemplate(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateNotificationTemplateInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const template = await getRecord(em, NotificationTemplate, id, { name: NAME, lock: true });
    assertVersion(template, expectedVersion);
    await change(em, template, input);
    await asFieldError(() => em.flush(), UNIQUE_KEYS);
  });
}

/** Deletes a template. The service then uses its built-in text again. */
export function deleteTemplate(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const template = await getRecord(em, NotificationTemplate, id, { name: NAME, lock: true });
    assertVersion(template, expectedVersion);
    em.remove(template);
  });
}

async function change(
  em: SqlEntityManager,
  template: NotificationTemplate,
  input: Omit<UpdateNotificationTemplateInput, 'expectedVersion'>,
): Promise<void> {
  const locale = input.locale && Intl.getCanonicalLocales(input.locale)[0];
  assignGiven(template, { ...input, ...(locale && { locale }) });
  const { id, kind, channel } = template;
  const same = await em.findOne(NotificationTemplate, { kind, channel, locale: template.locale, id: { $ne: id } });
  refuseIfAny({ ...errorsOf(template), ...(same && { locale: [messages.taken('locale')] }) });
}

/**
 * Returns the errors in the texts of a template: too many placeholders, and placeholders that are unknown or not
 * closed. For text messages, a subject or too many characters is also an error.
 */
function errorsOf({ kind, channel, subject, body }: NotificationTemplate): FieldErrors {
  const declaration = declarationOf(kind);
  if (!declaration) return { kind: [messages.selected('kind')] };
  const known = placeholdersOf(declaration).map(({ name }) => name);
  const unknownIn = (text: string) =>
    [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) =>
      known.includes(name) ? [] : [`The placeholder ${name} is unknown.`],
    );
  const openIn = (text: string) => (text.replaceAll(PLACEHOLDER, '').includes('{{') ? [UNCLOSED] : []);
  const errorsIn = (text: string) => [
    ...unknownIn(text),
    ...openIn(text),
    ...tooManyIn(text, declaration.commonMark ?? []),
  ];
  const errors: Record<string, string[]> = { subject: errorsIn(subject ?? ''), body: errorsIn(body) };
  if (channel === NoticeChannel.SMS) {
    if (subject !== null) errors.subject?.push(messages.prohibited('subject'));
    if (body.length > MOST_OF_SMS) errors.body?.push(messages.atMostCharacters('body', MOST_OF_SMS));
  } else if (subject === null || subject.trim() === '') errors.subject?.push(messages.required('subject'));
  return Object.fromEntries(Object.entries(errors).filter(([, texts]) => texts.length > 0));
}

/**
 * Returns an error if a text has too many placeholders, or if it repeats one of the placeholders in `long`, whose
 * values can be long.
 */
function tooManyIn(text: string, long: readonly string[]): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const repeated = long.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return [
    ...(names.length > MOST_PLACEHOLDERS
      ? [`The text must not have more than ${MOST_PLACEHOLDERS} placeholders.`]
      : []),
    ...repeated.map((name) => `The placeholder ${name} must not be repeated.`),
  ];
}
