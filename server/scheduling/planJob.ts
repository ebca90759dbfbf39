import { z } from 'zod';
import { defineJob } from '#server/kernel/ports/Job';

export const calendarPlanJob = defineJob('plan_calendar', z.object({ id: z.uuid() }), { attempts: 3 });
