import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import { Button } from '#web/ui/Button.tsx';
import type { AskedFix } from './AskedFix.ts';
import { FixHistory } from './FixHistory.tsx';

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
  const { t } = useTranslation();
  return (
    <div className="body stack">
      {isRead && shown?.file_type === 'pdf' && (
        <div>
          <Button dense onClick={() => onOpen({ fix: 'redact', document: shown, finding: null })}>
            <Eraser className="i" aria-hidden />
            {t('filings.fixes.redact')}
          </Button>
        </div>
      )}
      <FixHistory filingId={filingId} onUndone={onChanged} />
    </div>
  );
}
