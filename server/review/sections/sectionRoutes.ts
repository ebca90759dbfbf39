import type { FastifyInstance } from 'fastify';
import * as laneContract from '#contract/lane';
import * as pendingContract from '#contract/pendingWork';
import * as sectionContract from '#contract/reviewSections';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { acceptRun } from '../lane/acceptRun.ts';
import { listLane } from '../lane/listLane.ts';
import { leaveForReview, showInLane } from '../lane/showInLane.ts';
import { askToApplyRules } from './applySectionRules.ts';
import { chooseSections, moveToSection } from './moveToSection.ts';
import { readPendingWork } from './readPendingWork.ts';
import { previewSectionRules, readSectionSettings } from './readSectionSettings.ts';
import { saveSectionSettings } from './saveSectionSettings.ts';

/** The sections of the queue, and the lane for runs of acceptances. */
export function sectionRoutes(app: FastifyInstance, services: Services): void {
  serve(app, sectionContract.readSectionSettings, (actor) => readSectionSettings(services.db, actor));
  serve(app, sectionContract.saveSectionSettings, (actor, draft) => saveSectionSettings(services, actor, draft));
  serve(app, sectionContract.previewSectionRules, (actor, { rules }) => previewSectionRules(services, actor, rules));
  serve(app, sectionContract.applySectionRules, (actor) => askToApplyRules(services, actor));
  serve(app, pendingContract.readPendingWork, (actor) => readPendingWork(services, actor));
  serve(app, pendingContract.chooseSections, (actor, asked) => chooseSections(services, actor, asked));
  serve(app, pendingContract.moveToSection, (actor, move) => moveToSection(services, actor, move));
  serve(app, laneContract.listLane, (actor, asked) => listLane(services, actor, asked));
  serve(app, laneContract.showInLane, (actor, asked) => showInLane(services, actor, asked));
  serve(app, laneContract.leaveForReview, (actor, asked) => leaveForReview(services, actor, asked));
  serve(app, laneContract.acceptRun, (actor, run) => acceptRun(services, actor, run));
}
