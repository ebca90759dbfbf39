import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetails } from '#contract/cases';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import styles from '../CategoryFact.module.css';

const AccessDialog = lazily(async () => (await import('./AccessDialog.tsx')).AccessDialog, null);

/** Who may read a case, which court staff can change by an order or a statute. */
export function AccessFact({ found }: { found: CaseDetails }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  if (!found.abilities.manage) return null;
  return (
    <div>
      <dt>{t('cases.field.access')}</dt>
      <dd className={styles.category}>
        {t(`cases.access.levels.${found.access}`)}
        <Button kind="quiet" dense iconOnly aria-label={t('cases.access.change')} onClick={() => setChanging(true)}>
          <Pencil className="i" aria-hidden />
        </Button>
        {changing && <AccessDialog caseId={found.id} onClose={() => setChanging(false)} />}
      </dd>
    </div>
  );
}
