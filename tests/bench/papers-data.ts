import type { CertificatePaperData } from '../../dist/src/features/learning/certificates/certificate-paper.types.js';

/** Returns the data of a file with certificates for the given names. */
export function certificatesFor(names: readonly string[]): CertificatePaperData {
  const pages = names.map((studentName, index) => {
    const code = `ABCDEFGH${String(index).padStart(8, '2')}`;
    return {
      printed: {
        ...{ studentName, title: 'Certificate of Completion', courseName: 'Piano, grade 3', levelName: null },
        text: `This certifies that ${studentName} completed Piano, grade 3, on 28 November 2026 with distinction.`,
        ...{ grade: null, hours: '12.5', completedOn: '2026-11-28', issuedOn: '2026-11-28', expiresOn: '2028-11-28' },
        ...{ number: `CRT-${String(index).padStart(6, '0')}`, code },
        verificationUrl: `https://api.example.com/verify/${code}`,
        signatories: [
          { name: 'Grace Hopper', title: 'Head of school' },
          { name: 'Clara Schumann', title: 'Instructor' },
        ],
        ...{ academyName: 'Riverside Music School', country: 'Australia', locale: 'en-AU' },
        ...{ primaryColor: '#0078b8', secondaryColor: null, rendererVersion: 1 },
      },
      logo: null,
      background: null,
    };
  });
  return { pages: pages as unknown as CertificatePaperData['pages'], mark: null };
}
