import { creates, readsList, readsOne, steps } from '../../../platform/graphql/operations.ts';
import { FieldAll } from '../../../platform/graphql/read-fields.ts';
import { addedTo, addition, listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { certificateTemplateReads } from '../../academics/certificate-templates/certificate-template.loaders.ts';
import { enrollmentReads } from '../../academics/enrollments/enrollment.loaders.ts';
import { levelReads } from '../../academics/skills/curriculum.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { transcripts } from '../grades/transcript/transcript.resource.ts';
import { Certificate } from './certificate.entity.ts';
import {
  CertificateListArgs,
  IssueCertificateInput,
  ReissueCertificateArgs,
  RevokeCertificateArgs,
} from './certificate.inputs.ts';
import {
  certificateReads,
  certificatesOfEnrollment,
  certificatesOfStudent,
  certificatesOfTranscript,
} from './certificate.loaders.ts';
import { certificateEvents } from './certificate.outbox.ts';
import { CertificateResolver } from './certificate.resolver.ts';
import { CertificateCounter } from './certificate-counter.entity.ts';
import { BatchCertificatesResolver, CertificatePaperResolver } from './certificate-papers.resolver.ts';
import { batchCertificatesSource, certificateSource } from './certificate-papers.ts';
import { CertificatePrint } from './certificate-print.entity.ts';
import { certifyCompleted, certifyPromoted, onIssueForEnrollments, onIssueForLevel } from './issue-automatically.ts';
import { issueCertificate } from './issue-certificate.ts';
import { onRecordPrints } from './record-prints.ts';
import { reissueCertificate } from './reissue-certificate.ts';
import { revokeCertificate, revokeOfReopened, revokeOfUndone } from './revoke-certificate.ts';
import {
  confirmCertificatesOfStudent,
  restoreOfRestored,
  withdrawOfDeleted,
  withdrawOfErased,
} from './student-leaves.ts';
import { onTryAgain, tryAgainAfterPayment } from './try-again.ts';

const mayRead = scoped('certificates:read', members);
const mayIssue = scoped('certificates:write', writers('academy_admin', 'administrator', 'department_head'));
const mayRevoke = scoped('certificates:write', writers('academy_admin'));

export const certificates = resource({
  noun: 'certificate',
  reads: certificateReads,
  list: CertificateListArgs,
  operations: {
    certificate: readsOne({
      may: mayRead,
      description: 'Returns a certificate by id, or null if the caller cannot see it.',
    }),
    certificates: readsList({
      may: mayRead,
      description:
        'The certificates that the caller can see. Teachers see those of their batches, department heads those of ' +
        'their departments, and families their own.',
    }),
    issueCertificate: creates(IssueCertificateInput, issueCertificate, {
      may: mayIssue,
      input: 'The completed enrollment, or the student and the level.',
      description:
        'Issues a certificate with the next number. A completed enrollment must meet the present completion rule of its ' +
        'course, unless an admin gives a reason or gave one at the completion. A level must be held by the student. ' +
        'BAD_USER_INPUT if there is a certificate in force already. Department heads issue certificates in their ' +
        'departments.',
    }),
    reissueCertificate: steps(reissueCertificate, {
      may: mayRevoke,
      version: false,
      further: ReissueCertificateArgs,
      description:
        'Replaces a certificate by a new one with the present names and texts, a new number and a new code. Returns the ' +
        'new certificate. Only for academy admins.',
    }),
    revokeCertificate: steps(revokeCertificate, {
      may: mayRevoke,
      version: false,
      further: RevokeCertificateArgs,
      description: 'Revokes a certificate with a reason. Its verification then shows this. Only for academy admins.',
    }),
  },
  fields: {
    student: refersTo(
      studentReads,
      'studentId',
      'The student; null if the student was deleted or the caller cannot see the student.',
    ),
    enrollment: refersTo(
      enrollmentReads,
      'enrollmentId',
      'The enrollment; null for the certificate of a level, or if the caller cannot see the enrollment.',
    ),
    level: refersTo(levelReads, 'levelId', 'The level; null for the certificate of an enrollment.'),
    template: refersTo(
      certificateTemplateReads,
      'templateId',
      'The template; null for the built-in one, or if the caller is not an admin.',
    ),
    replacedBy: refersTo(certificateReads, 'replacedById', 'The certificate that replaced this one; null if none did.'),
  },
  elsewhere: [
    listedIn(certificatesOfStudent, 'The certificates of the student that the caller can see.'),
    listedIn(certificatesOfEnrollment, 'The certificates of the enrollment that the caller can see.'),
  ],
  entities: [CertificateCounter, CertificatePrint],
  resolvers: [CertificateResolver, CertificatePaperResolver, BatchCertificatesResolver],
  papers: [certificateSource, batchCertificatesSource],
  permissions: { Mutation: { issueCertificates: mayIssue } },
  recordings: [certificateEvents],
  followers: [tryAgainAfterPayment],
  jobs: [onIssueForEnrollments, onIssueForLevel, onRecordPrints, onTryAgain],
  handlers: [
    revokeOfReopened,
    revokeOfUndone,
    confirmCertificatesOfStudent,
    withdrawOfDeleted,
    withdrawOfErased,
    restoreOfRestored,
    certifyCompleted,
    certifyPromoted,
  ],
});

export const certificatesOfTranscripts = addition(transcripts, {
  elsewhere: [
    addedTo(
      'Transcript.certificates',
      FieldAll(() => Certificate, certificatesOfTranscript, {
        description:
          'The certificates of the student that the caller can see and that are in force or expired, by number.',
      }),
    ),
  ],
});
