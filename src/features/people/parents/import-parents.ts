import { type CsvFile, importFile } from '../../../platform/csv/import-file.ts';
import type { ImportKey } from '../../../platform/csv/import-known.ts';
import type { ImportPayload } from '../../../platform/csv/import-payload.ts';
import { withEmails } from '../../../platform/database/unique-email.ts';
import { assertNotErased } from '../../../platform/privacy/erasable.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { normalEmail } from '../../../platform/validation/email-address.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { ImportedChildren } from './imported-children.ts';
import { Parent } from './parent.entity.ts';
import { PARENT_COLUMNS } from './parent-columns.ts';
import { assignParent, UNIQUE_KEYS } from './parent-values.ts';

/** The columns, in addition to the id, by which a row identifies an existing parent. */
const KEYS: ImportKey<Parent>[] = [{ field: 'email', where: withEmails, normal: normalEmail }];

/**
 * Imports the parents in a CSV file, with their children. A row that identifies an existing parent changes this parent.
 * All other rows register new parents.
 */
export function importParents(ctx: RequestContext, file: CsvFile): Promise<ImportPayload> {
  return importFile(ctx, file, {
    entity: Parent,
    columns: PARENT_COLUMNS,
    keys: KEYS,
    uniqueKeys: UNIQUE_KEYS,
    async begin(em, rows) {
      const children = await ImportedChildren.find(em, rows);
      return {
        besides: (row) => children.countOf(row),
        load: (next) => children.load(next),
        shown: (parent) => ({ students: children.of(parent) }),
        create(input) {
          const parent = new Parent();
          assignParent(parent, emptyAsNull(input));
          if (input.students) children.replace(parent, input.students);
          return parent;
        },
        change(parent, changes) {
          assertNotErased(parent, 'parent');
          assignParent(parent, emptyAsNull(changes));
          if (changes.students) children.replace(parent, changes.students);
        },
      };
    },
  });
}
