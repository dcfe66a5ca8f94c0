import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedPages, withSection } from './generate/sections.ts';

describe('the generated parts of the docs', async () => {
  const pages = await generatedPages();

  it.each([...pages.keys()])('of %s are those that `npm run docs:generate` writes', (page) => {
    expect(readFileSync(page, 'utf8')).toBe(pages.get(page));
  });

  it('replace what stood between the marks', () => {
    const page = 'Before\n<!-- generated: x -->\nold\n<!-- /generated -->\nAfter';
    expect(withSection(page, 'x', 'new')).toBe('Before\n<!-- generated: x -->\nnew\n<!-- /generated -->\nAfter');
    expect(() => withSection(page, 'y', 'new')).toThrow('no part <!-- generated: y -->');
  });
});
