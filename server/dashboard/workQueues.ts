import type { Capacity } from '#domain/identity/permissions';
import type { Actor } from '#server/kernel/actor';
import type { Services } from '#server/kernel/needs';
import {
  documentsToSign,
  hearingsAhead,
  hearingsToday,
  pressingDeadlines,
  requestedHearings,
} from './calendarQueues.ts';
import { defaultRequests } from './defaultQueues.ts';
import {
  doubtfulReadings,
  filingsToReview,
  incompleteFilings,
  lapsedReturns,
  returnedFilings,
} from './filingQueues.ts';
import { accessToDecide, claimsToDecide, contactsToAnswer, judgesToVerify, ownProfile } from './peopleQueues.ts';
import { undeliveredOrders } from './serviceQueue.ts';
import { failedJobs, failingComponents, failingWebhooks } from './systemQueues.ts';
import type { WorkQueue } from './WorkQueue.ts';
import { feeWaivers } from './waiverQueue.ts';

type Ask = (services: Services, viewer: Actor) => Promise<WorkQueue>;

const ofFilers: Ask[] = [returnedFilings, incompleteFilings, pressingDeadlines, hearingsAhead];
const ofSystems: Ask[] = [failingComponents, failedJobs, failingWebhooks];

/** The work queues of each role. */
const asked: Record<Exclude<Capacity, 'visitor'>, Ask[]> = {
  self_represented: ofFilers,
  attorney: ofFilers,
  clerk: [
    filingsToReview,
    lapsedReturns,
    feeWaivers,
    undeliveredOrders,
    defaultRequests,
    doubtfulReadings,
    pressingDeadlines,
    requestedHearings,
    claimsToDecide,
  ],
  judge: [hearingsToday, documentsToSign, pressingDeadlines],
  signing_in: [],
  pending_judge: [ownProfile],
  court_administrator: [
    judgesToVerify,
    claimsToDecide,
    accessToDecide,
    contactsToAnswer,
    failingWebhooks,
    filingsToReview,
    lapsedReturns,
  ],
  it_personnel: ofSystems,
};

/** The user's work queues. */
export function workQueues(services: Services, viewer: Actor): Promise<WorkQueue[]> {
  return Promise.all(asked[viewer.capacity].map((ask) => ask(services, viewer)));
}
