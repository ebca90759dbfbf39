import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/settings';
import { serve } from '#server/http/serve';
import type { Services } from '#server/needs';
import { describePreferences, findPreferences } from './preferenceRepository.ts';
import { savePreferences } from './savePreferences.ts';

/** What people set for themselves, and administrators for their court. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readPreferences, async (actor) =>
    describePreferences(await findPreferences(services.db, actor.person_id), actor.capacity),
  );
  serve(app, contract.savePreferences, (actor, change) => savePreferences(services, actor, change));
}
