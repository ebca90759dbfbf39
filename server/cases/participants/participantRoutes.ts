import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/participants';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { addParticipant } from './addParticipant.ts';
import { consentToService, withdrawConsent } from './changeConsent.ts';
import { addCounsel, changeCounsel, endCounsel } from './changeCounsel.ts';
import { changeParticipant, endParticipant } from './changeParticipant.ts';
import { listParticipants, readParticipant } from './listParticipants.ts';
import { readServiceList } from './readServiceList.ts';
import { setCaseTitle } from './setCaseTitle.ts';

/** The participants of a case, their counsel, and how they are served. */
export function participantRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, contract.listParticipants, (actor, { id }) => listParticipants(db, actor, id));
  serve(app, contract.readParticipant, (actor, asked) => readParticipant(db, actor, asked));
  serve(app, contract.addParticipant, (actor, entered) => addParticipant(services, actor, entered));
  serve(app, contract.changeParticipant, (actor, edit) => changeParticipant(services, actor, edit));
  serve(app, contract.endParticipant, (actor, edit) => endParticipant(services, actor, edit));
  serve(app, contract.addCounsel, (actor, edit) => addCounsel(services, actor, edit));
  serve(app, contract.endCounsel, (actor, edit) => endCounsel(services, actor, edit));
  serve(app, contract.changeCounsel, (actor, edit) => changeCounsel(services, actor, edit));
  serve(app, contract.consentToService, (actor, edit) => consentToService(services, actor, edit));
  serve(app, contract.withdrawConsent, (actor, edit) => withdrawConsent(services, actor, edit));
  serve(app, contract.readServiceList, (actor, { id }) => readServiceList(services, actor, id));
  serve(app, contract.setCaseTitle, (actor, edit) => setCaseTitle(services, actor, edit));
}
