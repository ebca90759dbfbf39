import type { Session } from '#contract/identity';

/** What the server answered to a method that was set up. */
export type EnrolledReply = { recovery_codes: string[] | null; session: Session | null; message: string };
