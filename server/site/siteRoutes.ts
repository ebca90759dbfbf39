import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/site';
import { servePublic } from '#server/http/serve';
import type { Services } from '#server/needs';
import { findCourtSettings } from '#server/settings/findCourtSettings';
import { countSampleFilings } from './countSampleFilings.ts';
import { openSampleDemo } from './demo/openSampleDemo.ts';
import { takeContactRequest } from './takeContactRequest.ts';

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
  servePublic(app, contract.analyzeSample, (_asker, { sample }) => demo(sample));

  servePublic(app, contract.requestContact, async (asker, asked) => {
    await takeContactRequest(services, asker, asked);
    return { message: 'Thank you. We have your request and will answer by e-mail.' };
  });
}
