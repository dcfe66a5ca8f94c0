import type { Caller } from './caller.ts';
import type { Scope } from './scopes.ts';

/**
 * The scope that reads a record, by the name of its type and of its entity. Parts of a record that have no root field are read
 * with the record: they stand here. The scope of a resource is that of its own root fields ({@link tellResourceScope}). API keys
 * may read nothing that has none.
 */
const scopes: Record<string, Scope> = {
  ChargeCredit: 'credit_notes:read',
  ClosureTarget: 'closures:read',
  CreditNoteCounter: 'credit_notes:read',
  DiscountUse: 'discounts:read',
  EnrollmentAddOn: 'enrollments:read',
  EnrollmentTransfer: 'enrollments:read',
  ParentStudent: 'parents:read',
  ReceiptCounter: 'payments:read',
  StaffDepartment: 'staff:read',
};

/** The scopes that read each kind of record. */
export const RESOURCE_SCOPES: Readonly<Record<string, Scope>> = scopes;

/** Says which scope reads the records of a resource, by the names of its type and of its entity. */
export function tellResourceScope(names: readonly string[], scope: Scope): void {
  for (const name of names) scopes[name] = scope;
}

/** Returns whether the scopes of an API key allow reading a kind of record. `scopes`: absent for users, who may. */
export const mayReadResource = (scopes: ReadonlySet<string> | undefined, resource: string): boolean => {
  const scope = RESOURCE_SCOPES[resource];
  return !scopes || (scope !== undefined && scopes.has(scope));
};

/**
 * Returns a stored value for a message to a caller who may read the records that it comes from; otherwise `name`, its
 * description. Services quote stored values in messages only through this function: a message is a response, too.
 */
export const valueIfReadable = (
  { principal }: Pick<Caller, 'principal'>,
  resources: string | readonly string[],
  value: string,
  name: string,
): string => ([resources].flat().every((resource) => mayReadResource(principal?.scopes, resource)) ? value : name);

/** The kinds of records that an API key may read. */
export const readableResources = (scopes: ReadonlySet<string>): string[] =>
  Object.keys(RESOURCE_SCOPES).filter((resource) => mayReadResource(scopes, resource));
