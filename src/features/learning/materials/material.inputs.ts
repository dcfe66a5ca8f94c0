import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { Material } from './material.entity.ts';

/** The largest number of materials that one request reorders. */
const MOST_REORDERED = 500;

@InputType({ description: 'Filters learning materials; all conditions must hold.' })
export class MaterialFilter extends filterOf(Material, {
  courseId: 'Filters by course. Materials of its batches are not included.',
  batchId: 'Filters by batch. Materials of its sessions and its course are not included.',
  sessionId: 'Filters by session.',
  status: 'Filters by status.',
  audience: 'Filters by audience.',
}) {}

export const MaterialOrder = orderEnum('MaterialOrder', ['createdAt', 'updatedAt', 'position']);
export const MaterialListArgs = listArgs(MaterialFilter, MaterialOrder);

@InputType({ description: 'The fields of a learning material that may change.' })
class MaterialInput extends inputOf(Material, {
  required: ['title'],
  optional: [
    ...(['description', 'fileId', 'url', 'section', 'position'] as const),
    ...(['status', 'visibleFrom', 'visibleUntil', 'audience'] as const),
  ],
  words: {
    fileId: 'The uploaded file, which the caller can read. A material has either a file or a `url`.',
    url: { what: 'The address of a page', note: '. A material has either a `url` or a file' },
    position: {
      what: 'The position among the materials of the same course, batch or session',
      note: '. By default, a new material comes after the last one',
    },
    status: 'The status. By default, a new material is a `DRAFT`.',
    audience:
      'The users who can read the published material, in addition to staff. By default, a new material has the audience `ENROLLED`.',
    visibleUntil: 'The last day on which families see the material, on or after `visibleFrom`; null for no limit.',
  },
}) {}

@InputType({
  description:
    'A new learning material. It needs a file or a `url`, and a course, a batch or a session, which cannot be changed ' +
    'later.',
})
export class CreateMaterialInput extends inputOf(Material, {
  base: MaterialInput,
  optional: ['courseId', 'batchId', 'sessionId'],
  words: {
    courseId: 'The course, whose batches all get the material.',
    batchId: 'The batch, which must not be cancelled.',
    sessionId: 'The session.',
  },
}) {}

@InputType({
  description:
    'Changes to a learning material. Omitted fields stay unchanged. A new file replaces the `url`, and a new `url` ' +
    'replaces the file.',
})
export class UpdateMaterialInput extends partialInput(MaterialInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@ArgsType()
export class ReorderMaterialsArgs {
  @Field(() => [ID], {
    description:
      `The ids of materials of one course, one batch or one session, in their new order: 1 to ${MOST_REORDERED}, each ` +
      'once.',
  })
  @Items(1, MOST_REORDERED)
  @Distinct()
  ids!: string[];
}
