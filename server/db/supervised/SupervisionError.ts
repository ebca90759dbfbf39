/** The portal's own PostgreSQL cannot be started; the message is the sentence that the operator reads. */
export class SupervisionError extends Error {}
