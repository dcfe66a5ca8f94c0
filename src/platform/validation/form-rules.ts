import isURL from 'validator/lib/isURL.js';
import { isEmailAddress } from './email-address.ts';
import { messages } from './messages.ts';
import { rule } from './rule.ts';
import { isUuid } from './uuid.ts';

/**
 * Returns true for well-formed text. For half of a surrogate pair, libraries that check addresses throw instead of
 * refusing the address.
 */
const isWellFormed = (value: unknown): boolean => String(value).isWellFormed();

/** Requires an e-mail address of at most 255 characters. */
export const Email = () =>
  rule(
    (value) => value === '' || isEmailAddress(String(value)),
    (field) => messages.type(field, 'a valid email address'),
    // the format `email` covers plain addresses only; other addresses may have letters of any script
    {
      anyOf: [
        { type: 'string', format: 'email' },
        { type: 'string', pattern: '[\\u0080-\\u{10ffff}].*@' },
        { type: 'string', pattern: '@.*[\\u0080-\\u{10ffff}]' },
      ],
    },
  );

/** Requires an http or https URL, or an empty text, which removes the value. */
export const WebUrl = () =>
  rule(
    (value) =>
      value === '' ||
      (isWellFormed(value) &&
        isURL.default(String(value), { protocols: ['http', 'https'], require_protocol: true, require_tld: false })),
    (field) => messages.type(field, 'a valid URL'),
    { pattern: '^[Hh][Tt][Tt][Pp][Ss]?:[^\\s<>]+$' },
  );

/** Requires a text that matches a pattern without flags, or an empty text, which removes the value. */
export const Matches = (pattern: RegExp) =>
  rule((value) => value === '' || pattern.test(String(value)), messages.format, { pattern: pattern.source });

/** Requires an id. */
export const Uuid = () =>
  rule(
    (value) => isUuid(String(value)),
    (field) => messages.type(field, 'a valid UUID'),
    { format: 'uuid' },
  );

/** Requires a value that `test` accepts. The message is, for example, "The selected timezone is invalid." */
export const Selected = (test: (value: string) => boolean) => rule((value) => test(String(value)), messages.selected);

/** Requires a well-formed BCP 47 language tag: `en`, `en-GB`. */
export const LanguageTag = () => Selected(isLanguageTag);

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
