/**
 * The academy of the session, for row-level security policies. The setting has no default: without a chosen academy, a
 * statement fails and does not just return no rows.
 */
export const CHOSEN_ACADEMY = "current_setting('app.academy_id')::uuid";

/** The condition that a row belongs to the chosen academy. */
export const OF_CHOSEN_ACADEMY = `academy_id = ${CHOSEN_ACADEMY}`;
