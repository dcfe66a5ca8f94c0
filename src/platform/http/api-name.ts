/** The name of the service in its indexes. */
export const API_NAME = 'Academy platform API';
