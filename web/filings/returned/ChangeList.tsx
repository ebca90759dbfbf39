import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/checks';
import type { ResubmissionChanges } from '#contract/resubmissions';
import { formatAmount } from '#domain/money/formatAmount';
import { keepCitations } from '#domain/text/keepCitations';
import styles from './returned.module.css';

/** What a resubmission changes: the headline, the findings of both checks, and the values. */
export function ChangeList({ changes }: { changes: ResubmissionChanges }) {
  const { t } = useTranslation();
  const { findings, signature_page, values, read, added, replaced, answer, paid_cents } = changes;
  return (
    <div className="stack small">
      {replaced && <p>{t('filings.returned.replaced', { before: replaced.before, after: replaced.after })}</p>}
      {added.length > 0 && <p>{t('filings.returned.added', { names: added })}</p>}
      {paid_cents > 0 && <p>{t('filings.returned.paid', { amount: formatAmount(paid_cents) })}</p>}
      {answer && <p>{t('filings.courtStatus.answer', { answer })}</p>}
      {signature_page !== null && <p className="strong">{t('filings.returned.signature', { page: signature_page })}</p>}
      {findings && (
        <>
          <p className="strong">
            {findings.fixed.length > 0 && t('filings.returned.fixed', { count: findings.fixed.length })}{' '}
            {findings.remaining.length > 0 && t('filings.returned.remaining', { count: findings.remaining.length })}{' '}
            {findings.added.length > 0 && t('filings.returned.appeared', { count: findings.added.length })}
          </p>
          <Findings kind="fixed" findings={findings.fixed} />
          <Findings kind="added" findings={findings.added} />
          {findings.remaining.length > 0 && (
            <details>
              <summary>{t('filings.returned.showRemaining')}</summary>
              <Findings kind="remaining" findings={findings.remaining} />
            </details>
          )}
        </>
      )}
      <Values rows={values.map(({ field, before, after }) => ({ field, before: before ?? '', after: after ?? '' }))} />
      <Values
        rows={read.map(({ field, before, after }) => ({ field, before: before.join(', '), after: after.join(', ') }))}
      />
    </div>
  );
}

function Findings({ kind, findings }: { kind: 'fixed' | 'remaining' | 'added'; findings: readonly Finding[] }) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.rule_id} ${finding.document} ${finding.message}`} data-kind={kind}>
          <span className="strong">{t(`filings.returned.${kind}One`)}</span> {finding.message}{' '}
          <span className="muted">({keepCitations(finding.authority)})</span>
        </li>
      ))}
    </ul>
  );
}

function Values({ rows }: { rows: readonly { field: string; before: string; after: string }[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {rows.map(({ field, before, after }) => (
        <li key={field}>
          <span className="strong">{t(`filings.field.${field}`)}</span>{' '}
          {t('filings.returned.value', {
            before: before || t('filings.returned.notStated'),
            after: after || t('filings.returned.notStated'),
          })}
        </li>
      ))}
    </ul>
  );
}
