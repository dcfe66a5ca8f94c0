/**
 * The plain row that a field is resolved from. The alias keeps its class from type-graphql, which would make an instance
 * of it for each field of each row.
 */
export type Row<Entity> = Entity;
