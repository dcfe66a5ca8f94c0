/** The PostgreSQL role for tenant work. It owns no tables, so row-level security applies to it. */
export const TENANT_ROLE = 'academy_tenant';
