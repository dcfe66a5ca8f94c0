/** The kind of actor that a user row represents. */
export enum UserKind {
  /** A person who signs in. */
  PERSON = 'person',
  /** An API key. The user has the same id as the key. */
  KEY = 'key',
  /** The service itself, for its automatic actions. */
  SYSTEM = 'system',
}
