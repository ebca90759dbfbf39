import { useTranslation } from 'react-i18next';
import type { TentativeRuling } from '#contract/tentativeRulings';
import { dispositions } from '#domain/rulings/dispositions';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Badge } from '#web/ui/Status.tsx';

/** A tentative ruling beside its motion: what it is, when it becomes public, and who will argue. */
export function TentativeMark({ tentative }: { tentative: TentativeRuling }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { state, publish_at, published_at, disposition, directs_argument, notices, drafted_by } = tentative;
  const when = published_at ?? publish_at;
  return (
    <>
      <span>
        <Badge tone={state === 'published' ? 'info' : state === 'awaits_judge' ? 'warn' : 'none'}>
          {t('rulings.tentative.badge', { ruling: dispositions[disposition].label })}
        </Badge>{' '}
        <span className="muted small">
          {t(`rulings.tentative.state.${state}`, { when: when ? format.moment(when) : '' })}
          {drafted_by && ` · ${t('rulings.tentative.draftedBy', { name: drafted_by })}`}
          {directs_argument && ` · ${t('rulings.tentative.directed')}`}
        </span>
      </span>
      {notices.map(({ id, person, issues }) => (
        <span key={id} className="small">
          {issues ? t('rulings.tentative.arguesOn', { person, issues }) : t('rulings.tentative.argues', { person })}
        </span>
      ))}
    </>
  );
}
