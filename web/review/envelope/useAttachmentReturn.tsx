import { type ReactNode, useState } from 'react';
import type { ProcessedDocument } from '#contract/analyses';
import type { Finding } from '#contract/checks';
import type { FilingDetails } from '#contract/filings';
import { lazily } from '#web/ui/lazily.tsx';
import type { ReviewHere } from '../useReview.tsx';
import { marksOf } from './marksOf.ts';
import { unmark, useReturnMarks } from './returnMarks.ts';

const ReturnAttachmentDialog = lazily(
  async () => (await import('./ReturnAttachmentDialog.tsx')).ReturnAttachmentDialog,
  null,
);

type Asked = { document: ProcessedDocument; finding: string | null };

/**
 * The return of attachments on the bench: the marks, the dialog, and what “Return with this” does. A finding of an
 * attachment returns that attachment where the court permits it, otherwise the filing.
 */
export function useAttachmentReturn(filing: FilingDetails | undefined, { options, returnWith }: ReviewHere) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const kept = useReturnMarks(filing?.id);
  const marks = filing ? marksOf(kept, filing.documents, options) : [];
  const permitted = Boolean(options?.partial.permitted && options.may.includes('accepted'));
  const markOf = ({ id }: ProcessedDocument) => marks.find(({ document_id }) => document_id === id);
  const turn = (document: ProcessedDocument) => {
    if (filing && markOf(document)) unmark(filing.id, document.id);
    else setAsked({ document, finding: null });
  };
  const fromFinding = ({ rule_id, document }: Pick<Finding, 'rule_id' | 'document'>) => {
    const version = filing?.compliance_check.check?.documents[document]?.version_id;
    const attachment = filing?.documents.find((one) => one.version_id === version && one.kind === 'supporting');
    if (attachment && permitted) setAsked({ document: attachment, finding: rule_id });
    else returnWith?.(rule_id);
  };
  const dialog: ReactNode = asked && options && (
    <ReturnAttachmentDialog
      document={asked.document}
      options={options}
      finding={asked.finding}
      mark={markOf(asked.document)}
      onClose={() => setAsked(null)}
    />
  );
  return {
    marks,
    turn: permitted ? turn : undefined,
    returnWith: returnWith || permitted ? fromFinding : undefined,
    dialog,
  };
}
