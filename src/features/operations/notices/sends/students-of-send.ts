import type { NotificationSend } from './notice-send.entity.ts';

/** Returns the ids of the students whose names the text of a message contains. */
export const studentIdsOf = ({ params }: Pick<NotificationSend, 'params'>): readonly string[] =>
  Array.isArray(params.studentIds) ? params.studentIds : [];
