/**
 * The plain row from which a field is resolved. Use this alias instead of the class: type-graphql would otherwise
 * create an instance of the class for each field of each row.
 */
export type Row<Entity> = Entity;
