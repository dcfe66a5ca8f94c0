import { type Mail, RefusedAddress } from '../mail/mailer.ts';
import { DeadJob, type JobRun } from './job-kind.ts';

/**
 * Sends the mail of a job, with the job's id as the key of the mail. Throws `DeadJob` if the address refuses mail, and
 * any other error if a further attempt may succeed.
 */
export async function sendMail(job: JobRun, mail: Omit<Mail, 'key'>): Promise<void> {
  try {
    await job.services.mailer.send({ ...mail, key: job.id });
  } catch (error) {
    throw error instanceof RefusedAddress ? new DeadJob(error.message, { cause: error }) : error;
  }
}
