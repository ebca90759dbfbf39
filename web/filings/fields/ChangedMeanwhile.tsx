import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ChangedField } from './fieldWork.ts';

/** The changes that others made while the person worked on the filing, until the person dismisses them. */
export function ChangedMeanwhile({ changed, onRead }: { changed: readonly ChangedField[]; onRead: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  if (changed.length === 0) return null;
  return (
    <div className="note warn" role="alert">
      <TriangleAlert className="i" aria-hidden />
      <div className="stack">
        <p>{t('filings.fields.changedMeanwhile')}</p>
        <ul>
          {changed.map((one) => (
            <li key={`${one.field} ${one.at}`}>
              {t('filings.fields.changedField', {
                field: t(`filings.field.${one.field}`),
                value: one.value?.replaceAll('\n', ', ') ?? t('filings.none'),
                who: one.by,
                when: format.moment(one.at),
              })}
            </li>
          ))}
        </ul>
        <div>
          <Button dense onClick={onRead}>
            {t('filings.fields.changedRead')}
          </Button>
        </div>
      </div>
    </div>
  );
}
