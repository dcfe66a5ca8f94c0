import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'dist/bundle';

/** Returns the texts of the bundle. Each module of the bundle begins with its path. */
async function textsOfBundle(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.js'));
  return Promise.all(files.map((name) => readFile(join(FOLDER, name), 'utf8')));
}

describe('the bundle', () => {
  // file-type recognises errors of strtok3 by their class, and imports this package when it runs
  it('has no second copy of the package that reads the types of uploaded files', async () => {
    const texts = await textsOfBundle();
    expect(texts.filter((text) => /^\/\/ node_modules\/(file-type|strtok3)\//m.test(text))).toEqual([]);
  });

  it('computes hashes with the function of Node', async () => {
    const texts = await textsOfBundle();
    expect(texts.some((text) => text.includes('// node_modules/@apollo/utils.createhash/'))).toBe(true);
    expect(texts.filter((text) => text.includes('// node_modules/sha.js/'))).toEqual([]);
  });
});
