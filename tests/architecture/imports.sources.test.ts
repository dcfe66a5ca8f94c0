import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { violations } from './import-rules.ts';
import { PROJECT, readSources } from './sources.ts';

const FOLDERS = ['src', 'rest', 'seeds'];

describe('imports between source files', () => {
  it('follow the layers of the project, without cycles', () => {
    const files = readSources(PROJECT, FOLDERS);
    expect(files.length).toBeGreaterThan(150);
    expect(violations(files)).toEqual([]);
  });

  it('are reported if they break a rule: the fixture breaks each rule once', () => {
    const found = violations(readSources(join(import.meta.dirname, 'fixtures', 'imports'), FOLDERS));
    expect(found.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).toSorted()).toEqual(
      [
        'entry points alone load the settings: src/platform/http/loads-settings.ts → src/config.ts',
        'every feature has a place in the order: src/features/animals/zoos/cage.entity.ts → ',
        'features come in order: src/features/learning/attendance/attendance.entity.ts → src/features/money/fees/fee.entity.ts',
        'features come in order: src/features/people/parents/parent.entity.ts → src/features/people/zoos/zoo.entity.ts',
        'features come in order: src/features/people/students/student.service.ts → src/features/money/fees/fee.entity.ts',
        'files of a feature keep to their kind: src/features/money/fees/fee.loaders.ts → src/features/money/fees/fee.service.ts',
        'files of a feature keep to their kind: src/features/money/fees/fee.resolver.ts → src/features/people/students/student.service.ts',
        'files of a feature keep to their kind: src/features/money/fees/fees.module.ts → src/features/people/students/student.entity.ts',
        'no circles: src/platform/events/egg.ts → src/platform/events/egg.ts → src/platform/events/hen.ts → src/platform/events/egg.ts',
        'no circles between folders of the platform: src/platform/csv → src/platform/csv → src/platform/loaders → src/platform/csv',
        'nothing but the entry points knows an entry point: rest/knows-app.ts → src/app.ts',
        'platform knows platform alone: src/platform/loaders/knows-feature.ts → src/features/people/students/student.entity.ts',
        'rest knows the platform that answers requests: rest/knows-app.ts → src/app.ts',
        'rest knows the platform that answers requests: rest/knows-feature.ts → src/features/people/students/student.service.ts',
        'seeds know entities, services and the database: seeds/knows-loaders.ts → src/features/money/fees/fee.loaders.ts',
        'seeds know entities, services and the database: seeds/knows-rest.ts → rest/router.ts',
        'src itself holds entry points and the settings: src/helper.ts → ',
        'src knows neither rest, seeds nor tests, but app.ts mounts rest, and printers print what it derives: src/app.ts → seeds/knows-rest.ts',
        'src knows neither rest, seeds nor tests, but app.ts mounts rest, and printers print what it derives: src/platform/http/knows-rest.ts → rest/router.ts',
        'platform knows platform alone: src/platform/http/knows-rest.ts → rest/router.ts',
      ].toSorted(),
    );
  });
});
