/**
 * The effect of erasing the person that a value belongs to, or that its row refers to: `blank`, `keep`, or `apart` if
 * the feature itself handles it. A function returns the text that stays. The audit log is blanked in any case.
 */
export type Personal = 'blank' | 'keep' | 'apart' | ((text: string) => string | null);
