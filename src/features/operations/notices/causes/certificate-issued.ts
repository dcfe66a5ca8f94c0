import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { noticeCause } from '../core/notice-causes.ts';
import { noticeKind } from '../core/notice-kinds.ts';
import { notify } from '../core/notify.ts';
import { CERTIFICATE_PLACEHOLDERS, certificateValues, familyNotices, whyNotNeeded } from './certificate-notices.ts';
import { certificatesById } from './certificates.loaders.ts';

noticeCause({
  kinds: [NoticeKind.CERTIFICATE_ISSUED],
  types: ['certificate.issued'],
  async follow(run, events) {
    const issued = await certificatesById(
      run,
      events.map(({ resourceId }) => resourceId),
    );
    const notices = await familyNotices(run, issued, ({ id }) => `certificate_issued ${id}`);
    await notify(run, NoticeKind.CERTIFICATE_ISSUED, notices);
  },
});

noticeKind({
  kind: NoticeKind.CERTIFICATE_ISSUED,
  mayBeInDigest: true,
  placeholders: CERTIFICATE_PLACEHOLDERS,
  texts: {
    subject: '{{title}} for {{student_name}}',
    body:
      'Hello {{recipient_name}},\n\n{{student_name}} has a certificate: "{{title}}", {{subject}}. Its number is ' +
      '{{number}}.\n\n{{academy_name}}',
    sms: '{{academy_name}}: {{student_name}} has a certificate: "{{title}}", {{number}}.',
  },
  valuesOf: certificateValues,
  obsolete: whyNotNeeded,
});
