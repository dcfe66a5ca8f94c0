import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** A certificate in force, with the values that its notices contain. */
export interface NoticedCertificate {
  readonly id: string;
  readonly studentId: string;
  readonly student: string;
  readonly number: string;
  /** The title on the certificate; null if no text was printed. */
  readonly title: string | null;
  /** The name of the course or of the level; null if no text was printed. */
  readonly subject: string | null;
  /** The last day of validity: YYYY-MM-DD. */
  readonly expiresOn: string | null;
  /** The time at which the certificate was issued: RFC 3339, UTC. */
  readonly issuedAt: string;
}

interface CertificateRow extends Omit<NoticedCertificate, 'title' | 'subject'> {
  readonly snapshot: unknown;
  readonly level: string | null;
}

/** The texts on a certificate that its notices repeat. */
interface Printed {
  readonly title: string;
  readonly courseName: string | null;
}

async function certificates({ academy, read }: NoticeReading, which: Sql): Promise<NoticedCertificate[]> {
  const rows = await read(
    sql<CertificateRow>`select c.id, c.student_id as "studentId", s.name as student, c.number, c.snapshot, l.name as level,
        cast(c.expires_on as text) as "expiresOn", c.issued_at as "issuedAt"
      from certificates c
      join students s on s.academy_id = ${academy.id} and s.id = c.student_id and s.deleted_at is null
      left join levels l on l.academy_id = ${academy.id} and l.id = c.level_id
      where c.academy_id = ${academy.id} and c.state = 'issued' and ${which} order by c.id`,
  );
  return rows.map(({ snapshot, level, ...row }) => {
    const printed = snapshot === null ? null : fromJsonColumn<Printed>(snapshot);
    return { ...row, title: printed?.title ?? null, subject: level ?? printed?.courseName ?? null };
  });
}

/** Returns those of the given certificates that are in force. */
export const certificatesById = (reading: NoticeReading, ids: readonly string[]): Promise<NoticedCertificate[]> =>
  certificates(reading, inIds(sql`c.id`, ids, reading.engine));

/** The condition that the student has no other certificate for the same course that is valid for longer than `c`. */
const isLastOfCourse = ({ academy }: NoticeReading): Sql => sql`not exists (select 1 from certificates n
  join enrollments ne on ne.academy_id = ${academy.id} and ne.id = n.enrollment_id
  join enrollments oe on oe.academy_id = ${academy.id} and oe.id = c.enrollment_id and oe.course_id = ne.course_id
  where n.academy_id = ${academy.id} and n.student_id = c.student_id and n.state = 'issued'
    and (n.expires_on is null or n.expires_on > c.expires_on))`;

/**
 * Returns those of the given certificates for which the family must be reminded. They are in force, and the student has
 * no certificate for the same course that is valid for longer.
 */
export const expiringById = (reading: NoticeReading, ids: readonly string[]): Promise<NoticedCertificate[]> =>
  certificates(reading, sql`${inIds(sql`c.id`, ids, reading.engine)} and ${isLastOfCourse(reading)}`);

/** Returns the certificates whose last valid day is one of `days`, and for which the family must be reminded. */
export const expiringOn = (reading: NoticeReading, days: readonly string[]): Promise<NoticedCertificate[]> =>
  certificates(reading, sql`c.expires_on in (${sql.join(days)}) and ${isLastOfCourse(reading)}`);
