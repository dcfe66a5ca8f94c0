import { type Mail, RefusedAddress } from '../mail/mailer.ts';
import { DeadJob, type JobRun } from './job-kind.ts';

/** Sends the mail of a job, under its id. Throws `DeadJob` where the address refuses, else what may be tried again. */
export async function sendMail(job: JobRun, mail: Omit<Mail, 'key'>): Promise<void> {
  try {
    await job.services.mailer.send({ ...mail, key: job.id });
  } catch (error) {
    throw error instanceof RefusedAddress ? new DeadJob(error.message, { cause: error }) : error;
  }
}
