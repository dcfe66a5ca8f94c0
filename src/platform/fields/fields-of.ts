import { type ClassType, getMetadataStorage } from 'type-graphql';
import { declaredFields } from './declared-fields.ts';

/** Gives an object type the fields of another beside its own, as they are declared there. */
export const FieldsOf =
  (type: ClassType): ClassDecorator =>
  (target) => {
    const own = new Set(declaredFields(target).map(({ name }) => name));
    for (const field of declaredFields(type).filter(({ name }) => !own.has(name)))
      getMetadataStorage().collectClassFieldMetadata({ ...field, target });
  };
