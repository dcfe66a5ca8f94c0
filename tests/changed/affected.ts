/** Where the tests of a folder of sources are, as beginnings of paths; the first that fits counts. */
const TESTS_OF: readonly [folder: RegExp, tests: readonly string[]][] = [
  [/^tests\/.*\.test\.ts$/, ['$&']],
  [
    /^(tests\/(?:features\/[\w-]+\/[\w-]+|platform\/[\w-]+)\/|tests\/(?!support|platform)[\w-]+\/(?:[\w-]+\/)?).*/,
    ['$1'],
  ],
  // an operation that changes something at once with others, and its route, are tested by files of that name
  [/^src\/features\/([\w-]+)\/([\w-]+)\/.*/, ['tests/features/$1/$2/', 'tests/rest/$2', 'tests/races/$2']],
  [/^src\/platform\/([\w-]+)\/.*/, ['tests/platform/$1/']],
  [/^src\/pages\/.*/, ['tests/pages/']],
  [/^rest\/.*/, ['tests/rest/']],
  [/^seeds\/.*/, ['tests/features/seeds/']],
  [/^client\/.*/, ['tests/client/']],
  [/^(?:docs\/.*|.*\.md|\.github\/.*|schema\.graphql)$/, []],
];

/** What is made of all sources is tested after every change, in seconds. */
const ALWAYS = '.sources.test.ts';

/** Which tests are about the changed files, as parts of paths; and the files of which nobody can tell. */
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
