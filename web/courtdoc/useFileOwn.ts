import { useNavigate } from 'react-router';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useFileOwnDocumentMutation } from './courtdocApi.ts';

/** Makes a draft of a document that is already in the portal, and opens it in case processing. */
export function useFileOwn() {
  const navigate = useNavigate();
  const [send, { isLoading }] = useFileOwnDocumentMutation();
  const file = async (kind: 'analysis' | 'generated', id: string) => {
    const reply = await send({ kind, id });
    if (reply.error) {
      toast.error(errorText(reply.error));
      return;
    }
    void navigate(pathTo.draft(reply.data.filing_id));
  };
  return { file, isFiling: isLoading };
}
