/** How the court gives notice of an entry to a person of the case. */
export const deliveryMethods = ['portal', 'email', 'mail', 'personal'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** Whether the court serves the entry, and files a proof of it, or gives notice of its filing. */
export const deliveryPurposes = ['service', 'notice'] as const;
export type DeliveryPurpose = (typeof deliveryPurposes)[number];

/**
 * The states of one delivery. `pending` ends as `delivered` or `escalated`: then a named queue of the court holds it until
 * a clerk has served the person by other means or recorded why not. Without an electronic address, the filer serves the
 * person (`by_filer`), or the entry need not be served (`not_required`).
 */
export const deliveryStates = ['pending', 'delivered', 'escalated', 'resolved', 'by_filer', 'not_required'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The queues that hold what could not be delivered. */
export const escalationQueues = ['returned_mail', 'no_address', 'paper_service'] as const;
export type EscalationQueue = (typeof escalationQueues)[number];
