import type { FastifyInstance } from 'fastify';
import * as calendar from '#contract/calendar';
import * as contract from '#contract/deadlines';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { computeDeadlines } from './computeDeadlines.ts';
import { listDeadlines } from './listDeadlines.ts';
import { addClosure, removeClosure } from './manageClosures.ts';
import { markDeadline } from './markDeadline.ts';
import { readClosureEffects } from './readClosureEffects.ts';
import { saveDeadline } from './saveDeadline.ts';
import { settleDeadline } from './settleDeadline.ts';

/** Deadlines, and the closures by order that move them. */
export function deadlineRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.computeDeadlines, (actor, asked) => computeDeadlines(services, actor, asked));
  serve(app, contract.listDeadlines, (actor, asked) => listDeadlines(services, actor, asked));
  serve(app, contract.saveDeadline, (actor, entry) => saveDeadline(services, actor, entry));
  serve(app, contract.settleDeadline, (actor, asked) => settleDeadline(services, actor, asked));
  serve(app, contract.markDeadline, (actor, asked) => markDeadline(services, actor, asked));

  serve(app, calendar.readClosureEffects, (actor, asked) => readClosureEffects(services, actor, asked));
  serve(app, calendar.addClosure, (actor, asked) => addClosure(services, actor, asked));
  serve(app, calendar.removeClosure, (actor, asked) => removeClosure(services, actor, asked));
}
