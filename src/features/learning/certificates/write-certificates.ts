import type { SqlEntityManager } from '@mikro-orm/sql';
import { nextNumbers } from '../../../platform/database/next-number.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { formatsFor, type PaperFormats } from '../../../platform/papers/formats.ts';
import { isPrintable, requirePrintable } from '../../../platform/papers/printable.ts';
import { todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { addMonths } from '../../../platform/time/days.ts';
import { now } from '../../../platform/time/now.ts';
import type { CertificateTemplate } from '../../academics/certificate-templates/certificate-template.entity.ts';
import { hasPlaceholder, type Placeholder } from '../../academics/certificate-templates/placeholders.ts';
import type { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import type { Level } from '../../academics/skills/level.entity.ts';
import { Academy } from '../../academy/academies/academy.entity.ts';
import { User } from '../../identity/auth/user.entity.ts';
import type { Student } from '../../people/students/student.entity.ts';
import { Certificate } from './certificate.entity.ts';
import { newCertificateCode } from './certificate-code.ts';
import { CertificateCounter } from './certificate-counter.entity.ts';
import type { Certified } from './certified.types.ts';
import { BUILT_IN, composeSnapshot, type PrintedTemplate } from './compose-snapshot.ts';
import { queuePrints } from './record-prints.ts';

/** A certificate that may be issued: all rules are checked, and its records are locked. */
export interface CertificateDraft {
  readonly student: Student;
  readonly enrollment: Enrollment | null;
  readonly level: Level | null;
  /** Null for the built-in template. */
  readonly template: CertificateTemplate | null;
  readonly certified: Certified;
  readonly overrideReason: string | null;
}

/**
 * Issues certificates, each with the next number of the academy. Call this function last, after all locks and checks: a
 * refused certificate must not take a number.
 */
export async function writeCertificates(
  ctx: RequestContext,
  em: SqlEntityManager,
  drafts: readonly CertificateDraft[],
): Promise<Certificate[]> {
  if (drafts.length === 0) return [];
  const academy = await em.findOneOrFail(Academy, { id: ctx.session.academyId });
  requirePrintable(ctx, allTexts(academy, drafts));
  const formats = formatsFor(academy.settings.locale, (text) => isPrintable(ctx.config, text));
  const issuing: Issuing = { ctx, academy, formats };
  const numbered = {
    prefix: 'CRT-',
    counter: CertificateCounter,
    rows: Certificate,
    column: 'number',
    name: 'number',
  } as const;
  const numbers = await nextNumbers(em, numbered, drafts.length);
  const certificates = drafts.map((draft, index) => newCertificate(issuing, draft, requireValue(numbers[index])));
  const issuer = ctx.principal ? em.getReference(User, ctx.principal.userId) : null;
  for (const certificate of certificates) em.persist(Object.assign(certificate, { issuer }));
  await em.flush();
  await queuePrints(
    em,
    certificates.map(({ id }) => id),
  );
  return certificates;
}

const printedTemplate = ({ template, enrollment }: CertificateDraft): PrintedTemplate =>
  template ?? BUILT_IN[enrollment ? 'enrollment' : 'level'];

/**
 * Returns the texts that certificates print. The keys are the names of the texts in error messages. A text that several
 * certificates share is included once.
 */
function allTexts(academy: Pick<Academy, 'name'>, drafts: readonly CertificateDraft[]): Record<string, string> {
  const texts = drafts.flatMap((draft) => Object.entries(textsOf(academy, draft)));
  const byName = Map.groupBy(texts, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, own]) => [name, [...new Set(own.map(([, text]) => text))].join(' ')]),
  );
}

/** Returns the texts that a certificate prints. The keys are the names of the texts in error messages. */
function textsOf({ name: academyName }: Pick<Academy, 'name'>, draft: CertificateDraft) {
  const { studentName, courseName, levelName, grade } = draft.certified;
  const { title, body, signatories } = printedTemplate(draft);
  const ifPrinted = (name: Placeholder, value: string | null) => (hasPlaceholder(body, name) ? value : null);
  return {
    ...{ studentName, academyName, title, body },
    courseName: ifPrinted('course_name', courseName),
    levelName: ifPrinted('level', levelName),
    grade: ifPrinted('grade', grade),
    signatory: signatories.map((each) => `${each.name} ${each.title}`).join(' '),
  };
}

/** The values that certificates share if they are issued together. */
interface Issuing {
  readonly ctx: RequestContext;
  readonly academy: Academy;
  readonly formats: PaperFormats;
}

function newCertificate({ ctx, academy, formats }: Issuing, draft: CertificateDraft, number: string): Certificate {
  const { student, enrollment, level, template, certified, overrideReason } = draft;
  const printed = printedTemplate(draft);
  const code = newCertificateCode();
  const issuedOn = todayOf(ctx);
  const expiresOn = printed.validMonths === null ? null : addMonths(issuedOn, printed.validMonths);
  const { publicUrl } = ctx.config;
  const verificationUrl = publicUrl === null ? null : `${publicUrl}/verify/${code}`;
  const values = { number, code, issuedOn, expiresOn, verificationUrl };
  const completedDay = formats.day(certified.completedOn);
  return Object.assign(new Certificate(), {
    ...{ number, code, student, enrollment, level, template, expiresOn, overrideReason },
    snapshot: composeSnapshot(academy, printed, { ...certified, completedDay }, values),
    backgroundFileId: template?.backgroundFileId ?? null,
    logoFileId: academy.logoFileId,
    issuedAt: now(),
  });
}
