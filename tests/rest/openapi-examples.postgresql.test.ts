import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { describeApi } from '../../rest/openapi/document.ts';
import { loadDemo } from '../../seeds/demo.ts';
import { EXAMPLE_TIME, exampleCalls } from '../../seeds/example-calls.ts';
import { startTestApp } from '../support/app.ts';
import { routes } from '../support/routes.ts';
import { schema } from '../support/service-schema.ts';

const printed = JSON.parse(readFileSync('rest/openapi.json', 'utf8'));

afterEach(() => {
  vi.useRealTimers();
});

/** The time limit in milliseconds. The test loads the demo and calls each route. */
const PATIENCE_MS = 600_000;

test(
  'examples in the OpenAPI description equal the responses of the demo; `npm run openapi` updates them',
  async () => {
    vi.useFakeTimers({ now: EXAMPLE_TIME, toFake: ['Date'] });
    const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true', PUBLIC_URL: 'https://api.example.com' });
    try {
      await loadDemo(app.services.database, app.config);
      const { database } = app.services;
      const examples = await exampleCalls(app.url, routes, { schema, database });
      for (const { method, path } of routes) {
        const example = examples.get(`${method} ${path}`);
        expect(example, `seeds/example-calls.ts has no example of ${method} ${path}`).toBeDefined();
      }
      const described = describeApi(schema, routes, printed.info.version, examples);
      expect(JSON.parse(JSON.stringify(described))).toEqual(printed);
    } finally {
      await app.stop();
    }
  },
  PATIENCE_MS,
);
