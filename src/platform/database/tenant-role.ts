/** The role that tenant work steps down to on PostgreSQL: it owns nothing, so row-level security holds it. */
export const TENANT_ROLE = 'academy_tenant';
