import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { File } from './file.entity.ts';

@InputType({ description: 'Filters for files; all conditions must hold.' })
export class FileFilter extends filterOf(File, {}) {}

export const FileOrder = orderEnum('FileOrder', ['createdAt', 'updatedAt']);
export const FileListArgs = listArgs(FileFilter, FileOrder);
