import type { FieldErrors } from '../errors/app-error.ts';
import { questionType } from '../signals/signals.ts';
import type { NamedFile } from './file-fields.ts';

/**
 * Published before a record refers to files. The handler locks the files until the transaction ends, and returns errors
 * for files that do not exist or that the caller cannot read, or whose type the column does not allow.
 */
export const filesChosen = questionType<readonly NamedFile[], FieldErrors>('files.chosen');
