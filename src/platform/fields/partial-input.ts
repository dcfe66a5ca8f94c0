import { type ClassType, getMetadataStorage, InputType } from 'type-graphql';
import { addRule, rulesOf } from '../validation/rule.ts';
import { declaredFields } from './declared-fields.ts';
import { withoutDefault } from './describe.ts';

/**
 * Returns an input class for changes. It has the fields and rules of `input`, but all fields are optional, and their
 * descriptions have no defaults. `without` contains the names of the fields to omit, which never change.
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
    const description = field.description && withoutDefault(field.description);
    getMetadataStorage().collectClassFieldMetadata({ ...field, description, target: PartialInput, typeOptions });
  }
  for (const [name, rules] of rulesOf(input)) {
    // in reverse order, because each rule is added before the existing ones, as with decorators
    if (isKept(name)) for (const rule of rules.toReversed()) addRule(PartialInput, name, rule);
  }
  return PartialInput as ClassType<Partial<Omit<T, Left>>>;
}
