import type { FastifyInstance } from 'fastify';
import * as defaults from '#contract/defaults';
import * as contract from '#contract/issuance';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { confirmItem } from './defaults/confirmItem.ts';
import { declineDefault, referDefault, setDefaultAside } from './defaults/endDefault.ts';
import { enterDefault } from './defaults/enterDefault.ts';
import { enterJudgment } from './defaults/enterJudgment.ts';
import { openDefault } from './defaults/openDefault.ts';
import { readDefaults } from './defaults/readDefaults.ts';
import { recordService } from './defaults/recordService.ts';
import { checkIssuance } from './instruments/checkIssuance.ts';
import { closeInstrument } from './instruments/closeInstrument.ts';
import { issueInstrument } from './instruments/issueInstrument.ts';
import { readIssuance } from './instruments/readIssuance.ts';

/** Issued instruments, defaults, and clerk’s judgments. */
export function issuanceRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readIssuance, (actor, asked) => readIssuance(services.db, services, actor, asked));
  serve(app, contract.checkIssuance, (actor, draft) => checkIssuance(services, actor, draft));
  serve(app, contract.issueInstrument, (actor, draft) => issueInstrument(services, actor, draft));
  serve(app, contract.closeInstrument, (actor, closed) => closeInstrument(services, actor, closed));

  serve(app, defaults.readDefaults, (actor, asked) => readDefaults(services.db, services, actor, asked));
  serve(app, defaults.openDefault, (actor, request) => openDefault(services, actor, request));
  serve(app, defaults.recordService, (actor, service) => recordService(services, actor, service));
  serve(app, defaults.confirmDefaultItem, (actor, item) => confirmItem(services, actor, item));
  serve(app, defaults.enterDefault, (actor, entry) => enterDefault(services, actor, entry));
  serve(app, defaults.enterDefaultJudgment, (actor, judgment) => enterJudgment(services, actor, judgment));
  serve(app, defaults.declineDefault, (actor, declined) => declineDefault(services, actor, declined));
  serve(app, defaults.referDefault, (actor, referred) => referDefault(services, actor, referred));
  serve(app, defaults.setDefaultAside, (actor, order) => setDefaultAside(services, actor, order));
}
