import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign } from '#server/kernel/ports/Job';
import { addressLinkJob } from '#server/mail/addressLinkJob';
import { sendAddressLink } from './addressLinks.ts';
import { forgetExpired } from './forgetExpired.ts';
import { forgetExpiredJob, scheduleForgetting } from './forgetExpiredJob.ts';
import { passwordLinkJob } from './passwordLinkJob.ts';
import { registrationKnownJob, sendRegistrationKnown } from './registerJudge.ts';
import { secondFactorMailJob, sendSecondFactorMail } from './secondFactor/secondFactorMailJob.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';

/** The handlers of the identity jobs. */
export function identityAssignments(needs: Needs<'db' | 'config' | 'now' | 'mailer'>): Assignment[] {
  return [
    assign(passwordLinkJob, { run: (asked) => sendPasswordLink(needs, asked) }),
    assign(addressLinkJob, { run: (asked) => sendAddressLink(needs, asked) }),
    assign(registrationKnownJob, { run: (asked) => sendRegistrationKnown(needs, asked) }),
    assign(secondFactorMailJob, { run: (asked) => sendSecondFactorMail(needs, asked) }),
    assign(forgetExpiredJob, {
      async run() {
        // Schedules the next run first, so that it takes place even if this one fails.
        await scheduleForgetting(needs);
        await forgetExpired(needs);
      },
    }),
  ];
}
