import type { DeliveryProblems } from '#domain/integrations/DeliveryProblems';
import type { Texts } from '../../Catalog.ts';

function answered(status: number): string {
  if (status >= 300 && status < 400) return `Response ${status}. Redirects are not followed: enter the final address.`;
  if (status === 410) return 'Response 410: the receiver accepts no more deliveries.';
  return `Response ${status}.`;
}

const knownErrors: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was interrupted.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The network cannot be reached.',
  ETIMEDOUT: 'The host did not respond.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is not signed by a trusted authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not signed by a trusted authority.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for a different name.',
};

/** Why a message did not reach the receiver of a webhook. */
export const deliveryProblems: Texts<DeliveryProblems> = {
  'target.not_an_address': () => 'This is not a valid URL.',
  'target.not_https': () => 'The URL must start with https://.',
  'target.more_than_address': () => 'Remove the user name, password, and # from the URL.',
  'target.host_unknown': ({ host }) => `The host ${host} was not found.`,
  'target.private_address': ({ address }) =>
    `${address} is in a private network. The operator can allow a network with WEBHOOK_NETWORKS.`,
  'delivery.refused': ({ status }) => answered(status),
  'delivery.timed_out': ({ seconds }) => `No response within ${seconds} seconds.`,
  'delivery.broken_off': ({ error }) => knownErrors[error] ?? `Not delivered: ${error}.`,
  'delivery.not_sent': ({ fault }) => `The portal could not send the message: ${fault}`,
};
