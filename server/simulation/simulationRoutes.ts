import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/simulations';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listSimulations, readSimulation } from './readSimulations.ts';
import { cancelSimulation, startSimulation } from './startSimulation.ts';

/** Simulations of the court with a change. */
export function simulationRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.startSimulation, (actor, asked) => startSimulation(services, actor, asked));
  serve(app, contract.listSimulations, async (actor) => ({ data: await listSimulations(services, actor) }));
  serve(app, contract.readSimulation, (actor, { id }) => readSimulation(services, actor, id));
  serve(app, contract.cancelSimulation, (actor, { id }) => cancelSimulation(services, actor, id));
}
