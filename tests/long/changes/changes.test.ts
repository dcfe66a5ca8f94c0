import { afterEach, describe, expect, inject, test } from 'vitest';
import { writeLocker } from './locker.ts';
import { writeNickname } from './nickname.ts';
import { copyOfProject, type Scratch } from './scratch.ts';
import { statedIn } from './stated.ts';

/** Tests that check every resource and every field. */
const GUARDS = [
  'tests/architecture',
  'tests/docs/generated.sources.test.ts',
  'tests/rest/derived.sources.test.ts',
  'tests/features/versions',
  'tests/features/tenancy/foreign-ids.test.ts',
  'tests/features/lists/filters.test.ts',
  'tests/features/lists/search.both.test.ts',
];

const CHANGES = [
  {
    section: 'A field',
    write: writeNickname,
    name: 'student-nickname',
    guards: ['tests/features/people/students', 'tests/rest/students.test.ts'],
  },
  {
    section: 'A resource',
    write: writeLocker,
    name: 'lockers',
    guards: ['tests/features/academics/lockers', 'tests/races/every-mutation.test.ts', ...GUARDS],
  },
];

/** Minutes until the timeout: the test builds, migrates and tests a whole copy of the project. */
const MINUTES = 60;

describe.runIf(inject('engine') === 'sqlite')('example of a change in CONTRIBUTING', () => {
  let scratch: Scratch | undefined;

  afterEach(() => {
    scratch?.remove();
  });

  test.each(CHANGES)(
    '"$section" changes as many files and places as CONTRIBUTING states, and passes the tests for the change',
    ({ section, write, name, guards }) => {
      scratch = copyOfProject();
      const { run, extent } = scratch;
      const stated = statedIn(section);
      write(scratch);
      expect(extent()).toEqual(stated.byHand);
      run('npm', 'run', 'schema');
      run('npm', 'run', 'migration', '--', name);
      run('npm', 'run', 'openapi');
      run('npm', 'run', 'client');
      run('npm', 'run', 'docs:generate');
      expect(extent()).toEqual(stated.all);
      run('npm', 'run', 'check');
      run('npx', 'vitest', 'run', '--maxWorkers=1', ...guards);
    },
    MINUTES * 60_000,
  );
});
