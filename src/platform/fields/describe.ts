/** A text to add at the end of a description: ", unique". */
export interface Note {
  readonly note?: string;
}

/** Returns a description such as "The city: at most 100 characters." */
export const ofCharacters = (what: string, length: number, { note = '' }: Note): string =>
  `${what}: at most ${length} characters${note}.`;

/** Returns a description such as "The logo: an http or https URL of at most 2048 characters." */
export const ofUrl = (what: string, { note = '' }: Note = {}): string =>
  `${what}: an http or https URL of at most ${URL_LENGTH} characters${note}.`;

/** Returns a description such as "The first colour: `#RRGGBB`." */
export const ofColour = (what: string, { note = '' }: Note): string => `${what}: \`#RRGGBB\`${note}.`;

/** Returns a description such as "The number of seats: 1 to 1000." */
export const ofRange = (what: string, least: number | string, most: number | string, { note = '' }: Note): string =>
  `${what}: ${least} to ${most}${note}.`;

/** Returns a description with the note before its full stop: "The purpose; active by default." */
export const noted = (sentence: string, { note = '' }: Note): string =>
  note === '' ? sentence : `${sentence.replace(/\.$/, '')}${note}.`;

/**
 * Matches the default in a description: a clause such as "; active by default", or a sentence that begins with "By
 * default".
 */
const DEFAULT = /;(?:[^;:.]|\.\d)*\bby default\b(?:[^;:.]|\.\d)*| By default,[^.]*\./g;

/**
 * Removes the default from the description of a field. Inputs for changes have no defaults, because an omitted field
 * stays unchanged.
 */
export const withoutDefault = (description: string): string => description.replace(DEFAULT, '');

/**
 * Combines decorators into one. It applies them from the last to the first, as if they were written one below the
 * other.
 */
export function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators.toReversed()) decorate(target, property);
  };
}

/** The maximum number of characters in an e-mail address. */
export const EMAIL_LENGTH = 255;

/** The maximum number of characters in a URL. */
export const URL_LENGTH = 2048;
