import { sql } from 'kysely';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { pageSizeIn } from '../../../platform/papers/page-size.ts';
import type { PaperLook } from '../../../platform/papers/paper.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Academy } from './academy.entity.ts';
import type { AcademyBranding, AcademySettings } from './academy-settings.ts';

type Contact = Pick<
  Academy,
  'name' | 'address' | 'city' | 'state' | 'country' | 'postalCode' | 'phone' | 'email' | 'website' | 'logoFileId'
>;

/** Returns the look of the academy's papers, and the id of its uploaded logo. */
export async function readPaperLook({
  session,
}: RequestContext): Promise<{ look: PaperLook; logoFileId: string | null }> {
  const rows = await session.query(
    sql<Contact & { branding: unknown; settings: unknown }>`select a.name, a.address, a.city, a.state, a.country,
        a.postal_code as "postalCode", a.phone, a.email, a.website, a.logo_file_id as "logoFileId", a.branding, a.settings
      from academies a where a.id = ${session.academyId}`,
  );
  const { branding, settings, ...academy } = requireValue(rows[0]);
  const { locale } = fromJsonColumn<AcademySettings>(settings);
  const { primaryColor } = fromJsonColumn<AcademyBranding>(branding);
  const look = {
    name: academy.name,
    details: detailsOf(academy),
    locale,
    pageSize: pageSizeIn(academy.country, locale),
    primaryColor,
  };
  return { look, logoFileId: academy.logoFileId };
}

/**
 * Returns up to two lines: one with the address, and one with the telephone number, e-mail address and website. Omits
 * empty lines.
 */
const detailsOf = ({ address, postalCode, city, state, country, phone, email, website }: Contact): string[] =>
  [
    [address, [postalCode, city].filter(Boolean).join(' '), state, country],
    [phone, email, website],
  ]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '');
