import { RENDERER_VERSION } from '../../../platform/papers/paper.ts';
import type { CertificateTemplate } from '../../academics/certificate-templates/certificate-template.entity.ts';
import { fillIn, hasPlaceholder } from '../../academics/certificate-templates/placeholders.ts';
import type { Academy } from '../../academy/academies/academy.entity.ts';
import type { CertificateSnapshot } from './certificate-snapshot.ts';
import type { Certified } from './certified.types.ts';

/** The parts of a template that certificates print. */
export type PrintedTemplate = Pick<CertificateTemplate, 'title' | 'body' | 'signatories' | 'validMonths'>;

/** The built-in templates of certificates for enrollments and for levels. */
export const BUILT_IN: Readonly<Record<'enrollment' | 'level', PrintedTemplate>> = {
  enrollment: {
    title: 'Certificate of Completion',
    body: 'This certifies that {student_name} completed {course_name} on {completed_on}.',
    signatories: [],
    validMonths: null,
  },
  level: {
    title: 'Certificate of Achievement',
    body: 'This certifies that {student_name} reached the level {level} of {course_name} on {completed_on}.',
    signatories: [],
    validMonths: null,
  },
};

/** The values of a snapshot that the template and the achievement do not contain. */
export interface IssuedValues {
  readonly number: string;
  readonly code: string;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
  readonly verificationUrl: string | null;
}

/** The certified facts, with the day of completion in words that the font of the certificate can print. */
export interface PrintedAchievement extends Certified {
  readonly completedDay: string;
}

/** The text that a certificate prints for a value that does not exist. */
const NONE = '–';

/** Returns everything that a certificate prints. Values that the text does not print are null. */
export function composeSnapshot(
  { name: academyName, country, branding, settings: { locale } }: Academy,
  { title, body, signatories }: PrintedTemplate,
  { studentName, courseName, levelName, grade, completedOn, completedDay, minutes }: PrintedAchievement,
  issued: IssuedValues,
): CertificateSnapshot {
  const hours = minutes === null ? null : hoursOf(minutes);
  const text = fillIn(body, {
    student_name: studentName,
    course_name: courseName,
    completed_on: completedDay,
    grade: grade ?? NONE,
    level: levelName ?? NONE,
    hours: hours ?? NONE,
    number: issued.number,
  });
  return {
    ...{ studentName, title, text, courseName, completedOn, academyName, country, locale, ...issued },
    levelName: hasPlaceholder(body, 'level') ? levelName : null,
    grade: hasPlaceholder(body, 'grade') ? grade : null,
    hours: hasPlaceholder(body, 'hours') ? hours : null,
    signatories: signatories.map((each) => ({ ...each })),
    primaryColor: branding.primaryColor,
    secondaryColor: branding.secondaryColor,
    rendererVersion: RENDERER_VERSION,
  };
}

/** Returns minutes as hours with at most two decimal places: "12.5". */
const hoursOf = (minutes: number): string => String(Math.round((minutes * 100) / 60) / 100);
