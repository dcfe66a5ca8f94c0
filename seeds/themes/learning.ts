import type { AssessmentKind } from '../../src/features/learning/grades/grade.enums.ts';

/** A material of a theme that is the address of a page. */
export interface ThemeLink {
  title: string;
  section: string;
  url: string;
}

/** A material of a theme that is an uploaded file, with the lines of its text. */
export interface ThemeFile {
  title: string;
  section: string;
  /** The name of the file. If it ends with `.pdf`, the demo creates a PDF file; otherwise, a text file. */
  name: string;
  lines: string[];
}

/** An assessment of a theme. */
export interface ThemeAssessment {
  title: string;
  kind: AssessmentKind;
  /** The highest score in hundredths. */
  maxScore: number;
  weight: number;
  /** The feedback for the best result. */
  feedback: string;
}

/** A certificate template of a theme. */
export interface ThemeCertificate {
  name: string;
  title: string;
  body: string;
}

/** The materials, assessments and certificates of a theme. */
export interface ThemeLearning {
  /** The file that all batches of a course get. */
  booklet: ThemeFile;
  /** The file that only staff read. */
  lessonPlan: ThemeFile;
  video: ThemeLink;
  forParents: ThemeLink;
  /** The page for the next session. */
  preparation: ThemeLink;
  /** The page that is still a draft. */
  draft: ThemeLink;
  /** The assessments of a batch. The last one is still a draft. */
  assessments: ThemeAssessment[];
  /** The comment on the student of the demo parent. */
  comment: string;
  /** The certificate of a completed course. */
  diploma: ThemeCertificate;
  /** Another certificate of a completed course. It expires after a month. */
  pass: ThemeCertificate;
  /** The certificate of a level. */
  rank: ThemeCertificate;
}
