import { readArguments, UsageError } from '../src/process/command-line.ts';

/** The options of `npm run seed`. */
export interface SeedSize {
  academies: number;
  /** The number of students in each academy. */
  students: number;
  /** True to delete the academies of an earlier run first. */
  reset: boolean;
}

const COMMAND = {
  usage: `npm run seed -- [--academies N] [--students N] [--reset]

Loads academies of any size into the database of DATABASE_URL, the same ones each time.

  --academies N  academies to make, 1 to 1000 (3)
  --students N   students of each, 1 to 100000 (2000)
  --reset        delete the academies of an earlier run first (slugs seed-academy-...)`,
  options: {
    academies: { type: 'string', default: '3' },
    students: { type: 'string', default: '2000' },
    reset: { type: 'boolean', default: false },
  },
} as const;

/** Reads the arguments of the command line. Throws `UsageError` for an unknown or invalid argument. */
export function parseSeedArguments(args?: string[]): SeedSize {
  const { academies, students, reset } = readArguments(COMMAND, args).options;
  return {
    academies: wholeNumber('academies', academies, 1_000),
    students: wholeNumber('students', students, 100_000),
    reset,
  };
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) {
    throw new UsageError(`--${option} must be a whole number from 1 to ${most}.`, COMMAND);
  }
  return number;
}
