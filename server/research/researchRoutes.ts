import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/research';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { readAuthority } from '#server/library/readAuthority';
import { connectPlatform } from './connectPlatform.ts';
import { disconnectPlatform } from './disconnectPlatform.ts';
import { listPlatforms } from './listPlatforms.ts';
import { lookUpCitations } from './lookUpCitations.ts';
import { forgetResearch, listRecentResearch } from './recentResearch.ts';
import { researchFiling } from './researchFiling.ts';
import { readResearchSettings, saveResearchSettings } from './researchSettings.ts';
import {
  deleteSavedSearch,
  listSavedSearches,
  markSavedSearchSeen,
  runSavedSearch,
  saveSearch,
} from './savedSearches.ts';
import { searchPlatform } from './searchPlatform.ts';
import { testPlatform } from './testPlatform.ts';

/** Legal research: platforms, searches, the library, and each person's settings. */
export function researchRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listPlatforms, (actor) => listPlatforms(services, actor));
  serve(app, contract.connectPlatform, (actor, asked) => connectPlatform(services, actor, asked));
  serve(app, contract.testPlatform, (actor, { platform, scope }) => testPlatform(services, actor, platform, scope));
  serve(app, contract.disconnectPlatform, (actor, { platform, scope }) =>
    disconnectPlatform(services, actor, platform, scope),
  );
  serve(app, contract.searchPlatform, (actor, asked) => searchPlatform(services, actor, asked));
  serve(app, contract.readAuthority, (_actor, { id, q }) => readAuthority(services, id, q));
  serve(app, contract.lookUpCitations, async (actor, { text }) => ({
    data: await lookUpCitations(services, actor, text),
  }));
  serve(app, contract.listRecentResearch, (actor, asked) => listRecentResearch(services, actor, asked));
  serve(app, contract.forgetResearch, (actor) => forgetResearch(services, actor));
  serve(app, contract.listSavedSearches, (actor) => listSavedSearches(services, actor));
  serve(app, contract.saveSearch, (actor, asked) => saveSearch(services, actor, asked));
  serve(app, contract.runSavedSearch, (actor, { id }) => runSavedSearch(services, actor, id));
  serve(app, contract.markSavedSearchSeen, (actor, { id }) => markSavedSearchSeen(services, actor, id));
  serve(app, contract.deleteSavedSearch, (actor, { id }) => deleteSavedSearch(services, actor, id));
  serve(app, contract.readResearchSettings, (actor) => readResearchSettings(services.db, actor.person_id));
  serve(app, contract.saveResearchSettings, (actor, asked) => saveResearchSettings(services, actor, asked));
  serve(app, contract.researchFiling, (actor, { id }) => researchFiling(services, actor, id));
}
