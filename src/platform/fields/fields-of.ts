import { type ClassType, getMetadataStorage } from 'type-graphql';
import { declaredFields } from './declared-fields.ts';

/** Adds the fields of the object type `type` to the decorated object type. */
export const FieldsOf =
  (type: ClassType): ClassDecorator =>
  (target) => {
    const own = new Set(declaredFields(target).map(({ name }) => name));
    for (const field of declaredFields(type).filter(({ name }) => !own.has(name)))
      getMetadataStorage().collectClassFieldMetadata({ ...field, target });
  };
