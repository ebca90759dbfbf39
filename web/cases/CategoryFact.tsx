import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetails } from '#contract/cases';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import styles from './CategoryFact.module.css';

const CategoryDialog = lazily(async () => (await import('./CategoryDialog.tsx')).CategoryDialog, null);

/** The category of a case, which court staff can change. */
export function CategoryFact({ found }: { found: CaseDetails }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const { category, abilities } = found;
  if (!category && !abilities.manage) return null;
  return (
    <div>
      <dt>{t('cases.field.category')}</dt>
      <dd className={styles.category}>
        {category ? `${category.label} (${category.code})` : <span className="muted">{t('cases.category.none')}</span>}
        {abilities.manage && (
          <Button kind="quiet" dense iconOnly aria-label={t('cases.category.change')} onClick={() => setChanging(true)}>
            <Pencil className="i" aria-hidden />
          </Button>
        )}
        {changing && <CategoryDialog found={found} onClose={() => setChanging(false)} />}
      </dd>
    </div>
  );
}
