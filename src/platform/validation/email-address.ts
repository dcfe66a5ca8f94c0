import isEmail from 'validator/lib/isEmail.js';

/**
 * Matches invisible characters: blanks of any script, soft hyphens, zero-width spaces, bidi controls and other
 * default-ignorable code points. U+2800 is a symbol in Unicode, but looks blank.
 */
const INVISIBLE = /[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/**
 * Returns true if a text is an e-mail address that cannot be mistaken for another address. A quoted local part is
 * refused: mail programs read `"<x@evil.test>"@example.test` as another address.
 */
export const isEmailAddress = (text: string): boolean =>
  // the library throws for half a surrogate pair, instead of refusing the address
  text.isWellFormed() && !INVISIBLE.test(text) && !text.includes('"') && isPlain(text) && isEmail.default(text);

/** Returns true if no character is a variant of an ordinary one, such as a fullwidth letter or a ligature. */
const isPlain = (text: string): boolean => text.normalize('NFKC') === text.normalize('NFC');

/** Returns the form in which addresses are compared: trimmed, in lower case, in NFC. */
export const normalEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC');

/** Returns the forms in which an address may be stored: older accounts may store the address as it was typed. */
export const keptForms = (email: string): string[] => {
  const normal = normalEmail(email);
  return [...new Set([normal, normal.normalize('NFD')])];
};
