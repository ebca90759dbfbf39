import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { PartOutcome } from '#contract/draftSubmission';
import { type DoubtedDocument, type DraftDetails, type FiledDraft, SubmissionDoubted } from '#contract/drafts';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useFileDraftMutation } from '#web/filings/filingsApi.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { useFileSubmissionMutation } from '../submission/submissionApi.ts';
import { latestParts } from './latestParts.ts';
import { savePending } from './pendingSaves.ts';

/** What the filer does before filing again is beside the button. */
const ofNotices: readonly string[] = [
  'draft_changed',
  'filing_not_delegated',
  'firm_staff_files_for_attorney',
  'draft_being_read',
  'envelope_not_usable',
  'fee_choice_missing',
  'payment_not_authorized',
  'waiver_document_missing',
];

type Options = {
  latest: () => Promise<DraftDetails>;
  onFiled: (filed: FiledDraft) => void;
  onOutcomes: (outcomes: readonly PartOutcome[]) => void;
};

/**
 * Files a draft. What is doubtful about it is asked first; if it was changed in another window, nothing is filed, and
 * its present state is shown with a notice.
 */
export function useFileDraft({ latest, onFiled, onOutcomes }: Options) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useFileDraftMutation();
  const [sendAll, { isLoading: isSendingAll }] = useFileSubmissionMutation();
  const [notice, setNotice] = useState<string | null>(null);
  const [asking, setAsking] = useState<readonly DoubtedDocument[]>([]);

  const file = async (confirmed: boolean) => {
    setNotice(null);
    if (!(await savePending())) {
      setAsking([]);
      return setNotice(t('filings.drafts.notSaved'));
    }
    const draft = await latest();
    const parts = await dispatch(latestParts(draft));
    const confirming = confirmed ? ({ confirmed_doubts: true } as const) : {};
    if (parts.length > 1) {
      const all = await sendAll({ id: draft.id, parts, ...confirming });
      setAsking([]);
      return all.data ? onOutcomes(all.data.outcomes) : explain(all.error);
    }
    const reply = await send({ id: draft.documents[0]!.id, version: draft.version, ...confirming });
    setAsking([]);
    if (reply.data) return onFiled(reply.data);
    explain(reply.error);
  };
  const explain = (error: CallError | SerializedError) => {
    const code = 'code' in error ? error.code : undefined;
    if (code === 'submission_doubted' && 'details' in error) {
      const doubted = SubmissionDoubted.safeParse(error.details);
      if (doubted.success) return setAsking(doubted.data.documents);
    }
    const who = code === 'draft_changed' && 'details' in error ? colleagueIn(error.details) : undefined;
    if (who) return setNotice(t('filings.drafts.changedElsewhere', { who }));
    if (code !== undefined && ofNotices.includes(code)) return setNotice(errorText(error));
    if ('status' in error && error.status === 0) return setNotice(t('filings.drafts.offline'));
    toast.error(errorText(error));
  };
  return { file, isFiling: isLoading || isSendingAll, notice, asking, stopAsking: () => setAsking([]) };
}

/** Who else changed the draft, as the refusal states. */
function colleagueIn(details: unknown): string | undefined {
  const known = z.object({ changed_by: z.string() }).safeParse(details);
  return known.success ? known.data.changed_by : undefined;
}
