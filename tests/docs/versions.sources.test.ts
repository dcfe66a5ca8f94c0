import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');

it('package.json, the client, the OpenAPI description and CHANGELOG state the same version', () => {
  const { version } = JSON.parse(read('package.json'));
  const [, released] = read('CHANGELOG.md').match(/^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/m) ?? [];
  expect({
    client: JSON.parse(read('client/package.json')).version,
    lock: JSON.parse(read('package-lock.json')).version,
    openapi: JSON.parse(read('rest/openapi.json')).info.version,
    changelog: released,
  }).toEqual({ client: version, lock: version, openapi: version, changelog: version });
});
