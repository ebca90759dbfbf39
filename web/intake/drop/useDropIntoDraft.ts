import type { FilingDetails } from '#contract/filings';
import { useDropHere } from '#web/filings/dropHere.ts';
import { useSupportingUpload } from '#web/filings/useSupportingUpload.ts';

/** Documents that are dropped on an open draft are added to the lead document that is shown. */
export function useDropIntoDraft(filing: FilingDetails): void {
  const { upload } = useSupportingUpload(filing);
  const take = (files: readonly File[]) => void upload(files);
  useDropHere(filing.abilities.add_documents ? { kind: 'draft', name: filing.document_name, take } : null);
}
