import type { Session } from '#contract/identity';

/** The server's response to setting up a method. */
export type EnrolledReply = { recovery_codes: string[] | null; session: Session | null; message: string };
