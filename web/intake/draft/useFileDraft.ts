import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type DoubtedDocument, type DraftDetails, type FiledDraft, SubmissionDoubted } from '#contract/drafts';
import { errorText } from '#web/calls/errorText.ts';
import { useFileDraftMutation } from '#web/filings/filingsApi.ts';
import { toast } from '#web/ui/toast.ts';
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

type Options = { latest: () => Promise<DraftDetails>; onFiled: (filed: FiledDraft) => void };

/**
 * Files a draft. What is doubtful about it is asked first; if it was changed in another window, nothing is filed, and
 * its present state is shown with a notice.
 */
export function useFileDraft({ latest, onFiled }: Options) {
  const { t } = useTranslation();
  const [send, { isLoading }] = useFileDraftMutation();
  const [notice, setNotice] = useState<string | null>(null);
  const [asking, setAsking] = useState<readonly DoubtedDocument[]>([]);

  const file = async (confirmed: boolean) => {
    setNotice(null);
    if (!(await savePending())) {
      setAsking([]);
      return setNotice(t('filings.drafts.notSaved'));
    }
    const { version, documents } = await latest();
    const reply = await send({ id: documents[0]!.id, version, ...(confirmed && { confirmed_doubts: true }) });
    setAsking([]);
    if (reply.data) return onFiled(reply.data);
    const { error } = reply;
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
  return { file, isFiling: isLoading, notice, asking, stopAsking: () => setAsking([]) };
}

/** Who else changed the draft, as the refusal states. */
function colleagueIn(details: unknown): string | undefined {
  const known = z.object({ changed_by: z.string() }).safeParse(details);
  return known.success ? known.data.changed_by : undefined;
}
