import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/apiAccess';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { collectKey } from './collectKey.ts';
import { decideAccess } from './decideAccess.ts';
import { listAccessRequests, listKeys, readOwnAccess } from './listAccess.ts';
import { requestAccess } from './requestAccess.ts';
import { requestExtension } from './requestExtension.ts';
import { revokeKey } from './revokeKey.ts';
import { withdrawAccessRequest } from './withdrawAccessRequest.ts';

/** API keys: requests, decisions, and keys. */
export function apiAccessRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.requestAccess, (actor, asked) => requestAccess(services, actor, asked));
  serve(app, contract.requestExtension, (actor, asked) => requestExtension(services, actor, asked));
  serve(app, contract.readOwnAccess, (actor) => readOwnAccess(services, actor));
  serve(app, contract.withdrawAccessRequest, (actor, { id }) => withdrawAccessRequest(services, actor, id));
  serve(app, contract.collectKey, (actor, { id }) => collectKey(services, actor, id));
  serve(app, contract.revokeKey, (actor, { id }) => revokeKey(services, actor, id));
  serve(app, contract.listAccessRequests, (actor, asked) => listAccessRequests(services, actor, asked));
  serve(app, contract.listKeys, (actor, asked) => listKeys(services, actor, asked));
  serve(app, contract.decideAccess, (actor, asked) => decideAccess(services, actor, asked));
}
