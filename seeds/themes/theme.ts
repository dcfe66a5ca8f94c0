import type { BillingFrequency, CourseLevel } from '../../src/features/academics/courses/course.enums.ts';
import type { AcademyType } from '../../src/features/academy/academies/academy.enums.ts';

/** A course as a theme describes it. */
export interface ThemeCourse {
  name: string;
  description: string;
  category: string;
  level: CourseLevel;
  /** Index into the theme's departments. */
  department: number;
  minAge: number;
  maxAge: number | null;
  /** In minor units. */
  price: number;
  billingFrequency: BillingFrequency;
}

/** The content that makes an academy of a kind believable: its place, the names of its people, its courses. */
export interface Theme {
  type: AcademyType;
  description: string;
  timezone: string;
  currency: string;
  locale: string;
  city: string;
  state: string;
  country: string;
  /** The streets of its people, without a number. */
  streets: string[];
  postalCodes: string[];
  /** The start of telephone numbers that belong to nobody; three digits follow. */
  phonePrefix: string;
  primaryColor: string;
  secondaryColor: string;
  girls: string[];
  boys: string[];
  surnames: string[];
  occupations: string[];
  qualifications: { title: string; institution: string }[];
  departments: string[];
  courses: ThemeCourse[];
  classrooms: string[];
  /** Start and end of a session. */
  times: [start: string, end: string][];
  /** Seats of a batch. */
  capacity: number;
  medicalNotes: string[];
  grades: string[];
  /** Titles of charges beside tuition. */
  examination: string;
  activity: string;
  /** The one-time item of each enrollment beside tuition, in minor units. */
  material: { title: string; amount: number };
  /** The optional item beside a place, by the term, in minor units. */
  addOn: { title: string; amount: number };
  /** The tax that is within prices, in hundredths of a per cent. */
  tax: { name: string; percent: number; isOnTuition: boolean };
}
