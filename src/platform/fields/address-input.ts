import { InputType } from 'type-graphql';
import { TextInput } from './inputs.ts';

/** The names of the address fields. */
export const ADDRESS_FIELDS = ['address', 'city', 'state', 'country', 'postalCode'] as const;

@InputType({ description: 'Where somebody lives.' })
export abstract class AddressInput {
  @TextInput(500, 'Street and number')
  address?: string | null;

  @TextInput(100, 'The city')
  city?: string | null;

  @TextInput(100, 'The state or province')
  state?: string | null;

  @TextInput(100, 'The country')
  country?: string | null;

  @TextInput(20, 'The postal code')
  postalCode?: string | null;
}
