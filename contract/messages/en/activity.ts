import type { Catalog } from '../Catalog.ts';
import { caseActivities } from './activity/cases.ts';
import { counterActivities } from './activity/counter.ts';
import { courtActivities } from './activity/court.ts';
import { filingActivities } from './activity/filings.ts';
import { firmActivities } from './activity/firms.ts';
import { hearingActivities } from './activity/hearings.ts';
import { issuanceActivities } from './activity/issuance.ts';
import { orderActivities } from './activity/orders.ts';
import { ownWorkActivities } from './activity/ownWork.ts';
import { participantActivities } from './activity/participants.ts';
import { paymentActivities } from './activity/payments.ts';
import { peopleActivities } from './activity/people.ts';
import { rulingActivities } from './activity/rulings.ts';
import { serviceActivities } from './activity/service.ts';
import { signInActivities } from './activity/signIns.ts';
import { systemActivities } from './activity/systems.ts';

/** The texts of the lines of the court's record. */
export const activity: Catalog['activity'] = {
  ...caseActivities,
  ...counterActivities,
  ...courtActivities,
  ...filingActivities,
  ...firmActivities,
  ...hearingActivities,
  ...issuanceActivities,
  ...orderActivities,
  ...ownWorkActivities,
  ...participantActivities,
  ...paymentActivities,
  ...peopleActivities,
  ...rulingActivities,
  ...serviceActivities,
  ...signInActivities,
  ...systemActivities,
};
