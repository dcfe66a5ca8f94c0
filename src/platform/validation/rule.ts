import { ValidateBy } from 'class-validator';
import { type Keywords, toldBy } from './told-rules.ts';

/** Stands for the field in messages of rules: its path is known only where the whole input is checked. */
export const ATTRIBUTE = ':attribute';

type Test = (value: unknown) => boolean;
type Message = (field: string) => string;

/** A rule for values that are there: absent and null are {@link Required}'s business. `keywords`: see {@link toldBy}. */
export function rule(name: string, test: Test, message: Message, keywords: Keywords = {}): PropertyDecorator {
  return ValidateBy({
    name,
    ...toldBy({ keywords }),
    validator: {
      validate: (value: unknown) => value === undefined || value === null || test(value),
      defaultMessage: () => message(ATTRIBUTE),
    },
  });
}
