import { useNavigate } from 'react-router';
import type { HeldSubmission } from '#contract/heldSubmissions';
import { errorText } from '#web/calls/errorText.ts';
import { askAbout } from '#web/filings/startAnalysis.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { useFileOwnDocumentMutation } from './courtdocApi.ts';

/**
 * Files a document that is already in the portal, and opens it in case processing. A doubtful one must be confirmed
 * first.
 */
export function useFileOwn() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useFileOwnDocumentMutation();
  const file = async (kind: 'analysis' | 'generated', id: string, name: string) => {
    const sentFrom = location.pathname;
    const reply = await send({ kind, id, ask_first: 'yes' });
    if (reply.error && isDoubted(reply.error)) {
      dispatch(askAbout(reply.error.details, [name], sentFrom));
      return;
    }
    if (reply.error) {
      toast.error(errorText(reply.error));
      return;
    }
    toast.success(reply.data.message);
    void navigate(`/case-processing?filing=${reply.data.filing_id}`);
  };
  return { file, isFiling: isLoading };
}

const isDoubted = (error: { code?: unknown }): error is { code: string; details: HeldSubmission } =>
  error.code === 'submission_doubted';
