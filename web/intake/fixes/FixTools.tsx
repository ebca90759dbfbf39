import type { ProcessedDocument } from '#contract/analyses';
import type { AskedFix } from '#web/fixes/AskedFix.ts';
import { FixHistory } from '#web/fixes/FixHistory.tsx';
import { RedactButton } from '#web/fixes/RedactButton.tsx';

type Props = {
  filingId: string;
  /** A document is redacted once it has been read. */
  isRead: boolean;
  /** The document that is shown. */
  shown: ProcessedDocument | null;
  onOpen: (asked: AskedFix) => void;
  onChanged: () => void;
};

/** Above the values of a draft: a redaction that no finding asks for, and the fixes so far. */
export function FixTools({ filingId, isRead, shown, onOpen, onChanged }: Props) {
  return (
    <div className="body stack">
      {isRead && shown?.file_type === 'pdf' && (
        <RedactButton onOpen={() => onOpen({ in: 'draft', fix: 'redact', document: shown, finding: null })} />
      )}
      <FixHistory ownerId={filingId} onUndone={onChanged} />
    </div>
  );
}
