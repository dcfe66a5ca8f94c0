// Every migration, oldest first. A released name never changes, because databases store the names of applied
// migrations.
export { Initial as '20261126200000-initial' } from './20261126200000-initial.ts';
export { Notices as '20261127141025-notices' } from './20261127141025-notices.ts';
export { SkillTracks as '20261127213611-skill-tracks' } from './20261127213611-skill-tracks.ts';
export { Grades as '20261127214345-grades' } from './20261127214345-grades.ts';
export { Files as '20261127220529-files' } from './20261127220529-files.ts';
export { SkillProgress as '20261127221229-skill-progress' } from './20261127221229-skill-progress.ts';
export { FinalGrades as '20261128001546-final-grades' } from './20261128001546-final-grades.ts';
export { Invoices as '20261128002309-invoices' } from './20261128002309-invoices.ts';
export { Certificates as '20261128002729-certificates' } from './20261128002729-certificates.ts';
export { Materials as '20261128005506-materials' } from './20261128005506-materials.ts';
export { CertificatePrints as '20261128063453-certificate-prints' } from './20261128063453-certificate-prints.ts';
export { CallerMemberships as '20261128133052-caller-memberships' } from './20261128133052-caller-memberships.ts';
export { LocalViews as '20261128180000-local-views' } from './20261128180000-local-views.ts';
export { ChoicesOfPeople as '20261130221500-choices-of-people' } from './20261130221500-choices-of-people.ts';
export { BilledUnitsOfFees as '20261201011839-billed-units-of-fees' } from './20261201011839-billed-units-of-fees.ts';
