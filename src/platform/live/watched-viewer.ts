import type { Viewer } from '../permissions/roles.ts';

/** An object whose personal properties are watched. */
export interface Watched<T> {
  readonly value: T;
  /** Returns true if a property was read that differs from person to person. */
  isPersonal(): boolean;
}

/**
 * Watches reads of an object's properties. A value that was computed without a personal property is the same for all
 * viewers with the same common properties.
 */
export function watched<T extends object>(object: T, common: readonly (keyof T)[]): Watched<T> {
  let isPersonal = false;
  const value = new Proxy(object, {
    get(target, name) {
      if (!common.includes(name as keyof T)) isPersonal = true;
      return Reflect.get(target, name);
    },
    ownKeys(target) {
      isPersonal = true;
      return Reflect.ownKeys(target);
    },
  });
  return { value, isPersonal: () => isPersonal };
}

/** The properties of a viewer that are the same for all viewers of a role. */
export const COMMON: readonly (keyof Viewer)[] = ['role'];
