import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { type CommunicationPreferences, chosenLanguage } from '../../../people/parents/parent.entity.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** The type and the id of a recipient whose language is read. */
interface Addressed {
  readonly personType: string | null;
  readonly personId: string | null;
}

/**
 * Returns the language of each recipient: of parents, the language that was set in their contact data. All other
 * recipients have the academy's language.
 */
export async function localesOf(
  { academy, engine, read }: NoticeReading,
  recipients: readonly Addressed[],
): Promise<string[]> {
  const parents = recipients.filter(({ personType }) => personType === 'parent');
  const ids = [...new Set(parents.flatMap(({ personId }) => personId ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await read(
          sql<{
            id: string;
            preferences: unknown;
          }>`select p.id, p.communication_preferences as preferences from parents p where p.academy_id = ${academy.id} and ${inIds(sql`p.id`, ids, engine)}`,
        );
  const languages = new Map(
    rows.map(({ id, preferences }) => [id, chosenLanguage(fromJsonColumn<CommunicationPreferences>(preferences))]),
  );
  const { locale } = academy.settings;
  return recipients.map(({ personId }) => {
    const language = (personId && languages.get(personId)) || locale;
    // the academy's variant of the language: a parent who reads `en` gets dates in `en-GB` if the academy's language is
    // `en-GB`
    return locale.startsWith(`${language}-`) ? locale : language;
  });
}
