import { ArgsType, Field, ID } from 'type-graphql';
import { TextInput } from '../../../platform/fields/inputs.ts';

@ArgsType()
export class WaivePenaltyArgs {
  @Field(() => ID, { description: 'The id of the penalty.' })
  id!: string;

  @TextInput(255, 'The reason', { required: true })
  reason!: string;
}
