import { setTimeout } from 'node:timers/promises';
import type { HTTPResponse } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../seeds/demo.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { noBrowser } from '../support/browser.ts';
import { gql } from '../support/clients.ts';
import { copyOfDemo } from '../support/demo.ts';
import { IN_A_BROWSER, kept, textOf, visits } from './visits.ts';

const SESSIONS = '{ batches(first: 1) { nodes { sessions(first: 1) { nodes { id } } } } }';
const UPDATE = 'mutation ($id: ID!, $topic: String) { updateSession(id: $id, input: { topic: $topic }) { id } }';

describe.skipIf(noBrowser !== null)(`subscriptions in the explorer ${IN_A_BROWSER}`, () => {
  let app: TestApp;
  const { open } = visits({}, async () => {
    app = await startTestApp(await copyOfDemo());
    return app;
  });

  it('show each result until they are stopped', async () => {
    const page = await open(`/graphql?query=${encodeURIComponent('subscription { sessionChanged { topic } }')}`);
    await page.waitForSelector('.graphiql-execute-button');
    await page.click('#open');
    await page.type('[name=email]', 'admin@riverside-swim.test');
    await page.type('[name=password]', DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#account:not([hidden])');
    const login = await kept(page);
    if (!login) throw new Error('Nobody is signed in.');
    const { data, errors } = await gql(app, login, SESSIONS);
    expect(errors).toBeUndefined();
    const change = async (topic: string) => {
      const updated = await gql(app, login, UPDATE, { id: data.batches.nodes[0].sessions.nodes[0].id, topic });
      expect(updated.errors).toBeUndefined();
      await app.background.drain();
    };
    const isStream = (response: HTTPResponse) => response.url() === `${app.url}/graphql/stream`;
    const [response] = await Promise.all([page.waitForResponse(isStream), page.click('.graphiql-execute-button')]);
    expect(response.headers()['content-type']).toContain('text/event-stream');
    for (const topic of ['Turns', 'Starts']) {
      await change(topic);
      await page.waitForFunction(`document.querySelector('.result-window')?.textContent.includes('"${topic}"')`);
    }
    await page.click('.graphiql-execute-button');
    await change('Unseen');
    await setTimeout(1_000);
    expect(await textOf(page, '.result-window')).not.toContain('Unseen');
  });
});
