import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/calendar';
import * as staff from '#contract/hearingStaff';
import * as judges from '#contract/judges';
import * as templates from '#contract/weekTemplates';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listJudges } from './listJudges.ts';
import { addCourtroom, changeCourtroom, removeCourtroom } from './manageCourtrooms.ts';
import { addEventType, changeEventType, removeEventType } from './manageEventTypes.ts';
import { addSitting, listSittings, removeSitting } from './manageSittings.ts';
import { addOfferedEventTypes, listOfferedEventTypes } from './offeredEventTypes.ts';
import { readCourtCalendar } from './readCourtCalendar.ts';
import { listAvailability, removeAvailability, setAvailability } from './setAvailability.ts';
import { setHours } from './setHours.ts';
import { listStaff } from './staff/listStaff.ts';
import { addStaff, changeStaff } from './staff/manageStaff.ts';
import { readStaff } from './staff/readStaff.ts';
import { addStaffHours, addStaffPeriod, removeStaffHours, removeStaffPeriod } from './staff/staffAvailability.ts';
import { addTemplate, changeTemplate, previewTemplate, removeTemplate } from './templates/manageTemplates.ts';
import { listTemplates } from './templates/templateRepository.ts';

/** What hearings are placed by: rooms, kinds of events, days and hours, judges' time, calendar calls. */
export function calendarRoutes(app: FastifyInstance, services: Services): void {
  serve(app, judges.listJudges, (actor) => listJudges(services, actor));
  serve(app, judges.listAvailability, async (actor, { judge_id }) => ({
    data: await listAvailability(services, actor, judge_id),
  }));
  serve(app, judges.setAvailability, (actor, asked) => setAvailability(services, actor, asked));
  serve(app, judges.removeAvailability, (actor, { id }) => removeAvailability(services, actor, id));

  serve(app, contract.readCourtCalendar, (actor) => readCourtCalendar(services, actor));
  serve(app, contract.addCourtroom, (actor, asked) => addCourtroom(services, actor, asked));
  serve(app, contract.changeCourtroom, (actor, asked) => changeCourtroom(services, actor, asked));
  serve(app, contract.removeCourtroom, (actor, { id }) => removeCourtroom(services, actor, id));
  serve(app, contract.listOfferedEventTypes, (actor) => listOfferedEventTypes(services.db, actor));
  serve(app, contract.addOfferedEventTypes, (actor, { ids }) => addOfferedEventTypes(services, actor, ids));
  serve(app, contract.addEventType, (actor, asked) => addEventType(services, actor, asked));
  serve(app, contract.changeEventType, (actor, asked) => changeEventType(services, actor, asked));
  serve(app, contract.removeEventType, (actor, { id }) => removeEventType(services, actor, id));
  serve(app, contract.setHours, (actor, { hours }) => setHours(services, actor, hours));
  serve(app, contract.listSittings, async (actor, days) => ({ data: await listSittings(services, actor, days) }));
  serve(app, contract.addSitting, (actor, asked) => addSitting(services, actor, asked));
  serve(app, contract.removeSitting, (actor, { id }) => removeSitting(services, actor, id));
  serve(app, templates.listWeekTemplates, async (actor) => ({
    data: await listTemplates(services.db, actor, services.now()),
  }));
  serve(app, templates.previewWeekTemplate, (actor, asked) => previewTemplate(services, actor, asked));
  serve(app, templates.addWeekTemplate, (actor, asked) => addTemplate(services, actor, asked));
  serve(app, templates.changeWeekTemplate, (actor, asked) => changeTemplate(services, actor, asked));
  serve(app, templates.removeWeekTemplate, (actor, { id }) => removeTemplate(services, actor, id));

  serve(app, staff.listStaff, (actor, asked) => listStaff(services, actor, asked));
  serve(app, staff.readStaff, (actor, asked) => readStaff(services, actor, asked));
  serve(app, staff.addStaff, (actor, asked) => addStaff(services, actor, asked));
  serve(app, staff.changeStaff, (actor, asked) => changeStaff(services, actor, asked));
  serve(app, staff.addStaffHours, (actor, asked) => addStaffHours(services, actor, asked));
  serve(app, staff.removeStaffHours, (actor, { id }) => removeStaffHours(services, actor, id));
  serve(app, staff.addStaffPeriod, (actor, asked) => addStaffPeriod(services, actor, asked));
  serve(app, staff.removeStaffPeriod, (actor, { id }) => removeStaffPeriod(services, actor, id));
}
