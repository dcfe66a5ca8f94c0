/** The kind of actor that a user row stands for. */
export enum UserKind {
  /** A person who signs in. */
  PERSON = 'person',
  /** An API key: the id of the user is that of the key. */
  KEY = 'key',
  /** The service itself, where it does something by itself. */
  SYSTEM = 'system',
}
