import express from 'express';
import { describe, expect, it } from 'vitest';
import { createPages } from '../../src/pages/pages.ts';
import { PROJECT } from '../architecture/sources.ts';
import { serve } from '../platform/http/http-test.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function serveExplorer(introspection = true) {
  const config = { introspection, corsOrigins: [], compression: true, production: false };
  const { explorer } = createPages(config, { root: PROJECT, schema: () => '', limit: (_req, _res, next) => next() });
  return serve(express().use('/graphql', explorer, (_req, res) => res.json({ data: null })));
}

describe('explorer', () => {
  it.each([
    ['GET', '*/*'],
    ['GET', 'application/json'],
    ['GET', 'application/graphql-response+json, application/json'],
    ['POST', BROWSER],
  ])('forwards a %s request with Accept: %s to GraphQL', async (method, accept) => {
    const { url } = await serveExplorer();
    const answer = await fetch(`${url}/graphql`, { method, headers: { Accept: accept } });
    expect(await answer.json()).toEqual({ data: null });
  });

  it('explains how to enable introspection if it is off', async () => {
    const pageOf = async (introspection: boolean) => {
      const { url } = await serveExplorer(introspection);
      return (await fetch(`${url}/graphql`, { headers: { Accept: BROWSER } })).text();
    };
    expect(await pageOf(false)).toContain('<code>INTROSPECTION=true</code>');
    expect(await pageOf(true)).not.toContain('INTROSPECTION');
  });
});
