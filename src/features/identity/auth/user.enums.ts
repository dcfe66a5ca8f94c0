/** What acts as a user. */
export enum UserKind {
  /** Somebody who signs in. */
  PERSON = 'person',
  /** An API key: the id of the user is that of the key. */
  KEY = 'key',
  /** The service itself, where it does something by itself. */
  SYSTEM = 'system',
}
