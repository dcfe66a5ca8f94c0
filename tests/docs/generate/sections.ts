import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { modules } from '../../../src/features/index.ts';
import { allEventTypes } from '../../../src/platform/events/event-types.ts';
import { scopes } from '../../../src/platform/permissions/scopes.ts';
import { errorCodes, fieldTexts } from './errors.ts';
import { listsTable } from './lists.ts';
import { permissionTables } from './permissions.ts';
import { monthlyPictures } from './pictures.ts';
import { settingsTable } from './settings.ts';

/** The parts of pages that the code prints: page → name of the part → its text. */
const SECTIONS: Record<string, Record<string, () => string | Promise<string>>> = {
  'docs/api-keys.md': { scopes: scopesTable },
  'docs/configuration.md': { settings: settingsTable },
  'docs/dashboard.md': {
    dashboard: () => file('client/graphql/dashboard.graphql'),
    months: () => file('client/graphql/months.graphql'),
    'sign-in': () => file('client/examples/dashboard/sign-in.tsx'),
    students: () => file('client/examples/dashboard/students.tsx'),
    'month-chart': () => file('client/examples/dashboard/months.tsx'),
    apollo: () => file('client/examples/dashboard/apollo.tsx'),
    urql: () => file('client/examples/dashboard/urql.tsx'),
  },
  'docs/errors.md': { codes: errorCodes, fields: fieldTexts },
  'docs/events.md': { types: eventTypesTable },
  'docs/live-updates.md': {
    inbox: () => file('client/graphql/inbox.graphql'),
    received: () => file('client/graphql/received.graphql'),
    streams: () => file('client/examples/dashboard/streams.ts'),
    apollo: () => file('client/examples/dashboard/live-apollo.tsx'),
    urql: () => file('client/examples/dashboard/live-urql.tsx'),
  },
  'docs/permissions.md': { operations: permissionTables },
  'docs/rest.md': { lists: listsTable },
};

/** Returns each page with its generated parts up to date, and the pictures: path → text. */
export async function generatedPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const [page, sections] of Object.entries(SECTIONS)) {
    let text = readFileSync(page, 'utf8');
    for (const [name, print] of Object.entries(sections)) text = withSection(text, name, await print());
    pages.set(page, text);
  }
  for (const [path, svg] of await monthlyPictures(readFileSync('docs/tutorials/reports.md', 'utf8')))
    pages.set(path, svg);
  return pages;
}

/** Replaces the text between `<!-- generated: name -->` and `<!-- /generated -->`. */
export function withSection(page: string, name: string, section: string): string {
  const pattern = new RegExp(`(<!-- generated: ${name} -->\\n)[\\s\\S]*?(<!-- /generated -->)`);
  if (!pattern.test(page)) throw new Error(`The page has no part <!-- generated: ${name} -->.`);
  return page.replace(pattern, (_, begin: string, end: string) => `${begin}${section}\n${end}`);
}

/** Returns a source file as a block of code. */
const file = (path: string): string => `\`\`\`${extname(path).slice(1)}\n${readFileSync(path, 'utf8')}\`\`\``;

function scopesTable(): string {
  const rows = scopes().map(([scope, description]) => `| \`${scope}\` | ${description} |`);
  return ['| Scope | Allows to |', '|---|---|', ...rows].join('\n');
}

function eventTypesTable(): string {
  const rows = allEventTypes(modules).map(
    ({ type, resource, description }) => `| \`${type}\` | ${resource} | ${description} |`,
  );
  return ['| Type | Resource | When |', '|---|---|---|', ...rows].join('\n');
}
