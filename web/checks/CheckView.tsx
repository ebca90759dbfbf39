import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckResult, Finding } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import { type FindingClass, findingClasses } from '#domain/rules/checks/Finding';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Status } from '#web/ui/Status.tsx';
import styles from './CheckView.module.css';
import { FindingItem } from './FindingItem.tsx';
import { FormSuggestions } from './FormSuggestions.tsx';
import { NotCheckedList } from './NotCheckedList.tsx';

type Props = {
  check: CheckResult;
  /** Whether the user is the clerk, for whom the wording differs: 'You may return it'. */
  decides: boolean;
  /** Opens a position in a document; absent if no document is next to it. */
  onPlace?: (finding: Finding, place: Evidence) => void;
  /** Whether the positions of a finding can be shown; by default, all can. */
  opens?: (finding: Finding) => boolean;
  /** Buttons for the entire check. */
  actions?: ReactNode;
};

const yours: Partial<Record<FindingClass, string>> = {
  clerk_may_return: 'checks.youMayReturn',
  clerk_may_notice: 'checks.youMayNotice',
};

/** The findings of a check, grouped by who may act, with its rules and the first steps. */
export function CheckView({ check, decides, onPlace, opens = () => true, actions }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [chosen, setOnly] = useState<FindingClass | null>(null);
  const { pack, counts } = check;
  const found = findingClasses.filter((one) => counts[one] > 0);
  // The selected type may have been resolved since then.
  const only = chosen !== null && counts[chosen] > 0 ? chosen : null;
  const nameOf = (one: FindingClass) => t((decides && yours[one]) || `checks.class.${one}`);
  const item = (finding: Finding, index: number) => (
    <FindingItem
      key={`${finding.rule_id}${index}`}
      finding={finding}
      documentName={finding.document === 0 ? null : (check.documents[finding.document]?.document_name ?? null)}
      {...(onPlace && opens(finding) && { onPlace: (place: Evidence) => onPlace(finding, place) })}
    />
  );
  return (
    <div className={styles.checked}>
      <div className={styles.checkedHead}>
        <p>
          <ShieldCheck className="i i-sm" aria-hidden />
          {t('checks.checkedWith')} <strong>{pack.name}</strong>
          <span className="muted">
            {' '}
            · {t('checks.packWhen', { edition: format.day(pack.edition), when: format.moment(check.checked_at) })}
          </span>
        </p>
        {found.length > 0 && (
          <fieldset className="chips" aria-label={t('checks.whoMayAct')}>
            {found.map((one) => (
              <Chip key={one} pressed={only === one} onClick={() => setOnly(only === one ? null : one)}>
                {nameOf(one)} <b>{counts[one]}</b>
              </Chip>
            ))}
          </fieldset>
        )}
        {actions}
      </div>
      {check.first !== null && check.findings.length > 1 && (
        <p className={styles.checkedFirst}>
          <strong>{t('checks.first')}</strong> {check.first}
        </p>
      )}
      {check.findings.length === 0 && (
        <p className={styles.checkedClean}>
          <Status tone="ok">{t('checks.clean', { count: check.met })}</Status>
        </p>
      )}
      {found
        .filter((one) => only === null || only === one)
        .map((one) => (
          <section key={one} aria-label={nameOf(one)}>
            <h4 className="class-heading">{nameOf(one)}</h4>
            <ul>{check.findings.filter((finding) => finding.class === one && !finding.form).map(item)}</ul>
          </section>
        ))}
      {only === null && counts.form > 0 && (
        <FormSuggestions count={counts.form}>{check.findings.filter(({ form }) => form).map(item)}</FormSuggestions>
      )}
      <NotCheckedList check={check} />
    </div>
  );
}
