import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/kernel/config';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { openSecret, sealSecret } from './sealing.ts';

const { directory, remove } = makeThrowawayDirectory('assize-sealing-');
afterAll(remove);
const evaluation = { config: readConfig({ DATA_DIR: directory }, '/') };
const withKey = (key: string) => ({ config: readConfig({ DATA_DIR: directory, ENCRYPTION_KEY: key }, '/') });

describe('a sealed secret', () => {
  test('can be opened for the same purpose, and looks different each time', async () => {
    const [first, second] = [
      await sealSecret(evaluation, 'a', 'whsec_ü'),
      await sealSecret(evaluation, 'a', 'whsec_ü'),
    ];
    expect(await openSecret(evaluation, 'a', first)).toBe('whsec_ü');
    expect(first.equals(second)).toBe(false);
    expect(first.toString('latin1')).not.toContain('whsec');
  });

  test('cannot be opened for another purpose, with another key, or after a bit is flipped', async () => {
    const sealed = await sealSecret(evaluation, 'a', 'whsec_x');
    await expect(openSecret(evaluation, 'b', sealed)).rejects.toThrow();
    await expect(openSecret(withKey('k'.repeat(40)), 'a', sealed)).rejects.toThrow();
    sealed[sealed.length - 1]! ^= 1;
    await expect(openSecret(evaluation, 'a', sealed)).rejects.toThrow();
  });

  test('of an evaluation court is opened with the key in its data directory, which only the owner may read', async () => {
    const sealed = await sealSecret(evaluation, 'a', 'whsec_y');
    const file = path.join(directory, 'encryption-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await openSecret(withKey(readFileSync(file, 'utf8')), 'a', sealed)).toBe('whsec_y');
  });

  test('is sealed under one key even if several processes seal concurrently for the first time', async () => {
    const fresh = makeThrowawayDirectory('assize-sealing-');
    const court = { config: readConfig({ DATA_DIR: fresh.directory }, '/') };
    const sealed = await Promise.all(Array.from({ length: 8 }, () => sealSecret(court, 'a', 'whsec_z')));
    for (const one of sealed) expect(await openSecret(court, 'a', one)).toBe('whsec_z');
    expect(readdirSync(fresh.directory)).toEqual(['encryption-key']);
    await fresh.remove();
  });

  test('of a real court requires ENCRYPTION_KEY', async () => {
    const real = { config: { ...evaluation.config, evaluation: false } };
    await expect(sealSecret(real, 'a', 'x')).rejects.toThrow('ENCRYPTION_KEY');
  });
});
