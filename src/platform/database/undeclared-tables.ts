/** Tables that no entity declares: migrations alone make them, and what is written there they or triggers write. */
export const UNDECLARED_TABLES = [
  'mikro_orm_migrations',
  'schema_info',
  'students_search',
  'parents_search',
  'fees_search',
  'payments_search',
];
