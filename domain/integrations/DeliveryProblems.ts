import type { MessageOf } from '#domain/messages/Message';

/** Why nothing is sent to an address. */
export type TargetProblems = {
  'target.not_an_address': Record<never, never>;
  'target.not_https': Record<never, never>;
  /** The address has a user name, a password or a fragment. */
  'target.more_than_address': Record<never, never>;
  'target.host_unknown': { host: string };
  'target.private_address': { address: string };
};
export type TargetProblem = MessageOf<TargetProblems>;

/** Why a message did not reach the receiver of a webhook. */
export type DeliveryProblems = TargetProblems & {
  'delivery.refused': { status: number };
  'delivery.timed_out': { seconds: number };
  /** `error`: the network's or the certificate's own code, for example `ECONNREFUSED`, else its words. */
  'delivery.broken_off': { error: string };
  /** The portal itself could not send it; `fault`: the words of what failed. */
  'delivery.not_sent': { fault: string };
};
export type DeliveryProblem = MessageOf<DeliveryProblems>;
