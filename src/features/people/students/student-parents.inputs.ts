import { InputType } from 'type-graphql';
import { IdInput } from '../../../platform/fields/inputs.ts';
import { LinkInput } from './link-input.ts';

@InputType({ description: "A parent of a student, and the parent's relationship to the student." })
export class ParentLinkInput extends LinkInput {
  @IdInput('The parent.', { required: true })
  parentId!: string;
}
