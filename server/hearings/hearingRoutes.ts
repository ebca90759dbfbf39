import type { FastifyInstance } from 'fastify';
import * as checks from '#contract/hearingChecks';
import * as suggestions from '#contract/hearingStaff';
import * as contract from '#contract/hearings';
import { countDays } from '#server/calendar/countDays';
import { exportCalendar, exportHearing } from '#server/calendar/exportCalendar';
import { readHearing } from '#server/calendar/hearingRepository';
import { searchOpenCases } from '#server/cases/searchOpenCases';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { changeHearing, confirmHearing } from './changeHearing.ts';
import { checkHearing } from './checkHearing.ts';
import { endHearing } from './endHearing.ts';
import { readCounselWarnings } from './findCounselWarnings.ts';
import { hearingRequestRoutes } from './requests/hearingRequestRoutes.ts';
import { scheduleHearing } from './scheduleHearing.ts';
import { suggestStaff } from './staff/suggestStaff.ts';

/** Hearings, from the request to their end. Their list is served by `courtroom`, which knows when a session runs late. */
export function hearingRoutes(app: FastifyInstance, services: Services): void {
  hearingRequestRoutes(app, services);
  serve(app, contract.scheduleHearing, (actor, asked) => scheduleHearing(services, actor, asked));
  serve(app, checks.checkHearing, (actor, asked) => checkHearing(services, actor, asked));
  serve(app, checks.readCounselWarnings, (actor, asked) => readCounselWarnings(services, actor, asked));
  serve(app, contract.countDays, (actor, asked) => countDays(services, actor, asked));
  serve(app, contract.findHearingCases, (actor, { q }) => searchOpenCases(services, actor, q));
  serve(app, contract.readHearing, (actor, { id }) => readHearing(services, actor, id));
  serve(app, contract.changeHearing, (actor, change) => changeHearing(services, actor, change));
  serve(app, contract.confirmHearing, (actor, asked) => confirmHearing(services, actor, asked));
  serve(app, contract.cancelHearing, (actor, asked) => endHearing(services, actor, asked, 'cancelled'));
  serve(app, contract.closeHearing, (actor, asked) => endHearing(services, actor, asked, asked.outcome));
  serve(app, suggestions.suggestStaff, (actor, wanted) => suggestStaff(services, actor, wanted));
  serveRaw(app, contract.exportHearing, (actor, { id }, { reply }) => exportHearing(services, actor, id, reply));
  serveRaw(app, contract.exportCalendar, (actor, chosen, { reply }) => exportCalendar(services, actor, chosen, reply));
}
