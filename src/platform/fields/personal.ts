/**
 * What becomes of a value when the person is erased whom it is of, or whom its row names: it is blank, or it stays, or the
 * feature itself sees to it (`apart`). A function returns what stays of a text; it is blank in the audit trail in any case.
 */
export type Personal = 'blank' | 'keep' | 'apart' | ((text: string) => string | null);
