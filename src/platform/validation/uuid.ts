const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if the text is a UUID of any version, in upper or lower case. */
export const isUuid = (text: string): boolean => UUID.test(text);
