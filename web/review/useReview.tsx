import { type ReactNode, useState } from 'react';
import type { FilingDetails } from '#contract/filings';
import type { Hold, ReviewOptions } from '#contract/review';
import { errorText } from '#web/calls/errorText.ts';
import { useReviewKeys } from '#web/filings/useReviewKeys.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { toast } from '#web/ui/toast.ts';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import { useClaimFilingMutation, useReleaseFilingMutation } from './reviewApi.ts';
import type { SayInLine } from './useMessageLine.ts';

const AcceptDialog = lazily(async () => (await import('./AcceptDialog.tsx')).AcceptDialog, null);
const MoveDialog = lazily(async () => (await import('./MoveDialog.tsx')).MoveDialog, null);
const SendBackDialog = lazily(async () => (await import('./SendBackDialog.tsx')).SendBackDialog, null);

type Asking = Hold['decision'] | 'deficient' | 'section';

type Ways = {
  onNext: () => void;
  onPrevious: () => void;
  onShortcuts: () => void;
  onUndo?: (() => void) | undefined;
  /** Reports a message with an action that takes it back. */
  say: SayInLine;
};

/**
 * The actions that the clerk can take on the filing, by button and by key; actions that the court's policy forbids are
 * omitted.
 */
export function useReview(filing: FilingDetails | undefined, options: ReviewOptions | undefined, ways: Ways) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [finding, setFinding] = useState<string | null>(null);
  const [keys] = useKeysSwitch();
  const [claim] = useClaimFilingMutation();
  const [release] = useReleaseFilingMutation();
  const may = (decision: Hold['decision']) => options?.may.includes(decision) ?? false;
  const open = (decision: Hold['decision'] | 'deficient', ruleId: string | null = null) => {
    setFinding(ruleId);
    setAsking(decision);
  };
  const ask = (decision: Hold['decision']) => (may(decision) ? () => open(decision) : undefined);
  const mine = options?.claim?.mine === true;
  const turnable = filing?.state === 'received' && options && !options.hold && (mine || !options.claim);
  const turn = async () => {
    if (!filing) return;
    const reply = await (mine ? release({ id: filing.id }) : claim({ id: filing.id }));
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  const acts = {
    accepted: ask('accepted'),
    returned: ask('returned'),
    rejected: ask('rejected'),
    deficient: options?.policy.deficiency && may('accepted') ? () => open('deficient') : undefined,
    next: ways.onNext,
    previous: ways.onPrevious,
    sheet: ways.onShortcuts,
    undo: ways.onUndo,
    section: turnable && options.section.has_others ? () => setAsking('section') : undefined,
    claim: turnable ? () => void turn() : undefined,
  };
  useReviewKeys(keys, acts);
  const done = () => {
    setAsking(null);
    ways.onNext();
  };
  const close = () => setAsking(null);
  const dialog: ReactNode =
    !filing || !options || !asking ? null : asking === 'section' ? (
      <MoveDialog filingId={filing.id} section={options.section} say={ways.say} onClose={close} />
    ) : asking === 'accepted' || asking === 'deficient' ? (
      <AcceptDialog
        filing={filing}
        options={options}
        deficient={asking === 'deficient'}
        onClose={close}
        onDecided={done}
      />
    ) : (
      <SendBackDialog decision={asking} options={options} finding={finding} onClose={close} onDecided={done} />
    );
  const returnWith = may('returned') ? (ruleId: string) => open('returned', ruleId) : undefined;
  return { acts, mine, filing, options, dialog, returnWith };
}

export type ReviewHere = ReturnType<typeof useReview>;
