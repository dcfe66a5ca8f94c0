/** The name of the service, as its home page shows it. */
export const API_NAME = 'Academy platform API';
