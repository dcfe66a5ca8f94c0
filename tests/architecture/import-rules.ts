import type { Import, SourceFile } from './sources.ts';

/** A forbidden import, or a file in an unknown folder. */
export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The domains with their features, lowest first. A feature may import features of earlier domains and of earlier lines
 * of its domain. Features of the same line may not import each other. A feature that is not listed belongs to a last
 * line of its domain.
 */
const DOMAINS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  identity: [['auth'], ['api-keys']],
  academy: [['academies'], ['terms']],
  people: [['staff'], ['students'], ['parents'], ['members']],
  academics: [['certificate-templates'], ['skills'], ['courses'], ['rooms'], ['batches'], ['enrollments']],
  scheduling: [['time-off'], ['closures'], ['sessions'], ['clashes'], ['changes'], ['timetable'], ['calendars']],
  learning: [['attendance'], ['skills'], ['grades'], ['report-cards']],
  operations: [['files'], ['webhooks'], ['erasure'], ['audit', 'jobs', 'events']],
  money: [
    ...[
      ['tax-rates'],
      ['accounts'],
      ['ledger'],
      ['fees', 'plans', 'discounts'],
      ['credit-notes', 'invoices', 'payments', 'pricing'],
    ],
    ...[['penalties', 'statements'], ['billing'], ['notices']],
  ],
  insight: [['core'], ['attendance'], ['enrollments'], ['money'], ['staff']],
};

/** The features as `domain/feature`, in the order in which they may import each other. */
const FEATURES = Object.entries(DOMAINS).flatMap(([domain, lines]) =>
  lines.map((features) => features.map((feature) => `${domain}/${feature}`)),
);

/**
 * Kinds of files that a file may import from its own feature and from earlier features. `part` is a file without a kind.
 */
const KINDS: Record<string, { own: string[]; others: string[] }> = {
  entity: { own: ['entity', 'enums', 'part'], others: ['entity', 'enums'] },
  enums: { own: ['enums'], others: ['enums'] },
  types: { own: ['types', 'entity', 'enums', 'part'], others: ['entity', 'enums', 'types'] },
  edges: { own: ['entity', 'enums'], others: ['entity', 'enums'] },
  signals: { own: ['signals', 'entity', 'enums', 'types'], others: ['entity', 'enums', 'types'] },
  outbox: { own: ['entity', 'enums'], others: ['entity', 'enums'] },
  inputs: { own: ['inputs', 'entity', 'enums', 'types', 'part'], others: ['entity', 'enums', 'types', 'part'] },
  loaders: {
    own: ['loaders', 'visibility', 'entity', 'enums', 'types', 'part'],
    others: ['loaders', 'visibility', 'entity', 'enums', 'types'],
  },
  sql: { own: ['sql', 'entity', 'enums', 'types'], others: ['entity', 'enums', 'types'] },
  visibility: { own: ['visibility', 'entity', 'enums'], others: ['visibility', 'entity', 'enums'] },
  paper: { own: ['paper', 'types', 'part', 'enums'], others: ['types', 'enums'] },
  service: {
    own: ['service', 'part', 'paper', 'sql', 'loaders', 'inputs', 'signals', 'outbox', 'entity', 'enums', 'types'],
    others: ['service', 'part', 'sql', 'signals', 'entity', 'enums', 'types'],
  },
  resolver: {
    own: ['resolver', 'service', 'part', 'loaders', 'inputs', 'edges', 'entity', 'enums', 'types'],
    others: ['loaders', 'inputs', 'entity', 'enums', 'types'],
  },
  resource: {
    own: [
      ...['resource', 'resolver', 'service', 'part', 'loaders', 'inputs', 'edges', 'entity', 'enums', 'types'],
      ...['signals', 'outbox'],
    ],
    others: ['resource', 'loaders', 'inputs', 'entity', 'enums', 'types'],
  },
  report: {
    own: ['report', 'loaders', 'inputs', 'types', 'part'],
    others: ['loaders', 'visibility', 'inputs', 'entity', 'enums', 'types'],
  },
  module: {
    own: ['entity', 'resource', 'report', 'resolver', 'loaders', 'service', 'part', 'signals', 'outbox'],
    others: [],
  },
};

/** Returns true for files of the same feature or of the core of its domain. */
const isOwn = (ours: string, theirs: string): boolean =>
  theirs === ours || theirs === `${ours.slice(0, ours.indexOf('/'))}/core`;

/** Returns the import rules of a kind; parts of a service follow the rules of services. */
const rulesOf = (kind: string) => KINDS[kind === 'part' ? 'service' : kind];

const PRINTERS = ['src/print-openapi.ts', 'src/print-schema.ts'];
const ENTRY_POINTS = [
  ...[
    'src/admin.ts',
    'src/app.ts',
    'src/distribute.ts',
    'src/explain.ts',
    'src/main.ts',
    'src/migrate.ts',
    'src/worker.ts',
  ],
  ...PRINTERS,
];
const LOADERS_OF_CONFIG = [
  ...['src/admin.ts', 'src/distribute.ts', 'src/explain.ts', 'src/main.ts', 'src/migrate.ts', 'src/print-openapi.ts'],
  'src/worker.ts',
  ...['seeds/seed.ts', 'seeds/demo-server.ts', 'seeds/load-demo.ts'],
];

/** Platform folders for requests, and the folders with errors and rules that all code shares. */
const KNOWN_TO_REST = [
  'rest',
  ...['charts', 'documents', 'errors', 'events', 'graphql', 'http', 'permissions', 'query-planner', 'validation'].map(
    (folder) => `src/platform/${folder}`,
  ),
];

type Rule = (it: Import) => boolean;

/** The import rules. Each rule returns true if an import breaks it. */
const RULES: Record<string, Rule> = {
  'platform knows platform alone': ({ from, to }) =>
    isIn(from, 'src/platform') && !isIn(to, 'src/platform') && to !== 'src/config.ts',
  'src knows neither rest, seeds nor tests, but app.ts mounts rest, and printers print what it derives': ({
    from,
    to,
  }) =>
    isIn(from, 'src') &&
    !isIn(to, 'src') &&
    !(['src/app.ts', ...PRINTERS].includes(from) && isIn(to, 'rest')) &&
    !isOfExamples(from, to),
  'nothing but the entry points knows an entry point': ({ from, to }) =>
    ENTRY_POINTS.includes(to) &&
    !ENTRY_POINTS.includes(from) &&
    ![...LOADERS_OF_CONFIG, 'seeds/serve-demo.ts'].includes(from),
  'rest knows the platform that answers requests': ({ from, to, isType }) =>
    isIn(from, 'rest') &&
    !KNOWN_TO_REST.some((folder) => isIn(to, folder)) &&
    !(isType && isIn(to, 'src/platform/tenancy')),
  'seeds know entities, services and the database': ({ from, to }) =>
    isIn(from, 'seeds') &&
    (isIn(to, 'rest') ||
      isIn(to, 'tests') ||
      (featureOf(to) !== undefined && !['entity', 'enums', 'service', 'part'].includes(kindOf(to)))),
  'features come in order': ({ from, to }) => {
    const [ours, theirs] = [featureOf(from), featureOf(to)];
    return ours !== undefined && theirs !== undefined && ours !== theirs && placeOf(theirs) >= placeOf(ours);
  },
  'files of a feature keep to their kind': ({ from, to }) => {
    const [ours, theirs] = [featureOf(from), featureOf(to)];
    if (ours === undefined || theirs === undefined) return false;
    return !rulesOf(kindOf(from))?.[isOwn(ours, theirs) ? 'own' : 'others'].includes(kindOf(to));
  },
  'entry points alone load the settings': ({ from, to, isType }) =>
    to === 'src/config.ts' && !isType && !LOADERS_OF_CONFIG.includes(from),
};

/** Returns all violations in the files. Type imports count for layers and folders, but not for import cycles of files. */
export function violations(files: readonly SourceFile[]): Violation[] {
  const imports = files.flatMap((file) => file.imports);
  const broken = Object.entries(RULES).flatMap(([rule, breaks]) =>
    imports.filter(breaks).map(({ from, to }) => ({ rule, from, to })),
  );
  const homeless = files
    .filter(({ path }) => featureOf(path) !== undefined && placeOf(featureOf(path) as string) < 0)
    .map(({ path }) => ({ rule: 'every feature has a place in the order', from: path, to: '' }));
  const aloft = files
    .filter(({ path }) => /^src\/[^/]+$/.test(path) && ![...ENTRY_POINTS, 'src/config.ts'].includes(path))
    .map(({ path }) => ({ rule: 'src itself holds entry points and the settings', from: path, to: '' }));
  return [
    ...broken,
    ...homeless,
    ...aloft,
    ...circles(
      'no circles',
      imports.filter((it) => !it.isType),
    ),
    ...circles('no circles between folders of the platform', imports.flatMap(betweenFolders)),
  ];
}

/** Converts an import between files in two platform folders to an import between the folders. */
function betweenFolders({ from, to, ...rest }: Import): Import[] {
  const [ours, theirs] = [platformFolder(from), platformFolder(to)];
  return ours !== undefined && theirs !== undefined && ours !== theirs ? [{ ...rest, from: ours, to: theirs }] : [];
}

function circles(rule: string, imports: readonly Import[]): Violation[] {
  const targets = Map.groupBy(imports, (it) => it.from);
  const done = new Set<string>();
  const found: Violation[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      const circle = [...path.slice(path.indexOf(file)), file];
      found.push({ rule, from: file, to: circle.join(' → ') });
    } else if (!done.has(file)) {
      for (const { to } of targets.get(file) ?? []) walk(to, [...path, file]);
      done.add(file);
    }
  };
  for (const file of targets.keys()) walk(file, []);
  return found;
}

/** True for the generator of the OpenAPI examples: the OpenAPI description contains responses of the demo. */
const isOfExamples = (from: string, to: string): boolean => from === 'src/print-openapi.ts' && isIn(to, 'seeds');

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

const platformFolder = (path: string): string | undefined => /^src\/platform\/[^/]+(?=\/)/.exec(path)?.[0];

export const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1];

export function placeOf(feature: string): number {
  const place = FEATURES.findIndex((line) => line.includes(feature));
  if (place >= 0) return place;
  const domain = feature.slice(0, feature.indexOf('/') + 1);
  const last = FEATURES.findLastIndex((line) => line.some((each) => each.startsWith(domain)));
  // a place between this domain and the next domain
  return last < 0 ? -1 : last + 0.5;
}

/** Returns the kind of a file: `batch.service.ts` is a service, and `passwords.ts` is a part. */
const kindOf = (path: string): string => /\.([a-z]+)\.ts$/.exec(path)?.[1] ?? 'part';
