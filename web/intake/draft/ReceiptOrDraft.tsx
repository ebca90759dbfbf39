import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';

/** Fetched when a document is filed. */
const ReceiptNote = lazily(async () => (await import('#web/filings/receipt/receiptParts.tsx')).ReceiptNote, null);

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
