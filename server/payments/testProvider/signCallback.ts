import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Needs } from '#server/kernel/needs';

/** An older signature is refused, so that a recorded callback cannot be sent again later. */
const oldestMs = 5 * 60_000;

/** Signs the body of a callback: the moment, and an HMAC-SHA-256 over both. */
export function signCallback({ config, now }: Needs<'config' | 'now'>, body: string): string {
  const at = now().getTime();
  return `t=${at},v1=${digestOf(config.secret_key, at, body).toString('hex')}`;
}

/** Whether a callback was signed by the provider a short time ago. */
export function isSigned({ config, now }: Needs<'config' | 'now'>, body: string, signature = ''): boolean {
  const [, moment, given] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (moment === undefined || given === undefined) return false;
  if (Math.abs(now().getTime() - Number(moment)) > oldestMs) return false;
  return timingSafeEqual(digestOf(config.secret_key, Number(moment), body), Buffer.from(given, 'hex'));
}

function digestOf(secret_key: string, at: number, body: string): Buffer {
  const key = createHmac('sha256', secret_key).update('callbacks of the test payment provider').digest();
  return createHmac('sha256', key).update(`${at}.${body}`).digest();
}
