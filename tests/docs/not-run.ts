/**
 * Commands that the test does not run, each with its reason. A block that contains such a command is skipped as a whole.
 */
export const NOT_RUN: readonly [command: RegExp, reason: string][] = [
  [/^npm ci/m, 'installs the project, of which this test is a part; CI runs it'],
  [/^npm run demo$/m, 'runs until it is stopped; tests/processes starts it'],
  [/^npm run dashboard/m, 'runs until it is stopped; tests/client opens its pages in a browser'],
  [/^npm (pack|install)/m, 'writes into a project; tests/client packs and installs the package'],
  [/^docker compose/m, 'needs Docker; a test of compose.yaml reads the file'],
  [/^npm run admin/m, 'needs the PostgreSQL of production; tests/processes runs the command'],
  [/^npm run worker/m, 'runs until it is stopped; tests/processes starts it'],
  [/^export SMTP_URL/m, 'needs a mail server; tests of mail start one'],
  [/^export TRUSTED_DOCUMENTS/m, 'sets the environment of a service that starts later'],
  [/^psql /m, 'needs a Citus cluster; npm run test:citus creates one like it'],
  [
    /npm run (migrate|distribute)$|npm run distribute -- /m,
    'needs a Citus cluster; npm run test:citus runs the same code',
  ],
  [/^git clone/m, 'builds Citus from its source'],
  [/^pg_(dump|restore)/m, 'needs the PostgreSQL of production; a test of backups runs the commands'],
  [/^sqlite3 /m, 'needs the program sqlite3; a test of backups runs the statement'],
];

export const reasonNotToRun = (script: string): string | undefined =>
  NOT_RUN.find(([command]) => command.test(script))?.[1];
