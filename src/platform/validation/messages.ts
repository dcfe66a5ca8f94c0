/**
 * Returns the words for a field in messages: "course id" for `courseId`. A path such as `records.3.studentId` is only
 * converted to snake_case.
 */
export function fieldWords(field: string): string {
  const snake = snakeCase(field);
  return snake.includes('.') ? snake : snake.replaceAll('_', ' ');
}

/** Converts `courseId` to `course_id`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Converts `course_id` to `courseId`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The messages about bad fields, in Laravel's words. `field` is a camelCase name or path. */
export const messages = {
  required: (field: string) => `The ${fieldWords(field)} field is required.`,
  type: (field: string, type: string) => `The ${fieldWords(field)} field must be ${type}.`,
  format: (field: string) => `The ${fieldWords(field)} field format is invalid.`,
  atMostCharacters: (field: string, count: number) =>
    `The ${fieldWords(field)} field must not be greater than ${count} characters.`,
  atLeastCharacters: (field: string, count: number) =>
    `The ${fieldWords(field)} field must be at least ${count} characters.`,
  decimalPlaces: (field: string, places: string): string =>
    `The ${fieldWords(field)} field must have ${places} decimal places.`,
  atMost: (field: string, limit: number | string) =>
    `The ${fieldWords(field)} field must not be greater than ${limit}.`,
  atLeast: (field: string, limit: number | string) => `The ${fieldWords(field)} field must be at least ${limit}.`,
  atMostDays: (count: number) => `The period must not be more than ${count} days.`,
  atMostItems: (field: string, count: number) =>
    `The ${fieldWords(field)} field must not have more than ${count} items.`,
  atLeastItems: (field: string, count: number) => `The ${fieldWords(field)} field must have at least ${count} items.`,
  prohibited: (field: string) => `The ${fieldWords(field)} field is prohibited.`,
  prohibitedUnless: (field: string, other: string, value: string) =>
    `The ${fieldWords(field)} field is prohibited unless ${fieldWords(other)} is in ${value}.`,
  different: (field: string, other: string) =>
    `The ${fieldWords(field)} field and ${fieldWords(other)} must be different.`,
  prohibits: (field: string, others: readonly string[]) =>
    `The ${fieldWords(field)} field prohibits ${others.map(fieldWords).join(' / ')} from being present.`,
  distinct: (field: string) => `The ${fieldWords(field)} field has a duplicate value.`,
  selected: (field: string) => `The selected ${fieldWords(field)} is invalid.`,
  taken: (field: string) => `The ${fieldWords(field)} has already been taken.`,
  dateAfterOrEqual: (field: string, other: string) =>
    `The ${fieldWords(field)} field must be a date after or equal to ${fieldWords(other)}.`,
  dateBeforeOrEqual: (field: string, other: string) =>
    `The ${fieldWords(field)} field must be a date before or equal to ${fieldWords(other)}.`,
  dateBefore: (field: string, other: string) =>
    `The ${fieldWords(field)} field must be a date before ${fieldWords(other)}.`,
  dateAfter: (field: string, other: string) =>
    `The ${fieldWords(field)} field must be a date after ${fieldWords(other)}.`,
};
