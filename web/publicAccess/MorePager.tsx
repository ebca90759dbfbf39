import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';

type Props = { page: number; more: boolean; onPage: (page: number) => void };

/** The pages of a list without a total: a count would show what is left out. */
export function MorePager({ page, more, onPage }: Props) {
  const { t } = useTranslation();
  return (
    <nav className="pager" aria-label={t('ui.pager.label')}>
      <Button dense disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('ui.pager.previous')}
      </Button>
      <span aria-live="polite">{t('publicRecord.page', { page })}</span>
      <Button dense disabled={!more} onClick={() => onPage(page + 1)}>
        {t('ui.pager.next')}
      </Button>
    </nav>
  );
}
