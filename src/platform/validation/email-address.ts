import isEmail from 'validator/lib/isEmail.js';

/**
 * Matches characters that cannot be seen: blanks of any script, soft hyphens, zero-width spaces, bidi controls and
 * other default-ignorable code points. U+2800 is a symbol in Unicode, but looks like a blank.
 */
const INVISIBLE = /[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/**
 * Returns true if a text is an e-mail address that cannot be confused with another address. A quoted local part is not
 * accepted: mail programs read `"<x@evil.test>"@example.test` as another address.
 */
export const isEmailAddress = (text: string): boolean =>
  // checked first, because the library throws for half of a surrogate pair instead of refusing the address
  text.isWellFormed() && !INVISIBLE.test(text) && !text.includes('"') && isPlain(text) && isEmail.default(text);

/** Returns true if the text has no variants of ordinary characters, such as fullwidth letters or ligatures. */
const isPlain = (text: string): boolean => text.normalize('NFKC') === text.normalize('NFC');

/** Returns the form in which addresses are compared: trimmed, in lower case, in NFC. */
export const normalEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC');

/**
 * Returns the forms in which an address may be stored. In older accounts, the address may have another Unicode form,
 * because it was stored as the user typed it.
 */
export const keptForms = (email: string): string[] => {
  const normal = normalEmail(email);
  return [...new Set([normal, normal.normalize('NFD')])];
};
