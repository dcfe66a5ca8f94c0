/** Test folders for each source folder, as path prefixes; the first match counts. */
const TESTS_OF: readonly [folder: RegExp, tests: readonly string[]][] = [
  [/^tests\/.*\.test\.ts$/, ['$&']],
  [
    /^(tests\/(?:features\/[\w-]+\/[\w-]+|platform\/[\w-]+)\/|tests\/(?!support|platform)[\w-]+\/(?:[\w-]+\/)?).*/,
    ['$1'],
  ],
  // routes and races of an operation are tested in files named after its feature
  [/^src\/features\/([\w-]+)\/([\w-]+)\/.*/, ['tests/features/$1/$2/', 'tests/rest/$2', 'tests/races/$2']],
  [/^src\/platform\/([\w-]+)\/.*/, ['tests/platform/$1/']],
  [/^src\/pages\/.*/, ['tests/pages/']],
  [/^rest\/.*/, ['tests/rest/']],
  [/^seeds\/.*/, ['tests/features/seeds/']],
  [/^client\/.*/, ['tests/client/']],
  [/^(?:docs\/.*|README)\.md$/, ['tests/docs/']],
  [/^(?:docs\/.*|.*\.md|\.github\/.*|schema\.graphql)$/, []],
];

/** Tests of all sources. They take only seconds, so they run after every change. */
const ALWAYS = '.sources.test.ts';

/** Returns the tests affected by changed files, as path prefixes, and the changed files whose tests are unknown. */
export function affected(changed: readonly string[]): { tests: string[]; unknown: string[] } {
  const tests = new Set([ALWAYS]);
  const unknown: string[] = [];
  for (const path of changed) {
    const [folder, names] = TESTS_OF.find(([each]) => each.test(path)) ?? [];
    if (!folder || !names) unknown.push(path);
    else for (const name of names) tests.add(path.replace(folder, name));
  }
  return { tests: [...tests], unknown };
}
