import { expect, it } from 'vitest';
import { makeCaller } from '../../seeds/example-caller.ts';

it('for a list without records, idOf throws an error with the names of the files that should create a record', () => {
  const { idOf } = makeCaller('http://127.0.0.1', new Date());
  expect(() => idOf('get /lockers')).toThrow(
    'The call of get /lockers returned no record, so no route below it has an example. ' +
      'Give the demo such a row in seeds/factories, or call post /lockers in seeds/example-calls.ts before all is read.',
  );
});
