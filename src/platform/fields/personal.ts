/**
 * The effect on a value when a person is erased. The value belongs to the person, or to a row that refers to the
 * person. `blank` removes it, `keep` keeps it, and with `apart` the feature itself handles it. A function returns the
 * text that stays. In the audit log, the value is always blanked.
 */
export type Personal = 'blank' | 'keep' | 'apart' | ((text: string) => string | null);
