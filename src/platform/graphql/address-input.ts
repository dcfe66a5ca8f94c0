import { Field, InputType } from 'type-graphql';
import { MaxCharacters } from '../validation/rules.ts';

/** The names of the address fields. */
export const ADDRESS_FIELDS = ['address', 'city', 'state', 'country', 'postalCode'] as const;

@InputType({ description: 'Where somebody lives.' })
export abstract class AddressInput {
  @Field(() => String, { nullable: true, description: 'Street and number: at most 500 characters.' })
  @MaxCharacters(500)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'The city: at most 100 characters.' })
  @MaxCharacters(100)
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The state or province: at most 100 characters.' })
  @MaxCharacters(100)
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'The country: at most 100 characters.' })
  @MaxCharacters(100)
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code: at most 20 characters.' })
  @MaxCharacters(20)
  postalCode?: string | null;
}
