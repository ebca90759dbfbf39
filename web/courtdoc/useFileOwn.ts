import { useNavigate } from 'react-router';
import { errorText } from '#web/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useFileOwnDocumentMutation } from './courtdocApi.ts';

/** Files a document of one's own and goes to it in case processing. */
export function useFileOwn() {
  const navigate = useNavigate();
  const [send, { isLoading }] = useFileOwnDocumentMutation();
  const file = async (kind: 'analysis' | 'generated', id: string) => {
    const reply = await send({ kind, id });
    if (reply.error) {
      toast.error(errorText(reply.error));
      return;
    }
    toast.success(reply.data.message);
    void navigate(`/case-processing?filing=${reply.data.filing_id}`);
  };
  return { file, isFiling: isLoading };
}
