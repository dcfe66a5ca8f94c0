/** The type of a value in an event, in REST's form. */
export type DataKind =
  | 'ID'
  | 'Int'
  | 'Boolean'
  | 'Money'
  | 'Percent'
  | 'Decimal'
  | 'Date'
  | 'DateTime'
  | 'String'
  | 'Object';
