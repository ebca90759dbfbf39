import { createHmac, randomBytes } from 'node:crypto';

/** Signing as Standard Webhooks 1.0 describes it (https://www.standardwebhooks.com), symmetric, version v1. */

const prefix = 'whsec_';

export function newSigningSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

export type Signed = { id: string; timestamp: number; body: string };

/** The value of webhook-signature: one signature for each secret in force, parted by a space. */
export function signMessage(secrets: string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
