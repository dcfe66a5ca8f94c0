/**
 * The effect on a value when a person is erased. The value belongs to the person, or to a row that refers to the
 * person. `blank` removes the value, and `keep` leaves it unchanged. With `apart`, code of the feature handles the
 * value. A function returns the text that replaces the value. In the audit log, the value is always blanked.
 */
export type Personal = 'blank' | 'keep' | 'apart' | ((text: string) => string | null);
