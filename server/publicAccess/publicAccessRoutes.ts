import type { FastifyInstance } from 'fastify';
import type { Endpoint, InputOf } from '#contract/endpoint';
import * as contract from '#contract/publicAccess';
import { serve, servePublicRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import {
  addTerminal,
  enrollTerminal,
  readPublicAccess,
  removeTerminal,
  savePublicAccess,
} from './managePublicAccess.ts';
import {
  downloadPublicDocument,
  listPublicCourts,
  readPublicCase,
  readPublicDocket,
  searchPublicRecord,
} from './readPublicRecord.ts';
import { keepTerminal, keepTerms, type PublicVisitor, visitorOf } from './visitorOf.ts';

/** Enough for several people who read behind one address; too little to copy the record. */
const readsPerMinute = 60;
const attemptsPerMinute = 10;

/** The public record, without an account, and its settings. Nothing here is stored by caches or listed by robots. */
export function publicAccessRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const open = <E extends Endpoint>(
    endpoint: E,
    read: (visitor: PublicVisitor, input: InputOf<E>) => Promise<unknown>,
  ): void => {
    servePublicRaw(
      app,
      endpoint,
      async (_caller, input, { request, reply }) => {
        reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
        return endpoint.reply.parse(await read(await visitorOf(services, request), input));
      },
      readsPerMinute,
    );
  };
  open(contract.listPublicCourts, (visitor) => listPublicCourts(services, visitor));
  open(contract.searchPublicCases, (visitor, asked) => searchPublicRecord(services, visitor, asked));
  open(contract.readPublicCase, (visitor, asked) => readPublicCase(services, visitor, asked));
  open(contract.readPublicDocket, (visitor, asked) => readPublicDocket(services, visitor, asked));
  servePublicRaw(
    app,
    contract.downloadPublicDocument,
    async (_caller, asked, { request, reply }) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      return downloadPublicDocument(services, await visitorOf(services, request), asked, reply);
    },
    readsPerMinute,
  );
  servePublicRaw(
    app,
    contract.acceptPublicTerms,
    async (_caller, _asked, { reply }) => {
      keepTerms(services, reply);
      return { message: 'Terms accepted' };
    },
    attemptsPerMinute,
  );
  servePublicRaw(
    app,
    contract.enrollTerminal,
    async (_caller, { secret }, { reply }) => {
      keepTerminal(services, reply, await enrollTerminal(services, secret));
      return { message: 'This computer is now a terminal of the courthouse' };
    },
    attemptsPerMinute,
  );
  serve(app, contract.readPublicAccess, (actor) => readPublicAccess(db, actor));
  serve(app, contract.savePublicAccess, (actor, asked) => savePublicAccess(services, actor, asked));
  serve(app, contract.addTerminal, (actor, asked) => addTerminal(services, actor, asked));
  serve(app, contract.removeTerminal, (actor, asked) => removeTerminal(services, actor, asked));
}
