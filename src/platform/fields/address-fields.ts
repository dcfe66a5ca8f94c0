/** The names of the address fields. */
export const ADDRESS_FIELDS = ['address', 'city', 'state', 'country', 'postalCode'] as const;
