import type { Caller } from './caller.ts';
import type { Scope } from './scopes.ts';

/**
 * The scopes for reading records, by the name of the record's type or entity. The entries below are for records without
 * a root field, which clients read as a part of another record. {@link tellResourceScope} adds the entries of all other
 * records. API keys cannot read records that have no entry.
 */
const scopes: Record<string, Scope> = {
  ChargeCredit: 'credit_notes:read',
  ClosureTarget: 'closures:read',
  CreditNoteCounter: 'credit_notes:read',
  InvoiceCounter: 'invoices:read',
  DiscountUse: 'discounts:read',
  EnrollmentAddOn: 'enrollments:read',
  EnrollmentTransfer: 'enrollments:read',
  ParentStudent: 'parents:read',
  ReceiptCounter: 'payments:read',
  StaffDepartment: 'staff:read',
};

/** The read scope of each kind of record. */
export const RESOURCE_SCOPES: Readonly<Record<string, Scope>> = scopes;

/**
 * Registers the scope for reading the records of a resource. `names` has the names of the resource's type and of its
 * entity.
 */
export function tellResourceScope(names: readonly string[], scope: Scope): void {
  for (const name of names) scopes[name] = scope;
}

/**
 * Returns true if the scopes of an API key allow reading a kind of record. `scopes` is absent for users; they need no
 * scopes.
 */
export const mayReadResource = (scopes: ReadonlySet<string> | undefined, resource: string): boolean => {
  const scope = RESOURCE_SCOPES[resource];
  return !scopes || (scope !== undefined && scopes.has(scope));
};

/**
 * Returns a stored value for use in a message, if the caller may read the records that contain it. Otherwise, returns
 * `name`, which describes the value. Services must use this function to quote stored values in messages, because
 * messages must not reveal values that the caller may not read.
 */
export const valueIfReadable = (
  { principal }: Pick<Caller, 'principal'>,
  resources: string | readonly string[],
  value: string,
  name: string,
): string => ([resources].flat().every((resource) => mayReadResource(principal?.scopes, resource)) ? value : name);

/** Returns the kinds of records that an API key may read. */
export const readableResources = (scopes: ReadonlySet<string>): string[] =>
  Object.keys(RESOURCE_SCOPES).filter((resource) => mayReadResource(scopes, resource));
