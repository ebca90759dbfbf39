import { useTranslation } from 'react-i18next';
import type { RequirementShown } from '#contract/courtdocRequirements';
import { useFormat } from '#web/preferences/useFormat.ts';
import { ConfidenceMark } from './ConfidenceMark.tsx';
import styles from './RequirementCard.module.css';

/** One requirement: its text, its authority, who may act on a violation, and whether it was confirmed. */
export function RequirementCard({ requirement: one }: { requirement: RequirementShown }) {
  const format = useFormat();
  const { t } = useTranslation();
  const acts = one.form_advice ? 'form' : (one.consequence?.act ?? 'none');
  const papers = one.doc_types.map((type) => t(`courtdoc.docType.${type}`)).join(', ');
  return (
    <li className={styles.requirement}>
      <span className={styles.tick} aria-hidden />
      <div className={styles.stack2}>
        <p className="strong">{one.requirement}</p>
        <p className="row wrap small">
          <cite>{one.citation}</cite>
          <ConfidenceMark confidence={one.confidence} />
        </p>
        <dl className={`${styles.requirementFacts} small`}>
          <div>
            <dt>{t('courtdoc.requirements.courts')}</dt>
            <dd>{courtsOf(one, t('courtdoc.requirements.anyState'))}</dd>
          </div>
          <div>
            <dt>{t('courtdoc.requirements.papers')}</dt>
            <dd>{papers}</dd>
          </div>
          <div>
            <dt>{t('courtdoc.requirements.checked')}</dt>
            <dd>
              {t(`courtdoc.check.${one.check}`)} · {t(`courtdoc.automation.${one.automation}`)}
            </dd>
          </div>
          <div>
            <dt>{t('courtdoc.requirements.acts')}</dt>
            <dd>{t(`courtdoc.requirements.mayAct.${acts}`, { authority: one.consequence?.authority })}</dd>
          </div>
          {one.effective_from && (
            <div>
              <dt>{t('courtdoc.requirements.since')}</dt>
              <dd>{format.day(one.effective_from)}</dd>
            </div>
          )}
          {one.caveat && (
            <div>
              <dt>{t('courtdoc.requirements.note')}</dt>
              <dd>{one.caveat}</dd>
            </div>
          )}
          {one.sources.length > 0 && (
            <div>
              <dt>{t('courtdoc.requirements.seenIn')}</dt>
              <dd>{one.sources.map(({ title, kind }) => `${title} (${kind})`).join('; ')}</dd>
            </div>
          )}
        </dl>
        <p className="muted small">{t('lists.lastChecked', { day: format.day(one.checked_on) })}</p>
      </div>
    </li>
  );
}

/** `California · State Court`, `federal districts CAND`. */
function courtsOf({ jurisdiction, court_level, court_ids }: RequirementShown, anywhere: string): string {
  const where = jurisdiction.includes('*') ? anywhere : jurisdiction.join(', ');
  const ids = court_ids.map((id) => id.toUpperCase()).join(', ');
  return [where, court_level.join(', '), ids].filter(Boolean).join(' · ');
}
