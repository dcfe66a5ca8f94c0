import { type ClassType, getMetadataStorage, InputType } from 'type-graphql';
import { addRule, rulesOf } from '../validation/rule.ts';
import { declaredFields } from './declared-fields.ts';

/**
 * Returns an input class for changes: with the fields and rules of `input`, all of them optional. `without`: fields that
 * never change.
 */
export function partialInput<T extends object, Left extends keyof T & string = never>(
  input: ClassType<T>,
  without: readonly Left[] = [],
): ClassType<Partial<Omit<T, Left>>> {
  @InputType()
  abstract class PartialInput {}

  const isKept = (name: string) => !(without as readonly string[]).includes(name);
  for (const field of declaredFields(input).filter(({ name }) => isKept(name))) {
    // type-graphql sets `array` in `getType`
    field.getType();
    const typeOptions = { ...field.typeOptions, nullable: true };
    getMetadataStorage().collectClassFieldMetadata({ ...field, target: PartialInput, typeOptions });
  }
  for (const [name, rules] of rulesOf(input)) {
    // in reverse, because each rule is added before the existing ones, as with decorators
    if (isKept(name)) for (const rule of rules.toReversed()) addRule(PartialInput, name, rule);
  }
  return PartialInput as ClassType<Partial<Omit<T, Left>>>;
}
