/** The name of the service, as its indexes have it. */
export const API_NAME = 'Academy platform API';
