/** The user that the service acts as in jobs. A migration creates it, and it never signs in. */
export const SYSTEM_USER_ID = '00000000-0000-7000-8000-000000000001';
