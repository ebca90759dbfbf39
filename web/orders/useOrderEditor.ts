import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderDraft } from '#contract/orderDrafts';
import { mergeContents } from '#domain/orders/mergeContents';
import type { OrderContent, OrderPart } from '#domain/orders/orderStates';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { changeParts, insertAfter } from './changeContent.ts';
import { useSaveOrderDraftMutation } from './ordersApi.ts';

const pauseMs = 1200;
const mostSteps = 200;
type Saving = { state: 'saved' | 'unsaved' | 'saving'; problem: string | null; mergedWith: string | null };

/**
 * The text of an order while it is edited: saved after a pause, with the version that it is based on. If someone else
 * saved first, both texts are merged by paragraph and saved.
 */
export function useOrderEditor(opened: OrderDraft) {
  const [order, setOrder] = useState(opened);
  const [content, setContent] = useState<OrderContent>(opened.content);
  const [saving, setSaving] = useState<Saving>({ state: 'saved', problem: null, mergedWith: null });
  const steps = useRef<OrderContent[]>([]);
  const latest = useRef(content);
  latest.current = content;
  const running = useRef<Promise<OrderDraft | null> | null>(null);
  const [save] = useSaveOrderDraftMutation();

  const change = useCallback((next: OrderContent, isStep = true) => {
    if (isStep) steps.current = [...steps.current.slice(-mostSteps), latest.current];
    latest.current = next;
    setContent(next);
    setSaving((now) => ({ ...now, state: 'unsaved' }));
  }, []);

  const store = async (base: OrderDraft, attempts = 3): Promise<OrderDraft | null> => {
    const sent = latest.current;
    setSaving((now) => ({ ...now, state: 'saving', problem: null }));
    const { data, error } = await save({ id: base.id, version: base.version, content: sent });
    if (data) {
      setOrder(data.order);
      setSaving((now) => ({ ...now, state: latest.current === sent ? 'saved' : 'unsaved' }));
      return data.order;
    }
    const { code, details } = error as CallError;
    const current = (details as { current?: OrderDraft } | undefined)?.current;
    if (code === 'changed_meanwhile' && current && attempts > 0) {
      change(mergeContents(base.content, latest.current, current.content, base.writer).content, false);
      setOrder(current);
      setSaving((now) => ({ ...now, mergedWith: current.changed_by }));
      return store(current, attempts - 1);
    }
    setSaving({ state: 'unsaved', problem: errorText(error), mergedWith: null });
    return null;
  };

  /** Saves now what is not saved yet; answers with the order, or null if it could not be saved. */
  const flush = async (): Promise<OrderDraft | null> => {
    const before = await running.current;
    const base = before ?? order;
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

  /** Shows what the server has saved instead of the text, as a step that can be undone. */
  const replace = (next: OrderDraft) => {
    change(next.content);
    setOrder(next);
    setSaving({ state: 'saved', problem: null, mergedWith: null });
  };
  const retry = () => {
    setSaving((now) => ({ ...now, problem: null }));
    return flush();
  };
  const undo = () => {
    const last = steps.current.pop();
    if (last) change(last, false);
  };
  return {
    ...{ order, content, saving, change, flush, retry, undo, setOrder, replace },
    editParts: (id: string, parts: OrderPart[]) => change(changeParts(latest.current, id, parts)),
    addAfter: (id: string): string => {
      const { content: next, added } = insertAfter(latest.current, id);
      change(next);
      return added;
    },
  };
}
export type OrderEditor = ReturnType<typeof useOrderEditor>;
