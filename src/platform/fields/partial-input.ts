import { type ClassType, getMetadataStorage, InputType } from 'type-graphql';
import { addRule, rulesOf } from '../validation/rule.ts';
import { declaredFields } from './declared-fields.ts';

/**
 * An input class with the fields and the rules of another, none of which must be there: what changes may say.
 * `without`: fields that never change.
 */
export function partialInput<T extends object, Left extends keyof T & string = never>(
  input: ClassType<T>,
  without: readonly Left[] = [],
): ClassType<Partial<Omit<T, Left>>> {
  @InputType()
  abstract class PartialInput {}

  const isKept = (name: string) => !(without as readonly string[]).includes(name);
  for (const field of declaredFields(input).filter(({ name }) => isKept(name))) {
    // whether it is a list is known from here on
    field.getType();
    const typeOptions = { ...field.typeOptions, nullable: true };
    getMetadataStorage().collectClassFieldMetadata({ ...field, target: PartialInput, typeOptions });
  }
  for (const [name, rules] of rulesOf(input)) {
    // each is put before those that are there, as decorators are
    if (isKept(name)) for (const rule of rules.toReversed()) addRule(PartialInput, name, rule);
  }
  return PartialInput as ClassType<Partial<Omit<T, Left>>>;
}
