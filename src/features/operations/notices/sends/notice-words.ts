import { linkBase } from '../../../../platform/mail/links.ts';
import type { NoticeDeclaration, NoticeFacts, Placeholders } from '../core/notice-kinds.ts';
import type { NoticeReading } from '../core/notice-run.ts';
import { recipientNames } from '../core/recipient-names.loaders.ts';

/** Returns the words of notices of one kind in a language, in the order of the facts. */
export async function wordsOf(
  reading: NoticeReading,
  declaration: NoticeDeclaration,
  facts: readonly NoticeFacts[],
  locale: string,
): Promise<{ readonly title: string; readonly text: string }[]> {
  const values = await placeholdersOf(reading, declaration, facts, locale);
  const { subject, body } = declaration.texts;
  return values.map((each) => ({ title: filled(subject, each), text: filled(body, each) }));
}

/** Returns all values of placeholders: those of the kind, and those that every kind has. */
export async function placeholdersOf(
  reading: NoticeReading,
  declaration: NoticeDeclaration,
  facts: readonly NoticeFacts[],
  locale: string,
): Promise<Placeholders[]> {
  const values = await declaration.valuesOf(reading, facts, locale);
  const names = await recipientNames(reading, facts);
  const common = { academy_name: reading.academy.name, link: linkBase(reading.services.config) ?? '' };
  return facts.map((_, index) => ({ ...values[index], ...common, recipient_name: names[index] ?? '' }));
}

/** Replaces placeholders by their values. Values are never filled in again. */
export const filled = (template: string, values: Placeholders): string =>
  template.replaceAll(/\{\{\s*([a-z_]+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
