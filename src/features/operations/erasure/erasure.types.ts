import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { PersonResource } from './erasure.enums.ts';

@ObjectType({ description: 'The confirmation that no personal data of the person is left.' })
export class ErasedPersonPayload {
  @Field(() => ID, { description: 'The id of the student, parent or staff member.' })
  id!: string;

  @Field(() => PersonResource, { description: 'The kind of person.' })
  resource!: PersonResource;

  @Field(() => DateTimeScalar, { description: 'The time of the first erasure: RFC 3339, UTC.' })
  erasedAt!: string;

  @Field(() => Int, { description: "The version of the person's record." })
  version!: number;
}
