import { type DataFields, wordField } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateState } from './certificate.enums.ts';

type Change = RowChange<Certificate>;

const besides: DataFields<Change> = {
  state: wordField('The stored state: `issued`, `revoked`, `replaced` or `withdrawn`.', ({ row }) => row.state),
};

const type = (event: string, description: string) => rowType(Certificate, `certificate.${event}`, description, besides);

const issued = type('issued', 'A certificate was issued.');
const revoked = type('revoked', 'A certificate was revoked.');
const replaced = type('replaced', 'A certificate was replaced by another one.');
const withdrawn = type('withdrawn', 'A certificate was withdrawn, because its student was deleted or erased.');
const restored = type('restored', 'A withdrawn certificate is in force again, because its student was restored.');
const changed = rowType(
  Certificate,
  'certificate.changed',
  'The printed texts were erased. They never change otherwise.',
  { ...besides, ...changedFields },
);

const ENTERED = {
  [CertificateState.ISSUED]: restored,
  [CertificateState.REVOKED]: revoked,
  [CertificateState.REPLACED]: replaced,
  [CertificateState.WITHDRAWN]: withdrawn,
};

function typeOf({ row, before, action }: Change) {
  if (action === 'created') return issued;
  return row.state === (before.state ?? row.state) ? changed : ENTERED[row.state];
}

export const certificateEvents = recording(
  Certificate,
  [issued, revoked, replaced, withdrawn, restored, changed],
  (changes) => changes.map((change) => occurrence(typeOf(change), change)),
);
