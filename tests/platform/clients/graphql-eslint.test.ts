import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../architecture/sources.ts';
import { PAGES } from '../../docs/pages.ts';

const eslint = new ESLint({ cwd: PROJECT });

const told = (results: ESLint.LintResult[]): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => `${filePath}:${line} ${ruleId}: ${message}`),
  );

/** The documents that a page sends by its function `graphql`. */
const documentsOf = (page: string): string[] =>
  [...readFileSync(join(PROJECT, page), 'utf8').matchAll(/graphql '([^']+)'/g)].map(([, text]) => text as string);

describe('graphql-eslint with its recommended and Relay rules', () => {
  it.each(['schema.graphql', 'rest/operations/**/*.graphql'])('finds no problem in %s', async (files) => {
    const results = await eslint.lintFiles(files);
    expect(results.length).toBeGreaterThan(0);
    expect(told(results)).toEqual([]);
  });

  it.each(PAGES.filter((page) => documentsOf(page).length > 0))(
    'finds no problem in the documents of %s',
    async (page) => {
      for (const [index, text] of documentsOf(page).entries()) {
        const filePath = join(PROJECT, `docs/${index}.graphql`);
        expect(told(await eslint.lintText(text, { filePath })), text).toEqual([]);
      }
    },
  );

  it('finds problems in a document that breaks the rules', async () => {
    const filePath = join(PROJECT, 'docs/wrong.graphql');
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
