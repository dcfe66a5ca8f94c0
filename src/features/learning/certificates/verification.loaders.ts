import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fixedStatement } from '../../../platform/database/fixed-statement.ts';
import { fromJsonColumn } from '../../../platform/database/json-column.ts';
import type { Academy } from '../../academy/academies/academy.entity.ts';
import type { CertificateState } from './certificate.enums.ts';
import type { CertificateSnapshot } from './certificate-snapshot.ts';

/** A certificate with the name and the settings of its academy. */
export interface FoundCertificate {
  readonly id: string;
  readonly academyId: string;
  readonly number: string;
  readonly state: CertificateState;
  /** The last day of validity: YYYY-MM-DD. Null if the certificate does not expire. */
  readonly expiresOn: string | null;
  readonly snapshot: CertificateSnapshot | null;
  readonly academyName: string;
  readonly settings: Academy['settings'];
}

/** Reads a certificate by its code, before its academy is known. */
const readByCode = fixedStatement(
  'certificate by code',
  (
    code: string,
  ) => sql<FoundCertificate>`select c.id, c.academy_id as "academyId", c.number, c.state, cast(c.expires_on as text) as "expiresOn", c.snapshot,
      a.name as "academyName", a.settings
    from certificates c join academies a on a.id = c.academy_id and a.deleted_at is null
    where c.code = ${code}`,
);

/** Returns the certificate with a code, of any academy; null if there is none. */
export async function certificateByCode(database: Database, code: string): Promise<FoundCertificate | null> {
  const [row] = await readByCode(database, code);
  if (!row) return null;
  const { snapshot, settings } = row;
  return {
    ...row,
    snapshot: snapshot === null ? null : fromJsonColumn(snapshot),
    settings: fromJsonColumn(settings),
  };
}
