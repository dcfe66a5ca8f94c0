import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modules } from '../../../../src/features/index.ts';
import { allEventTypes } from '../../../../src/platform/events/event-types.ts';

it('docs/events.md lists every event type', () => {
  const [, table = ''] = /<!-- types -->\n([\s\S]*)<!-- \/types -->/.exec(readFileSync('docs/events.md', 'utf8')) ?? [];
  const rows = allEventTypes(modules).map(
    ({ type, resource, description }) => `| \`${type}\` | ${resource} | ${description} |\n`,
  );
  expect(table).toBe(`| Type | Resource | When |\n|---|---|---|\n${rows.join('')}`);
});
