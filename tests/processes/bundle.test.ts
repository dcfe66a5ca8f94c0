import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'dist/bundle';

describe('the bundle', () => {
  it('computes hashes with the function of Node', async () => {
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(files.map((name) => readFile(join(FOLDER, name), 'utf8')));
    // each module of the bundle begins with its path
    expect(texts.some((text) => text.includes('// node_modules/@apollo/utils.createhash/'))).toBe(true);
    expect(texts.filter((text) => text.includes('// node_modules/sha.js/'))).toEqual([]);
  });
});
