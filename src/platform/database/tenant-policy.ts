/**
 * The chosen academy in row-level security policies. The setting has no default, so a statement without a chosen academy
 * fails instead of returning no rows.
 */
export const CHOSEN_ACADEMY = "current_setting('app.academy_id')::uuid";

/** The condition that a row belongs to the chosen academy. */
export const OF_CHOSEN_ACADEMY = `academy_id = ${CHOSEN_ACADEMY}`;
