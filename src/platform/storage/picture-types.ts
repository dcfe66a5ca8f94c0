/** The names of the types of pictures that papers can print. */
export const PAPER_PICTURES: readonly string[] = ['png', 'jpeg'];

/** The names of the types of pictures that may be uploaded. */
export const PICTURES: readonly string[] = [...PAPER_PICTURES, 'gif', 'webp', 'heic'];
