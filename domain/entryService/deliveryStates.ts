/** How the court serves an entry on a person of the case. */
export const deliveryMethods = ['portal', 'email', 'mail', 'personal'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/**
 * The states of one delivery. Each ends as `delivered` or `escalated`: then a named queue of the court holds it until
 * a clerk has served the person by other means or recorded why not.
 */
export const deliveryStates = ['pending', 'delivered', 'escalated', 'resolved'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The queues that hold what could not be delivered. */
export const escalationQueues = ['returned_mail', 'no_address', 'paper_service'] as const;
export type EscalationQueue = (typeof escalationQueues)[number];
