import 'reflect-metadata';
import { makeDataset } from './data.ts';
import { startOurs } from './ours.ts';
import { drive } from './measure.ts';
import { fillVersion, prepareVersion } from './versions.ts';
import { signIn } from './session.ts';
import { OURS } from './queries.ts';
import { send } from './check.ts';
const [engine='postgresql', seconds='8'] = process.argv.slice(2);
const version = await prepareVersion('d7ada47', console.log as any);
const data = await makeDataset(engine as any);
const former = await fillVersion(version, engine as any);
for (const [name, url, folder, facts] of [['ours', data.url, undefined, data], ['former', former.url, former.folder, former]] as any) {
  const service = await startOurs(url, `/tmp/prof-${name}`, {}, folder);
  const { headers } = await signIn(service.url, facts.reading);
  const request = { method: 'POST' as const, path: '/graphql', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ query: OURS.tiny }) };
  const { text } = await send(service, request);
  const r = await drive(service, { contender: 'ours', request, expected: text } as any, Number(seconds));
  console.log(name, r, Math.round(r.rate * Number(seconds)));
  await service.stop();
}
await data.remove(); await former.remove();
