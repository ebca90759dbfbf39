import type { DeliveryProblems } from '#domain/integrations/DeliveryProblems';
import type { Texts } from '../../Catalog.ts';

function answered(status: number): string {
  if (status >= 300 && status < 400) return `Answered ${status}. Redirects are not followed: enter the final address.`;
  if (status === 410) return 'Answered 410: the receiver wants no more deliveries.';
  return `Answered ${status}.`;
}

const knownErrors: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was broken off.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The network cannot be reached.',
  ETIMEDOUT: 'The host did not answer.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is signed by nobody who is known.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is signed by nobody who is known.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name.',
};

/** Why a message did not reach the receiver of a webhook. */
export const deliveryProblems: Texts<DeliveryProblems> = {
  'target.not_an_address': () => 'This is not an address.',
  'target.not_https': () => 'The address must begin with https://.',
  'target.more_than_address': () => 'Leave user name, password and # out of the address.',
  'target.host_unknown': ({ host }) => `The name ${host} is not known.`,
  'target.private_address': ({ address }) =>
    `${address} lies in a private network. The operator can except a network with WEBHOOK_NETWORKS.`,
  'delivery.refused': ({ status }) => answered(status),
  'delivery.timed_out': ({ seconds }) => `No answer within ${seconds} seconds.`,
  'delivery.broken_off': ({ error }) => knownErrors[error] ?? `Not delivered: ${error}.`,
  'delivery.not_sent': ({ fault }) => `The portal could not send it: ${fault}`,
};
