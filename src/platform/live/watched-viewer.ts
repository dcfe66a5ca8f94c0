import type { Viewer } from '../permissions/roles.ts';

/** An object, and the information whether its personal properties were read. */
export interface Watched<T> {
  readonly value: T;
  /** Returns true if a property was read whose value depends on the person. */
  isPersonal(): boolean;
}

/**
 * Detects whether personal properties of an object are read. All properties are personal except those in `common`. A
 * value that was computed without personal properties is the same for all viewers with the same common properties.
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

/** The properties of a viewer that all viewers with the same role share. */
export const COMMON: readonly (keyof Viewer)[] = ['role'];
