import isURL from 'validator/lib/isURL.js';
import { isEmailAddress } from './email-address.ts';
import { messages } from './messages.ts';
import { rule } from './rule.ts';
import { isUuid } from './uuid.ts';

/** Half a character is an error to the libraries that look at addresses, instead of no address. */
const isWellFormed = (value: unknown): boolean => String(value).isWellFormed();

/** An e-mail address of at most 255 characters. */
export const Email = () =>
  rule(
    (value) => value === '' || isEmailAddress(String(value)),
    (field) => messages.type(field, 'a valid email address'),
    // the format is that of plain addresses: others have letters of any language
    {
      anyOf: [
        { type: 'string', format: 'email' },
        { type: 'string', pattern: '[\\u0080-\\u{10ffff}].*@' },
        { type: 'string', pattern: '@.*[\\u0080-\\u{10ffff}]' },
      ],
    },
  );

/** An http or https URL; the empty string unsets it. */
export const WebUrl = () =>
  rule(
    (value) =>
      value === '' ||
      (isWellFormed(value) &&
        isURL.default(String(value), { protocols: ['http', 'https'], require_protocol: true, require_tld: false })),
    (field) => messages.type(field, 'a valid URL'),
    { pattern: '^[Hh][Tt][Tt][Pp][Ss]?:[^\\s<>]+$' },
  );

/** Text of a form, by a pattern without flags; the empty string unsets it. */
export const Matches = (pattern: RegExp) =>
  rule((value) => value === '' || pattern.test(String(value)), messages.format, { pattern: pattern.source });

/** An id. */
export const Uuid = () =>
  rule(
    (value) => isUuid(String(value)),
    (field) => messages.type(field, 'a valid UUID'),
    { format: 'uuid' },
  );

/** A value that `test` accepts: "The selected timezone is invalid." */
export const Selected = (test: (value: string) => boolean) => rule((value) => test(String(value)), messages.selected);

/** A well-formed BCP 47 language tag: `en`, `en-GB`. */
export const LanguageTag = () => Selected(isLanguageTag);

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
