import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/hearingRequests';
import { findCase } from '#server/cases/caseRepository';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { declineRequest, scheduleRequest, withdrawRequest } from './decideRequest.ts';
import { findPendingRequests, findRequestsOfCase } from './hearingRequestRepository.ts';
import { listHearingDays } from './listHearingDays.ts';
import { requestHearing } from './requestHearing.ts';

/** Requests for a hearing, from the case to the clerk's decision. */
export function hearingRequestRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, contract.requestHearing, (actor, asked) => requestHearing(services, actor, asked));
  serve(app, contract.listCaseHearingRequests, async (actor, { id }) => {
    await findCase(db, actor, id);
    return { data: await findRequestsOfCase(db, actor, id) };
  });
  serve(app, contract.listHearingDays, (actor, { id }) => listHearingDays(services, actor, id));
  serve(app, contract.listPendingHearingRequests, (actor, { page }) => findPendingRequests(db, actor, page));
  serve(app, contract.scheduleHearingRequest, (actor, asked) => scheduleRequest(services, actor, asked));
  serve(app, contract.declineHearingRequest, (actor, asked) => declineRequest(services, actor, asked));
  serve(app, contract.withdrawHearingRequest, (actor, asked) => withdrawRequest(services, actor, asked));
}
