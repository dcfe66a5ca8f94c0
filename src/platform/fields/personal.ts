/**
 * The effect on a value of erasing the person that the value belongs to, or that its row refers to: `blank`, `keep`, or
 * `apart` if the feature itself handles the value. A function returns the text that stays. The audit log is blanked in
 * any case.
 */
export type Personal = 'blank' | 'keep' | 'apart' | ((text: string) => string | null);
