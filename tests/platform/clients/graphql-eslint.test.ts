import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../architecture/sources.ts';

const eslint = new ESLint({ cwd: PROJECT });

const told = (results: ESLint.LintResult[]): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );

describe('graphql-eslint with its recommended and Relay rules', () => {
  it.each(['schema.graphql', 'rest/operations/**/*.graphql'])('finds no problem in %s', async (files) => {
    const results = await eslint.lintFiles(files);
    expect(results.length).toBeGreaterThan(0);
    expect(told(results)).toEqual([]);
  });

  it('finds no problem in the documents of the README', async () => {
    const readme = await readFile(join(PROJECT, 'README.md'), 'utf8');
    const documents = [...readme.matchAll(/^graphql '([^']+)'/gm)].map(([, text]) => text as string);
    expect(documents.length).toBeGreaterThan(3);
    for (const [index, text] of documents.entries()) {
      const filePath = join(PROJECT, `README/${index}.graphql`);
      expect(told(await eslint.lintText(text, { filePath }))).toEqual([]);
    }
  });

  it('finds problems in a bad document', async () => {
    const filePath = join(PROJECT, 'README/wrong.graphql');
    const results = await eslint.lintText('query Wrong($unused: ID) { students { nodes { nme } } }', { filePath });
    expect(told(results).join()).toMatch(
      /no-unused-variables.*fields-on-correct-type|fields-on-correct-type.*no-unused/,
    );
    const schema = await eslint.lintText('type Query { thing: Thing } type Thing { name: String }', {
      filePath: join(PROJECT, 'schema.graphql'),
    });
    expect(told(schema).join()).toContain('strict-id-in-types');
  });
});
