import { useEffect, useRef, useState } from 'react';
import type { DocumentFix } from '#contract/fixes';
import type { Bookmark, Mark } from '#domain/fixes/Fix';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { type AskedFix, orderFor } from './AskedFix.ts';
import {
  useApplyFixMutation,
  useCancelFixMutation,
  usePrepareFixMutation,
  usePrepareOwnFixMutation,
  useReadFixQuery,
} from './fixesApi.ts';

const everyMs = 1000;

export type FixWork = {
  /** Null until it is being prepared. */
  fix: DocumentFix | null;
  /** Why it could not be prepared, in words. */
  problem: string | null;
  isBusy: boolean;
  prepare: (marks: readonly Mark[], bookmarks?: readonly Bookmark[]) => void;
  /** True once it is applied. */
  apply: (accepts_invalid_signature: boolean) => Promise<boolean>;
  /** Discards what was prepared, so that marks can be changed. */
  discard: () => void;
};

/** Prepares a fix, follows its progress, and applies it. Nothing of it is in the document before that. */
export function useFix(ownerId: string, asked: AskedFix): FixWork {
  const [id, setId] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(true);
  const inFiling = usePrepareFixMutation();
  const inCheck = usePrepareOwnFixMutation();
  const [, prepared] = asked.in === 'check' ? inCheck : inFiling;
  const [apply, applied] = useApplyFixMutation();
  const [cancel] = useCancelFixMutation();
  const reply = useReadFixQuery({ id: id ?? '' }, { skip: id === null, pollingInterval: isPreparing ? everyMs : 0 });
  const fix = (id !== null && (reply.currentData ?? prepared.data)) || null;
  const state = fix?.state ?? 'preparing';
  if (isPreparing !== (state === 'preparing')) setPreparing(state === 'preparing');
  const begin = async (marks: readonly Mark[], bookmarks?: readonly Bookmark[]) => {
    const order = orderFor(asked, marks, bookmarks);
    if (order === null) return;
    const { id: document_id, version_id, sha256 } = asked.document;
    const answer =
      asked.in === 'check'
        ? await inCheck[0]({ id: ownerId, sha256, order })
        : await inFiling[0]({ id: ownerId, document_id, version_id: asked.prepared ?? version_id, order });
    if (answer.data) setId(answer.data.id);
  };
  useOnce(() => void begin([]));
  const refused = prepared.error ?? (fix ? undefined : reply.error);
  return {
    fix,
    problem: refused ? errorText(refused) : (fix?.error?.error ?? null),
    isBusy: prepared.isLoading || applied.isLoading,
    prepare: (marks, bookmarks) => void begin(marks, bookmarks),
    async apply(accepts) {
      const answer = await apply({ id: id!, ...(accepts && { accepts_invalid_signature: true }) });
      if (answer.error) toast.error(errorText(answer.error));
      return !answer.error;
    },
    discard() {
      setId(null);
      prepared.reset();
      if (id !== null && state !== 'applied') void cancel({ id });
    },
  };
}

/** Calls once, when the component appears. */
function useOnce(begin: () => void): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    begin();
  });
}
