import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { inlineConditions } from '../documents/inline-conditions.ts';
import { coordinatesInText, coordinatesInVariables } from './coordinates.ts';
import { variableValues } from './cost-arguments.ts';
import { type DeprecatedPart, deprecatedParts } from './deprecated-parts.ts';
import { type Deprecation, deprecationOf } from './deprecation.ts';

/** A deprecated part that an operation uses, with the dates of its deprecation. */
export type DeprecatedUse = DeprecatedPart & Deprecation;

/** A valid document, with the values that the client sent. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/** Tracks the use of deprecated parts of a schema. */
export interface Deprecations {
  /**
   * Returns the deprecated parts that an operation uses, either in its variables or in its text. Parts of the text that
   * `@skip` and `@include` remove do not count. Counts each part once for each operation.
   */
  note(operation: Operation): readonly DeprecatedUse[];
  /** The number of operations that used each deprecated part, by its coordinate. */
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Creates a counter for the use of a schema's deprecated parts. Calls `onFirstUse` when a part is used for the first
 * time.
 */
export function createDeprecations(schema: GraphQLSchema, onFirstUse: (use: DeprecatedUse) => void): Deprecations {
  const parts = new Map<string, DeprecatedUse>();
  for (const part of deprecatedParts(schema)) {
    const dates = deprecationOf(part.reason);
    if (dates) parts.set(part.coordinate, { ...part, ...dates });
  }
  const counts = new Map([...parts.keys()].map((coordinate) => [coordinate, 0]));
  const suspects = new WeakMap<DocumentNode, boolean>();

  /**
   * Returns true if the text of a document uses deprecated parts, at least for some values of the variables in its
   * `@skip` and `@include`.
   */
  function isSuspect(document: DocumentNode): boolean {
    const known = suspects.get(document) ?? [...coordinatesInText(schema, document)].some((it) => parts.has(it));
    suspects.set(document, known);
    return known;
  }

  function usedBy({ document, operationName, variables }: Operation): DeprecatedUse[] {
    const operation = getOperationAST(document, operationName);
    if (!operation) return [];
    const values = variableValues(operation, variables ?? {});
    const used = coordinatesInVariables(schema, operation, values);
    if (isSuspect(document)) {
      const text = inlineConditions(document, operation, values);
      const isGiven = (name: string) => values[name] !== undefined;
      for (const coordinate of coordinatesInText(schema, text, isGiven)) used.add(coordinate);
    }
    return [...used].map((coordinate) => parts.get(coordinate)).filter((part) => part !== undefined);
  }

  return {
    counts,
    note(operation) {
      if (parts.size === 0) return [];
      const uses = usedBy(operation);
      for (const use of uses) {
        const count = counts.get(use.coordinate) ?? 0;
        if (count === 0) onFirstUse(use);
        counts.set(use.coordinate, count + 1);
      }
      return uses;
    },
  };
}
