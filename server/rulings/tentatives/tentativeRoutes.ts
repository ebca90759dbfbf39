import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/tentativeRulings';
import { serve, servePublic } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { adoptTentative } from './adoptTentative.ts';
import { giveAppearanceNotice } from './giveAppearanceNotice.ts';
import { listPublishedTentatives, listTentatives } from './listTentatives.ts';
import { saveTentative } from './saveTentative.ts';
import { withdrawTentative } from './withdrawTentative.ts';

/** An office that shares one address can open the public list this many times a minute. */
const listsPerMinute = 60;

/** Tentative rulings: written in chambers, published at the court’s hour, adopted by the judge. */
export function tentativeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.saveTentative, (actor, asked) => saveTentative(services, actor, asked));
  serve(app, contract.withdrawTentative, (actor, { id }) => withdrawTentative(services, actor, id));
  serve(app, contract.adoptTentative, (judge, asked) => adoptTentative(services, judge, asked));
  serve(app, contract.listTentatives, (viewer, { id }) => listTentatives(services, viewer, id));
  serve(app, contract.giveAppearanceNotice, (actor, asked) => giveAppearanceNotice(services, actor, asked));
  servePublic(
    app,
    contract.listPublishedTentatives,
    (_caller, asked) => listPublishedTentatives(services, asked),
    listsPerMinute,
  );
}
