import type { FastifyInstance } from 'fastify';
import * as identityContract from '#contract/identity';
import * as contract from '#contract/people';
import * as profileContract from '#contract/profile';
import { serve } from '#server/http/serve';
import { invitePerson } from '#server/identity/invitations/invitePerson';
import { listInvitations } from '#server/identity/invitations/listInvitations';
import { resendInvitation } from '#server/identity/invitations/resendInvitation';
import { withdrawInvitation } from '#server/identity/invitations/withdrawInvitation';
import type { Services } from '#server/kernel/needs';
import { changeRole } from './changeRole.ts';
import { claimAttorney } from './claimAttorney.ts';
import { deactivatePerson } from './deactivatePerson.ts';
import { decideClaim } from './decideClaim.ts';
import { decideJudge } from './decideJudge.ts';
import { listClaims } from './listClaims.ts';
import { listJudgeRequests } from './listJudgeRequests.ts';
import { listPeople } from './listPeople.ts';
import { reactivatePerson } from './reactivatePerson.ts';
import { resetPersonsSecondFactor } from './resetPersonsSecondFactor.ts';
import { saveJudgeProfile } from './saveJudgeProfile.ts';
import { withdrawClaim } from './withdrawClaim.ts';
import { withdrawJudge } from './withdrawJudge.ts';

/** The people of the court, their roles, and pending requests. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listPeople, (actor, asked) => listPeople(services, actor, asked));
  serve(app, contract.changeRole, (actor, asked) => changeRole(services, actor, asked));
  serve(app, contract.deactivatePerson, (actor, asked) => deactivatePerson(services, actor, asked));
  serve(app, contract.reactivatePerson, (actor, asked) => reactivatePerson(services, actor, asked));
  serve(app, contract.resetPersonsSecondFactor, (actor, asked) => resetPersonsSecondFactor(services, actor, asked));
  serve(app, contract.listJudgeRequests, (actor, asked) => listJudgeRequests(services, actor, asked));
  serve(app, contract.decideJudge, (actor, asked) => decideJudge(services, actor, asked));
  serve(app, contract.withdrawJudge, (actor, asked) => withdrawJudge(services, actor, asked));
  serve(app, identityContract.saveJudgeProfile, async (actor, asked) => {
    const judge_profile = await saveJudgeProfile(services, actor, asked);
    const message =
      judge_profile.status === 'verified'
        ? 'Your judge profile is already verified. Nothing has changed.'
        : 'Your judge profile is awaiting verification by a court administrator.';
    return { judge_profile, message };
  });
  serve(app, profileContract.claimAttorney, (actor, asked) => claimAttorney(services, actor, asked));
  serve(app, profileContract.withdrawClaim, (actor) => withdrawClaim(services, actor));
  serve(app, contract.listClaims, (actor, asked) => listClaims(services, actor, asked));
  serve(app, contract.decideClaim, (actor, asked) => decideClaim(services, actor, asked));
  serve(app, contract.listInvitations, (actor, asked) => listInvitations(services, actor, asked));
  serve(app, contract.invitePerson, (actor, asked) => invitePerson(services, actor, asked));
  serve(app, contract.resendInvitation, (actor, { id }) => resendInvitation(services, actor, id));
  serve(app, contract.withdrawInvitation, (actor, { id }) => withdrawInvitation(services, actor, id));
}
