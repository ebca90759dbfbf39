import { Download, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DocumentFix, downloadFixFile } from '#contract/fixes';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

type Props = { fix: DocumentFix; isBusy: boolean; onUndo?: () => void };

/** One fix that was applied: of which document, when and by whom, and the file before it. */
export function AppliedFix({ fix, isBusy, onUndo }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, document_name, asked_by, applied_at, undone_at, before } = fix;
  const save = () =>
    saveFile(addressOfCall(downloadFixFile, { id, side: 'before' }), document_name).catch((error: unknown) =>
      toast.error(errorText(error)),
    );
  const kind = t(`filings.fixes.title.${fix.fix}`);
  return (
    <li className="small">
      <strong>{kind}</strong> · <span className="clip">{document_name}</span>
      <p className="muted">
        {t(undone_at ? 'filings.fixes.undoneBy' : 'filings.fixes.appliedBy', {
          by: asked_by,
          when: format.moment(undone_at ?? applied_at!),
        })}
      </p>
      <p className="muted mono tiny clip" title={before.sha256}>
        {t('filings.fixes.fingerprint', { sha256: before.sha256 })}
      </p>
      <div className="row wrap">
        {onUndo && (
          <Button dense busy={isBusy} onClick={onUndo}>
            <Undo2 className="i" aria-hidden />
            {t('filings.fixes.undo')}
          </Button>
        )}
        <Button dense onClick={() => void save()} aria-label={t('filings.fixes.saveNamed', { fix: kind })}>
          <Download className="i" aria-hidden />
          {t('filings.fixes.save')}
        </Button>
      </div>
    </li>
  );
}
