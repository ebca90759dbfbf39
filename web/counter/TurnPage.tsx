import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';

type Props = { page: number; more: boolean; onPage: (page: number) => void };

/** Older and newer rows of a list that is not counted; nothing where there is only one page. */
export function TurnPage({ page, more, onPage }: Props) {
  const { t } = useTranslation();
  if (page === 1 && !more) return null;
  return (
    <nav className="pager" aria-label={t('ui.pager.label')}>
      <Button dense disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="i" aria-hidden />
        {t('counter.newer')}
      </Button>
      <Button dense disabled={!more} onClick={() => onPage(page + 1)}>
        {t('counter.more')}
        <ChevronRight className="i" aria-hidden />
      </Button>
    </nav>
  );
}
