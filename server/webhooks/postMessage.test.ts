import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { readConfig } from '#server/kernel/config';
import { isForbiddenAddress } from './forbiddenAddress.ts';
import { postMessage } from './postMessage.ts';
import { type Receiver, startReceiver } from './testing/startReceiver.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

const evaluation = { config: readConfig({}, '/') };
const guarded = { config: { ...evaluation.config, webhooks: { networks: [] } } };
const message = { url: 'http://court.example/hook', headers: {}, body: '{}' };

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '[::1]',
    '::7f00:1',
    '[::7f00:1]',
    '::8.8.8.8',
    '::ffff:0:7f00:1',
    '100::1',
    '4000::1',
    '5f00::1',
    'fec0::1',
    'ff02::1',
  ])('%s is blocked', (address) => {
    expect(isForbiddenAddress(address, [])).toBe(true);
  });

  test.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700::1111'])('%s is allowed', (address) => {
    expect(isForbiddenAddress(address, [])).toBe(false);
  });

  test('in a network that the operator exempted is allowed, and its neighbor is not', () => {
    const { networks } = readConfig({ WEBHOOK_NETWORKS: '10.20.0.0/16, fd00:1::/32' }, '/').webhooks;
    expect(isForbiddenAddress('10.20.3.4', networks)).toBe(false);
    expect(isForbiddenAddress('10.21.3.4', networks)).toBe(true);
    expect(isForbiddenAddress('fd00:1::9', networks)).toBe(false);
    expect(isForbiddenAddress('127.0.0.1', networks)).toBe(true);
  });

  test.each(['10.0.0.0', '10.0.0.0/33', 'court/8', '10.0.0.0/'])('exempted as %s prevents the start', (text) => {
    expect(() => readConfig({ WEBHOOK_NETWORKS: text }, '/')).toThrow('WEBHOOK_NETWORKS');
  });
});

describe('a message', () => {
  const to = (...addresses: string[]) => ({
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
  const url = () => `http://court.example:${receiver.port}/hook`;

  test('is sent to the address that was checked, even if the name resolves differently later', async () => {
    receiver.answer({ status: 200, body: 'thank you' });
    const outcome = await postMessage(evaluation, { ...message, url: url() }, to('127.0.0.1'));
    expect(outcome).toEqual({ ok: true, status: 200, error: null, response: 'thank you' });
  });

  test('to a name that resolves to a private network is not sent', async () => {
    const before = receiver.heard.length;
    const outcome = await postMessage(guarded, { ...message, url: url() }, to('127.0.0.1'));
    expect(outcome.error).toEqual(say('target.private_address', { address: '127.0.0.1' }));
    expect(receiver.heard).toHaveLength(before);
  });

  test('to a name that resolves to both public and private addresses is not sent', async () => {
    const outcome = await postMessage(guarded, { ...message, url: url() }, to('93.184.216.34', '10.0.0.7'));
    expect(outcome.error).toEqual(say('target.private_address', { address: '10.0.0.7' }));
  });

  test('is not sent unencrypted by a real court', async () => {
    const real = { config: { ...evaluation.config, evaluation: false } };
    const outcome = await postMessage(real, { ...message, url: url() }, to('127.0.0.1'));
    expect(outcome).toMatchObject({ ok: false, status: null, error: say('target.not_https') });
  });

  test('to a receiver that takes too long times out', async () => {
    receiver.answer({ afterMs: 2000 });
    const outcome = await postMessage(evaluation, { ...message, url: url() }, { ...to('127.0.0.1'), limitMs: 80 });
    expect(outcome).toMatchObject({ ok: false, status: null, error: say('delivery.timed_out', { seconds: 0.08 }) });
  });

  test('reads only the beginning of an endless response', async () => {
    receiver.answer({ status: 200, body: 'x'.repeat(5_000_000) });
    const outcome = await postMessage(evaluation, { ...message, url: url() }, to('127.0.0.1'));
    expect(outcome).toMatchObject({ ok: true, status: 200 });
    expect(outcome.response).toHaveLength(1024);
  });

  test('to an unknown name reports the error', async () => {
    expect((await postMessage(evaluation, { ...message, url: url() }, to())).error).toEqual(
      say('target.host_unknown', { host: 'court.example' }),
    );
  });
});
