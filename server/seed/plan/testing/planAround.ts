import type { Config } from '#server/kernel/config';
import { readPlan } from '../../readPlan.ts';
import type { CourtPlan } from '../planCourt.ts';

/** The sample court of the evaluation, as the configuration names it. */
export const sampleCourt = {
  id: 'alder-superior',
  name: 'Superior Court of California, County of Alder',
  level: 'State Court',
  jurisdiction: 'California',
  county: 'Alder',
  time_zone: 'America/Los_Angeles',
} as Config['court'];

/** The plan of the evaluation around a day, with what the first sample court keeps free. */
export const planAround = (today: string): CourtPlan => readPlan({ court: { ...sampleCourt } }, today);
