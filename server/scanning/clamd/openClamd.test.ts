import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readClamdAddress } from '#server/kernel/clamdAddress';
import { eicar } from '../eicar.ts';
import { type FakeClamd, startFakeClamd } from '../testing/fakeClamd.ts';
import { openClamd } from './openClamd.ts';

let fake: FakeClamd;
beforeEach(async () => {
  fake = await startFakeClamd();
});
afterEach(() => fake.stop().catch(() => {}));

const open = (limits: { timeoutMs?: number; limitBytes?: number } = {}) =>
  openClamd({ address: { host: '127.0.0.1', port: fake.port }, timeoutMs: 5000, limitBytes: 50_000_000, ...limits });
async function* chunks(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part);
}
const scan = (content: string, limits = {}) => open(limits).scan(chunks(content), content.length);

describe('a stream', () => {
  test('without malware is clean', async () => {
    expect(await scan('A complaint.')).toEqual({ state: 'clean' });
  });

  test('with a signature is infected, also where it is divided into chunks', async () => {
    const parts = [eicar.slice(0, 20), '', eicar.slice(20)];
    expect(await open().scan(chunks(...parts), eicar.length)).toEqual({
      state: 'infected',
      signature: 'Win.Test.EICAR_HDB-1',
    });
  });

  test('of 40 MB arrives completely', async () => {
    const part = Buffer.alloc(1024 * 1024, 'x');
    expect(await open().scan(chunks(...Array.from({ length: 40 }, () => part)), 40 * part.length)).toEqual({
      state: 'clean',
    });
    expect(fake.scanned).toEqual([40 * part.length]);
  });

  test('that cannot be read is a fault, not an answer of the scanner', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('disk error');
    }
    await expect(open().scan(broken(), 10)).rejects.toThrow('disk error');
  });
});

describe('a scan that fails is never clean:', () => {
  test.each([
    ['limit', 'too_large'],
    ['exceeds', 'too_large'],
    ['drops', 'failed'],
    ['silent', 'timed_out'],
  ] as const)('a scanner that answers with %s', async (mode, problem) => {
    fake.mode = mode;
    expect(await scan('A complaint.', { timeoutMs: 500 })).toEqual({ state: 'not_scanned', problem });
  });

  test('a scanner that is down', async () => {
    await fake.stop();
    expect(await scan('A complaint.')).toEqual({ state: 'not_scanned', problem: 'unreachable' });
    await expect(open().version()).rejects.toThrow();
  });

  test('a file over the limit, which is not sent', async () => {
    expect(await scan('A complaint.', { limitBytes: 5 })).toEqual({ state: 'not_scanned', problem: 'too_large' });
    expect(fake.scanned).toEqual([]);
  });
});

test.each([
  ['tcp://clamd.example.gov:3311', { host: 'clamd.example.gov', port: 3311 }],
  ['tcp://clamd.example.gov', { host: 'clamd.example.gov', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://clamd.example.gov', null],
  ['clamd', null],
])('%s is read as an address', (given, address) => {
  expect(readClamdAddress(given)).toEqual(address);
});
