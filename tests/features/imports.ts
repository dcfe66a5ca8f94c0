import { expect } from 'vitest';
import { type Credentials, type GraphqlResult, gql } from '../support/clients.ts';
import type { Scene } from './people.ts';
import { refusal } from './writing.ts';

/** The result of an import: how many rows it created, changed and left unchanged. */
type Counts = [created: number, updated: number, unchanged: number];

/** Returns functions that call an import mutation, such as `importFees`. */
export function importer(name: string) {
  const document = `mutation ($csv: String!, $dryRun: Boolean) {
    ${name}(csv: $csv, dryRun: $dryRun) { created updated unchanged dryRun }
  }`;
  const load = (
    at: Scene,
    lines: readonly string[],
    as: Credentials = at.admin,
    dryRun = false,
  ): Promise<GraphqlResult> => gql(at.app, as, document, { csv: lines.join('\n'), dryRun });
  return {
    load,
    /** Runs an import that must succeed. Returns its counts. */
    async counts(at: Scene, lines: readonly string[], as?: Credentials, dryRun = false): Promise<Counts> {
      const { data, errors } = await load(at, lines, as, dryRun);
      expect(errors).toBeUndefined();
      const { created, updated, unchanged } = data[name];
      expect(data[name].dryRun).toBe(dryRun);
      return [created, updated, unchanged];
    },
    /** Runs an import that must be refused without changes. Returns its error. */
    refused: (at: Scene, lines: readonly string[], as?: Credentials) =>
      refusal(at.app, at.academy.id, () => load(at, lines, as)),
  };
}
