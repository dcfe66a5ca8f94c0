import isEmail from 'validator/lib/isEmail.js';

/**
 * Invisible characters: blanks of any script, soft hyphens, zero-width spaces, bidi controls and other default-ignorable
 * code points. U+2800 is a symbol to Unicode, and looks blank.
 */
const INVISIBLE = /[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/**
 * Whether a text is an e-mail address that looks like no other. A quoted local part is none: mail programs read
 * `"<x@evil.test>"@example.test` as another address.
 */
export const isEmailAddress = (text: string): boolean =>
  // half a character is an error to the library, instead of no address
  text.isWellFormed() && !INVISIBLE.test(text) && !text.includes('"') && isPlain(text) && isEmail.default(text);

/** Whether no character is another form of an ordinary one, such as a fullwidth letter or a ligature. */
const isPlain = (text: string): boolean => text.normalize('NFKC') === text.normalize('NFC');

/** An address as it is compared: trimmed, in lower case, in NFC. */
export const normalEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC');

/** The forms in which an address may be kept: older accounts have it as it was typed. */
export const keptForms = (email: string): string[] => {
  const normal = normalEmail(email);
  return [...new Set([normal, normal.normalize('NFD')])];
};
