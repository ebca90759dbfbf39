import type { FastifyInstance } from 'fastify';
import * as contactContract from '#contract/contactRequests';
import * as contract from '#contract/site';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { serve, servePublic } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { countSampleFilings } from '#server/seed/countSampleFilings';
import { answerContactRequest } from './contact/answerContactRequest.ts';
import { listContactRequests } from './contact/listContactRequests.ts';
import { setContactState } from './contact/setContactState.ts';
import { takeContactRequest } from './contact/takeContactRequest.ts';
import { openSampleDemo } from './demo/openSampleDemo.ts';

export function siteRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;

  servePublic(app, contract.readSite, async () => ({
    court_name: (await findCourtSettings(db, config.court.id)).name,
    evaluation: config.evaluation,
    provider_name: config.oidc.provider_name,
    links: config.links,
    sample_court: config.evaluation ? await countSampleFilings(db) : null,
  }));

  const demo = openSampleDemo(services);
  servePublic(app, contract.analyzeSample, (_caller, { sample }) => demo(sample));

  servePublic(app, contract.requestContact, async (caller, asked) => {
    await takeContactRequest(services, caller, asked);
    return { message: 'Thank you. The court administrators received your request and will reply by email.' };
  });
  serve(app, contactContract.listContactRequests, (actor, asked) => listContactRequests(services, actor, asked));
  serve(app, contactContract.answerContactRequest, (actor, asked) => answerContactRequest(services, actor, asked));
  serve(app, contactContract.setContactState, (actor, asked) => setContactState(services, actor, asked));
}
