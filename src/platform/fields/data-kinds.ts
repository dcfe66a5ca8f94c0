/** How a value of an event is written: as REST writes it. */
export type DataKind = 'ID' | 'Int' | 'Boolean' | 'Money' | 'Percent' | 'Date' | 'DateTime' | 'String' | 'Object';
