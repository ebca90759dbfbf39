import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { ReceiptNote } from '#web/filings/ReceiptNote.tsx';
import { Note } from '#web/ui/Note.tsx';

/** States that the court received a document, or that it is a draft and has not been filed. */
export function ReceiptOrDraft({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  if (filing.state !== 'draft') return <ReceiptNote filing={filing} />;
  return (
    <div role="status">
      <Note>{t('filings.drafts.saved')}</Note>
    </div>
  );
}
