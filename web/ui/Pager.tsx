import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

type Props = {
  /** From 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** At the right end: the total number. */
  children?: ReactNode;
};

/** 'Page {n} of {total}' (departure 7). Next is disabled on the last page. */
export function Pager({ page, totalPages, onPage, children }: Props) {
  const { t } = useTranslation();
  const total = Math.max(totalPages, 1);
  return (
    <nav className="pager" aria-label={t('ui.pager.label')}>
      <Button dense disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="i" aria-hidden />
        {t('ui.pager.previous')}
      </Button>
      <span aria-live="polite">{t('ui.pager.page', { page, total })}</span>
      <Button dense disabled={page >= total} onClick={() => onPage(page + 1)}>
        {t('ui.pager.next')}
        <ChevronRight className="i" aria-hidden />
      </Button>
      {children && <span className="end muted small hide-phone">{children}</span>}
    </nav>
  );
}
