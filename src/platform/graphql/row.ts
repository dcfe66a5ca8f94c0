/**
 * The plain row from which a field is resolved. The alias hides the class from type-graphql, which would otherwise
 * create an instance of the class for each field of each row.
 */
export type Row<Entity> = Entity;
