import { Braces, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { downloadReport } from './downloadReport.ts';

/** Downloads the report of a check: as a document for printing, and as JSON for other programs. */
export function ReportButtons({ of, documentName }: { of: string; documentName: string }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<'pdf' | 'json' | null>(null);
  const save = async (format: 'pdf' | 'json') => {
    setBusy(format);
    await downloadReport(of, format, documentName).catch((error: Error) => toast.error(error.message));
    setBusy(null);
  };
  return (
    <>
      <Button dense busy={busy === 'pdf'} onClick={() => void save('pdf')}>
        <Printer className="i" aria-hidden />
        {t('checks.report')}
      </Button>
      <Button dense busy={busy === 'json'} onClick={() => void save('json')}>
        <Braces className="i" aria-hidden />
        {t('checks.json')}
      </Button>
    </>
  );
}
