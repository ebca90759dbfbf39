/** From the request of a plan to its end. A plan that was canceled keeps the best solution that was found. */
export const planStates = ['queued', 'running', 'done', 'canceled', 'failed'] as const;

/** Why a plan failed. */
export const planFailures = ['nothing_to_place', 'no_judges', 'no_rooms', 'too_large', 'fault'] as const;
export type PlanFailure = (typeof planFailures)[number];

/**
 * Which scheduled hearings a plan can move: none, so that only requests are placed; those of which no one was notified in
 * the last days; or all.
 */
export const planScopes = ['requests', 'not_recently_notified', 'all'] as const;

/** Days in which people were notified of a hearing recently. */
export const recentDays = 14;

/** Days of notice that hearings get unless a plan says otherwise. */
export const usualNoticeDays = 10;

/** The most hearings and days of a plan. */
export const mostHearings = 2000;
export const mostPlanDays = 92;

/** The shortest, the usual, and the longest search, in seconds. */
export const searchSeconds = { least: 5, usual: 20, most: 300 } as const;

/** Days from the request within which a hearing is wanted, where the court has set no standard. */
export const usualWaitDays = 30;
