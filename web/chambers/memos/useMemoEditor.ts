import { useEffect, useRef, useState } from 'react';
import type { BenchMemo } from '#contract/benchMemos';
import { type MemoContent, mergeMemos } from '#domain/chambers/benchMemo';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useSaveBenchMemoMutation } from './memosApi.ts';

const pauseMs = 1200;
type Saving = { state: 'saved' | 'unsaved' | 'saving'; problem: string | null; mergedWith: string | null };

/**
 * The text of a memo while it is written: saved after a pause, with the version that it is based on. If someone else
 * saved first, both texts are merged by part and saved.
 */
export function useMemoEditor(opened: BenchMemo) {
  const [memo, setMemo] = useState(opened);
  const [content, setContent] = useState<MemoContent>(opened.content);
  const [saving, setSaving] = useState<Saving>({ state: 'saved', problem: null, mergedWith: null });
  const latest = useRef(content);
  const running = useRef<Promise<BenchMemo | null> | null>(null);
  const [save] = useSaveBenchMemoMutation();

  const put = (next: MemoContent) => {
    latest.current = next;
    setContent(next);
  };
  const change = (part: Partial<MemoContent>) => {
    put({ ...latest.current, ...part });
    setSaving((now) => ({ ...now, state: 'unsaved', problem: null }));
  };
  const store = async (base: BenchMemo, attempts = 3): Promise<BenchMemo | null> => {
    const sent = latest.current;
    setSaving((now) => ({ ...now, state: 'saving', problem: null }));
    const { data, error } = await save({ id: base.id, version: base.version, content: sent });
    if (data) {
      setMemo(data.memo);
      setSaving((now) => ({ ...now, state: latest.current === sent ? 'saved' : 'unsaved' }));
      return data.memo;
    }
    const { code, details } = error as CallError;
    const current = (details as { current?: BenchMemo } | undefined)?.current;
    if (code === 'changed_meanwhile' && current && attempts > 0) {
      put(mergeMemos(base.content, latest.current, current.content).content);
      setMemo(current);
      setSaving((now) => ({ ...now, mergedWith: current.changed_by }));
      return store(current, attempts - 1);
    }
    setSaving({ state: 'unsaved', problem: errorText(error), mergedWith: null });
    return null;
  };
  /** Saves now what is not saved yet; answers with the memo, or null if it could not be saved. */
  const flush = async (): Promise<BenchMemo | null> => {
    const base = (await running.current) ?? memo;
    if (JSON.stringify(base.content) === JSON.stringify(latest.current)) return base;
    running.current = store(base).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const flushLatest = useRef(flush);
  flushLatest.current = flush;
  const isUnsaved = saving.state === 'unsaved' && saving.problem === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause.
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => void flushLatest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [isUnsaved, content]);
  return { memo, content, saving, change, flush, setMemo };
}
export type MemoEditor = ReturnType<typeof useMemoEditor>;
