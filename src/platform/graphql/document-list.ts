import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { codeOf, messageOf } from '../errors/error-facts.ts';

/** Reports that the list of trusted documents cannot be served. The message names the file and each bad entry. */
export class TrustedDocumentsError extends Error {
  override readonly name = 'TrustedDocumentsError';

  constructor(file: string, problems: readonly string[]) {
    super(`The file of TRUSTED_DOCUMENTS, ${file}, is not right:\n${problems.map((text) => `  ${text}`).join('\n')}`);
  }
}

/** A document in the list; `label` identifies the document in error messages. */
export interface ListedDocument {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

const id = z.string().min(1);

/** The format of Apollo's `generate-persisted-query-manifest`. */
const manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id, name: z.string(), body: z.string() })),
});

/** The format of relay-compiler and graphql-codegen: documents by their ids. */
const flatMap = z.record(id, z.string());

/** Reads a list of documents in a format that client tools write. Throws `TrustedDocumentsError` for any other file. */
export async function readDocumentList(file: string): Promise<ListedDocument[]> {
  const list = await readJson(file);
  const isManifest = typeof list === 'object' && list !== null && 'format' in list;
  const parsed = isManifest
    ? manifest.transform(entriesOfManifest).safeParse(list)
    : flatMap.transform(entriesOfMap).safeParse(list);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The list'}: ${message}.`);
  throw new TrustedDocumentsError(file, problems);
}

const entriesOfManifest = ({ operations }: z.infer<typeof manifest>): ListedDocument[] =>
  operations.map(({ id, name, body }) => ({ id, label: `${name} (${id})`, text: body }));

const entriesOfMap = (map: z.infer<typeof flatMap>): ListedDocument[] =>
  Object.entries(map).map(([id, text]) => ({ id, label: id, text }));

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new TrustedDocumentsError(file, [String(codeOf(error) ?? messageOf(error))]);
  }
}
