/** The user as whom the service acts in jobs. A migration creates this user, who never signs in. */
export const SYSTEM_USER_ID = '00000000-0000-7000-8000-000000000001';
