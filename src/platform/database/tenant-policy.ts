/**
 * The chosen academy, in policies of row-level security. Read without a default: a statement that runs without a chosen academy
 * fails instead of finding nothing.
 */
export const CHOSEN_ACADEMY = "current_setting('app.academy_id')::uuid";

/** Whether a row is the chosen academy's. */
export const OF_CHOSEN_ACADEMY = `academy_id = ${CHOSEN_ACADEMY}`;
