import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedPages, withSection } from './generate/sections.ts';

describe('generated parts of the docs', async () => {
  const pages = await generatedPages();

  it.each([...pages.keys()])('are up to date: %s contains the output of `npm run docs:generate`', (page) => {
    expect(readFileSync(page, 'utf8')).toBe(pages.get(page));
  });

  it('are inserted between two marks in the page', () => {
    const page = 'Before\n<!-- generated: x -->\nold\n<!-- /generated -->\nAfter';
    expect(withSection(page, 'x', 'new')).toBe('Before\n<!-- generated: x -->\nnew\n<!-- /generated -->\nAfter');
    expect(() => withSection(page, 'y', 'new')).toThrow('no part <!-- generated: y -->');
  });
});
