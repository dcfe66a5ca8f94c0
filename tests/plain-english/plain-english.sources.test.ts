import { describe, expect, test } from 'vitest';
import { complaintsAbout } from './complaints.ts';

const complaints = (path: string, source: string) =>
  complaintsAbout(path, source).map((complaint) => complaint.replace(/ \(write .*/, ''));

describe('lint for plain English', () => {
  test('reports constructions in comments, doc comments and names of tests, but not in code', () => {
    const source = [
      '/** What is stored. */',
      'const told = 1; // whoever reads it',
      "test('of a batch', () => expect(told).toBe('answers'));",
      "test.each([1])('that is full', () => {});",
    ].join('\n');
    expect(complaints('a.ts', source)).toEqual([
      'a.ts:1 doc comment: "What is"',
      'a.ts:1 doc comment: "What"',
      'a.ts:2 comment: "whoever"',
      'a.ts:3 test name: "of"',
      'a.ts:4 test name: "that"',
    ]);
  });

  test('reports a construction that continues on the next line of a comment', () => {
    expect(complaints('a.ts', '// the fees are\n// asked for\nlet a;')).toEqual(['a.ts:1 comment: "are asked"']);
  });

  test('checks the prose of Markdown, but neither its code nor its links', () => {
    const source = 'It answers.\n\n```sh\ntell\n```\n\nRun `tell` as [here](tell.md).';
    expect(complaints('a.md', source)).toEqual(['a.md:1 prose: "answers"']);
  });

  test('reports forbidden words in descriptions of a schema', () => {
    const source = '"""\nWho pays.\n"""\ntype A {\n  "Told once."\n  told: Int\n}';
    expect(complaints('a.graphql', source)).toEqual([
      'a.graphql:1 description: "Who"',
      'a.graphql:5 description: "Told"',
    ]);
  });

  test('accepts a construction if its text states the reason', () => {
    expect(complaints('a.ts', "// plain-english: a header's name is whatever the client sends\nlet a;")).toEqual([]);
  });
});
