import type { BillingFrequency, CourseLevel } from '../../src/features/academics/courses/course.enums.ts';
import type { AcademyType } from '../../src/features/academy/academies/academy.enums.ts';
import type { ThemeLearning } from './learning.ts';

/** A course of a theme. */
export interface ThemeCourse {
  name: string;
  description: string;
  category: string;
  level: CourseLevel;
  /** The index of the course's department in the departments of the theme. */
  department: number;
  minAge: number;
  maxAge: number | null;
  /** The price in minor units of the currency. */
  price: number;
  billingFrequency: BillingFrequency;
}

/** A level of a theme's track. */
export interface ThemeLevel {
  name: string;
  minAge?: number;
  minDays?: number;
  minSessions?: number;
  /** The required skills. */
  skills: string[];
  /** A skill that is not required. */
  extra: string;
  /** The name of the course that leads to the level. */
  course: string;
}

/** The content that makes an academy look real: its place, the names of its people, and its courses. */
export interface Theme {
  type: AcademyType;
  description: string;
  timezone: string;
  currency: string;
  /** The tax number that invoices print. */
  taxId: string;
  locale: string;
  city: string;
  state: string;
  country: string;
  /** The streets in which the people of the academy live, without house numbers. */
  streets: string[];
  postalCodes: string[];
  /** The beginning of telephone numbers that nobody has. Three digits follow. */
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
  /** The times of day at which sessions begin and end. */
  times: [start: string, end: string][];
  /** The number of seats in a batch. */
  capacity: number;
  medicalNotes: string[];
  grades: string[];
  /** The levels through which students progress. The lowest level comes first. */
  track: { name: string; levels: ThemeLevel[] };
  learning: ThemeLearning;
  /** The titles of charges that are not tuition. */
  examination: string;
  activity: string;
  /** The one-time item that each enrollment pays in addition to tuition. The amount is in minor units. */
  material: { title: string; amount: number };
  /**
   * The optional item for each term, which an enrollment can have in addition to its place. The amount is in minor
   * units.
   */
  addOn: { title: string; amount: number };
  /** The tax that prices include. `percent` is in hundredths of a per cent. */
  tax: { name: string; percent: number; isOnTuition: boolean };
}
