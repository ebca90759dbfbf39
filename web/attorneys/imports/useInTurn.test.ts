import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RosterImport } from '#contract/rosterImports';
import { useInTurn } from './useInTurn.ts';

type Reply = { data?: { import: RosterImport } | undefined };
const leaves = (version: number): Reply => ({ data: { import: { version } as RosterImport } });

test('a change begins after the one before it, with the version that it left', async () => {
  const { result, rerender } = renderHook(useInTurn, { initialProps: { version: 3 } });
  const begun: number[] = [];
  const refused = async (version: number): Promise<Reply> => {
    begun.push(version);
    return {};
  };
  let answer = (_reply: Reply) => {};
  const first = result.current((version) => {
    begun.push(version);
    return new Promise<Reply>((resolve) => (answer = resolve));
  });
  const second = result.current(async (version) => {
    begun.push(version);
    return leaves(9);
  });
  await Promise.resolve();
  expect(begun).toEqual([3]);
  answer(leaves(7));
  await Promise.all([first, second]);
  expect(begun).toEqual([3, 7]);
  // A reading that is older than the last change does not count.
  rerender({ version: 4 });
  await result.current(refused);
  // A refusal leaves the version; a later reading does count.
  rerender({ version: 12 });
  await result.current(refused);
  expect(begun).toEqual([3, 7, 9, 12]);
});

test('a change that fails does not stop those after it', async () => {
  const { result } = renderHook(useInTurn, { initialProps: { version: 1 } });
  const failed = result.current(() => Promise.reject(new Error('No connection')));
  const next = result.current(async (version) => leaves(version + 1));
  await expect(failed).rejects.toThrow('No connection');
  expect((await next).data!.import.version).toBe(2);
});
