/**
 * SQL for the id of the session's academy, for row-level security policies. The setting has no default, so that a
 * statement without a chosen academy fails. With a default, such a statement would return no rows, and the mistake
 * would stay hidden.
 */
export const CHOSEN_ACADEMY = "current_setting('app.academy_id')::uuid";

/** The SQL condition that a row belongs to the chosen academy. */
export const OF_CHOSEN_ACADEMY = `academy_id = ${CHOSEN_ACADEMY}`;
