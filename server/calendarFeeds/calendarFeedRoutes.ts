import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendarFeeds';
import { serve, serveRedirect } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { createFeed, readFeed, revokeFeed } from './manageFeed.ts';
import { sendFeed } from './sendFeed.ts';

/** A person's hearings and deadlines for calendar programs, at an address that the person can revoke. */
export function calendarFeedRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCalendarFeed, async (actor) => ({ data: await readFeed(services.db, actor) }));
  serve(app, contract.createCalendarFeed, (actor) => createFeed(services, actor));
  serve(app, contract.revokeCalendarFeed, (actor) => revokeFeed(services, actor));
  serveRedirect(app, contract.sendCalendarFeed, (caller, { token }, http) => sendFeed(services, caller, token, http));
}
