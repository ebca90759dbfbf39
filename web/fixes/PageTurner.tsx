import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';

type Props = { page: number; of: number; onPage: (page: number) => void };

/** Turns the pages of a document. */
export function PageTurner({ page, of, onPage }: Props) {
  const { t } = useTranslation();
  return (
    <div className="row">
      <Button
        dense
        iconOnly
        aria-label={t('filings.returned.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="i" aria-hidden />
      </Button>
      <span role="status">{t('filings.returned.page', { page, of })}</span>
      <Button
        dense
        iconOnly
        aria-label={t('filings.returned.nextPage')}
        disabled={page >= of}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="i" aria-hidden />
      </Button>
    </div>
  );
}
