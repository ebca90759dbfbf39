import { useTranslation } from 'react-i18next';
import type { ImportRow } from '#contract/rosterImports';
import type { RowKind } from '#domain/attorneys/imports/importTerms';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { CorrectRow } from './CorrectRow.tsx';
import styles from './imports.module.css';
import { RowChoices } from './RowChoices.tsx';
import { RowComparison } from './RowComparison.tsx';
import { useChangeRow } from './useChangeRow.ts';
import type { InTurn } from './useInTurn.ts';

const tones: Record<RowKind, Tone> = { new: 'ok', changed: 'info', unchanged: 'none', similar: 'warn', error: 'bad' };

type Props = { id: string; row: ImportRow; canChange: boolean; inTurn: InTurn };

/** A row of the file: what it is, its errors or the roster’s entry next to it, and what happens with it. */
export function ImportRowItem({ id, row, canChange, inTurn }: Props) {
  const { t } = useTranslation();
  const { change, isLoading } = useChangeRow(id, row, inTurn);
  const { line, kind, choice, values, match, problems } = row;
  const isOut = choice === 'skip';
  return (
    <li className={styles.importRow}>
      <div className={styles.rowHead}>
        <span className="muted small nowrap">{t('attorneys.imports.row', { line })}</span>
        <Badge tone={isOut ? 'none' : tones[kind]}>{t(`attorneys.imports.kind.${isOut ? 'skipped' : kind}`)}</Badge>
        <span className="strong">{values.full_name || t('attorneys.imports.noName')}</span>
        <span className="muted small">
          {[values.bar_number, values.status, values.type].filter(Boolean).join(' · ')}
        </span>
      </div>
      {kind === 'error' && !isOut && canChange && (
        <CorrectRow row={row} busy={isLoading} onSave={(values, everywhere) => change({ values, everywhere })} />
      )}
      {kind === 'error' && !canChange && (
        <ul>
          {problems.map(({ field, why }) => (
            <li key={`${field} ${why}`}>{why}</li>
          ))}
        </ul>
      )}
      {match && kind !== 'unchanged' && !isOut && (
        <RowComparison row={row} canChange={canChange} onFields={(fields) => change({ choice: 'update', fields })} />
      )}
      {canChange && <RowChoices row={row} busy={isLoading} onChoose={(chosen) => change({ choice: chosen })} />}
    </li>
  );
}
