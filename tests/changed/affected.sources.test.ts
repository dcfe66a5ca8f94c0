import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affected } from './affected.ts';

const SOURCES = '.sources.test.ts';

describe('tests affected by a change', () => {
  it.each([
    ['src/features/money/fees/fee.service.ts', ['tests/features/money/fees/', 'tests/rest/fees', 'tests/races/fees']],
    ['src/platform/time/periods.ts', ['tests/platform/time/']],
    ['tests/features/money/fees/office.ts', ['tests/features/money/fees/']],
    ['tests/races/mutations.ts', ['tests/races/']],
    ['tests/rest/fees.test.ts', ['tests/rest/fees.test.ts']],
    ['rest/routes/fees.ts', ['tests/rest/']],
    ['README.md', ['tests/docs/']],
    ['CHANGELOG.md', []],
  ])('are the tests of the folder and all *.sources.test.ts files if %s changes', (path, tests) => {
    expect(affected([path])).toEqual({ tests: [SOURCES, ...tests], unknown: [] });
  });

  it.each(['tests/support/seed.ts', 'src/app.ts', 'package.json'])('cannot be determined if %s changes', (path) => {
    expect(affected([path]).unknown).toEqual([path]);
  });

  it('can be determined for changes in every feature', () => {
    const features = globSync('src/features/*/*/');
    expect(features.length).toBeGreaterThan(30);
    for (const feature of features) expect(affected([`${feature}/x.ts`]).unknown).toEqual([]);
  });
});
