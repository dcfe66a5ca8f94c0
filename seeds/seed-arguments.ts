import { parseArgs } from 'node:util';

/** What `npm run seed` is to make. */
export interface SeedSize {
  academies: number;
  /** In each academy. */
  students: number;
  /** Whether to delete the academies of an earlier run first. */
  reset: boolean;
}

/** Bad arguments; the message says which. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** How the command is called. */
export const USAGE = `Usage: npm run seed -- [--academies N] [--students N] [--reset]

  --academies N  academies to make, 1 to 1000 (3)
  --students N   students of each, 1 to 100000 (2000)
  --reset        delete the academies of an earlier run first (slugs seed-academy-...)`;

/** Reads the arguments of the command line. Throws `UsageError` for any that is unknown or makes no sense. */
export function parseSeedArguments(args: string[]): SeedSize {
  const { academies, students, reset } = parse(args);
  return {
    academies: wholeNumber('academies', academies, 1_000),
    students: wholeNumber('students', students, 100_000),
    reset,
  };
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        academies: { type: 'string', default: '3' },
        students: { type: 'string', default: '2000' },
        reset: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most) {
    throw new UsageError(`--${option} must be a whole number from 1 to ${most}.`);
  }
  return number;
}
