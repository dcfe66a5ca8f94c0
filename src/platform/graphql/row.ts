/**
 * The plain row that a field is resolved from. Through this alias type-graphql does not see the class. Otherwise it
 * would create an instance of the class for each field of each row.
 */
export type Row<Entity> = Entity;
