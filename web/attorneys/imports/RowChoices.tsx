import { useTranslation } from 'react-i18next';
import type { ImportRow } from '#contract/rosterImports';
import type { RowChoice } from '#domain/attorneys/imports/importTerms';
import { choicesFor } from '#domain/attorneys/imports/rowChoices';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import styles from './imports.module.css';

type Props = { row: ImportRow; busy: boolean; onChoose: (choice: RowChoice | null) => void };

/** What happens with a row. */
export function RowChoices({ row: { kind, choice, line }, busy, onChoose }: Props) {
  const { t } = useTranslation();
  if (choice === 'skip' || kind === 'error') {
    const isOut = choice === 'skip';
    return (
      <div>
        <Button
          kind="quiet"
          dense
          busy={busy}
          aria-label={t(isOut ? 'attorneys.imports.includeRow' : 'attorneys.imports.leaveOutRow', { line })}
          onClick={() => onChoose(isOut ? null : 'skip')}
        >
          {t(isOut ? 'attorneys.imports.include' : 'attorneys.imports.leaveOut')}
        </Button>
      </div>
    );
  }
  if (kind === 'unchanged') return null;
  const offered: readonly RowChoice[] = [...choicesFor[kind], 'skip'];
  return (
    <div className={styles.choice}>
      <Segmented
        label={t('attorneys.imports.choice', { line })}
        value={choice ?? ''}
        onChange={(value) => onChoose(value as RowChoice)}
        options={offered.map((value) => ({
          value,
          label: t(`attorneys.imports.choose.${kind === 'similar' ? 'similar' : 'usual'}.${value as 'new'}`),
        }))}
      />
    </div>
  );
}
