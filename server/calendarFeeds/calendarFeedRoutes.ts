import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendarFeeds';
import { serve, serveRedirect } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { createFeed, readFeed, revokeFeed } from './manageFeed.ts';
import { sendFeed } from './sendFeed.ts';
import { createStaffFeed, listStaffFeeds, revokeStaffFeed } from './staffFeeds.ts';

/**
 * Hearings and deadlines for calendar programs, at addresses that a person can revoke: the person's own, and for staff
 * those of judges, courtrooms, and attorneys.
 */
export function calendarFeedRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCalendarFeed, async (actor) => ({ data: await readFeed(services.db, actor) }));
  serve(app, contract.createCalendarFeed, (actor) => createFeed(services, actor));
  serve(app, contract.revokeCalendarFeed, (actor) => revokeFeed(services, actor));
  serve(app, contract.listStaffFeeds, async (actor) => ({ data: await listStaffFeeds(services.db, actor) }));
  serve(app, contract.createStaffFeed, (actor, of) => createStaffFeed(services, actor, of));
  serve(app, contract.revokeStaffFeed, (actor, { id }) => revokeStaffFeed(services, actor, id));
  serveRedirect(app, contract.sendCalendarFeed, (caller, { token }, http) => sendFeed(services, caller, token, http));
}
