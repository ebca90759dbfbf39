import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people';
import * as profileContract from '#contract/profile';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { changeRole } from './changeRole.ts';
import { claimAttorney } from './claimAttorney.ts';
import { deactivatePerson } from './deactivatePerson.ts';
import { decideClaim } from './decideClaim.ts';
import { decideJudge } from './decideJudge.ts';
import { invitePerson } from './invitePerson.ts';
import { listClaims } from './listClaims.ts';
import { listInvitations } from './listInvitations.ts';
import { listJudgeRequests } from './listJudgeRequests.ts';
import { listPeople } from './listPeople.ts';
import { reactivatePerson } from './reactivatePerson.ts';
import { resendInvitation } from './resendInvitation.ts';
import { resetPersonsSecondFactor } from './resetPersonsSecondFactor.ts';
import { withdrawClaim } from './withdrawClaim.ts';
import { withdrawInvitation } from './withdrawInvitation.ts';
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
  serve(app, profileContract.claimAttorney, (actor, asked) => claimAttorney(services, actor, asked));
  serve(app, profileContract.withdrawClaim, (actor) => withdrawClaim(services, actor));
  serve(app, contract.listClaims, (actor, asked) => listClaims(services, actor, asked));
  serve(app, contract.decideClaim, (actor, asked) => decideClaim(services, actor, asked));
  serve(app, contract.listInvitations, (actor, asked) => listInvitations(services, actor, asked));
  serve(app, contract.invitePerson, (actor, asked) => invitePerson(services, actor, asked));
  serve(app, contract.resendInvitation, (actor, { id }) => resendInvitation(services, actor, id));
  serve(app, contract.withdrawInvitation, (actor, { id }) => withdrawInvitation(services, actor, id));
}
