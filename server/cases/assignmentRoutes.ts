import type { FastifyInstance } from 'fastify';
import { readAttorneySuggestions } from '#contract/attorneySuggestions';
import * as contract from '#contract/attorneys';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { assignCase, listAssignableCases, unassignCase } from './assignCase.ts';
import { readAttorneySuggestions as readSuggestions } from './attorneys/readAttorneySuggestions.ts';
import { readAttorney } from './readAttorney.ts';

/** The attorneys of the roster with their cases, and the assignment of cases. */
export function assignmentRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readAttorney, (actor, { id }) => readAttorney(services, actor, id));
  serve(app, contract.listAssignableCases, async (actor, { q }) => ({
    data: await listAssignableCases(services, actor, q),
  }));
  serve(app, contract.assignCase, (actor, pair) => assignCase(services, actor, pair));
  serve(app, readAttorneySuggestions, (actor, asked) => readSuggestions(services, actor, asked));
  serve(app, contract.unassignCase, (actor, pair) => unassignCase(services, actor, pair));
}
