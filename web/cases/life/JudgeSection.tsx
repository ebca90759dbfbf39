import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseLife } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './life.module.css';
import { Part } from './Part.tsx';

const AssignDialog = lazily(async () => (await import('./AssignDialog.tsx')).AssignDialog, null);

type Props = { found: CaseDetails; life: CaseLife };

/** The assigned judge, who acts during an absence, hearings before other judges, and the log of assignments. */
export function JudgeSection({ found, life }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [assigning, setAssigning] = useState(false);
  return (
    <Part
      title={t('cases.field.judge')}
      actions={
        life.abilities.manage &&
        found.status === 'open' && (
          <Button dense onClick={() => setAssigning(true)}>
            {t(found.judge_name ? 'cases.life.judge.reassign' : 'cases.life.judge.button')}
          </Button>
        )
      }
    >
      <p>
        {found.judge_name ?? t('cases.noJudge')}
        {life.covered_by && ` ${t('cases.life.judge.covered', { name: life.covered_by })}`}
      </p>
      {life.hearings_before_others.length > 0 && (
        <Note tone="warn">
          {t('cases.life.judge.hearings')}
          <ul>
            {life.hearings_before_others.map(({ id, event_type, hearing_date, judge }) => (
              <li key={id}>
                {event_type}, {format.day(hearing_date)}, {judge}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {life.assignments.length > 0 && <AssignmentLog life={life} />}
      {assigning && <AssignDialog found={found} onClose={() => setAssigning(false)} />}
    </Part>
  );
}

function AssignmentLog({ life }: { life: CaseLife }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Table
      cards
      dense
      caption={t('cases.life.judge.log')}
      rows={life.assignments}
      rowKey={({ number }) => String(number)}
      columns={[
        { key: 'at', title: t('cases.life.from'), cell: ({ at }) => format.moment(at) },
        { key: 'judge', title: t('cases.field.judge'), cell: ({ judge }) => judge ?? t('cases.noJudge') },
        { key: 'how', title: t('cases.life.judge.how'), cell: (line) => <How line={line} /> },
        { key: 'by', title: t('cases.life.by'), secondary: true, cell: ({ by }) => by ?? t('cases.life.portal') },
      ]}
    />
  );
}

/** The reason or the rule and, for court staff, what is needed to repeat the draw. */
function How({ line: { rule, method, reason, draw } }: { line: CaseLife['assignments'][number] }) {
  const { t } = useTranslation();
  return (
    <div>
      {rule && method && <span>{t(`cases.life.judge.methods.${method}`, { name: rule })} </span>}
      {reason}
      {draw && (
        <details className={styles.log}>
          <summary>{t('cases.life.judge.draw')}</summary>
          <p>
            {t('cases.life.judge.cards', {
              cards: draw.cards.map(({ name, weight }) => `${name} ${weight}`).join(', '),
            })}
          </p>
          {draw.excluded.length > 0 && (
            <p>
              {t('cases.life.judge.excluded', {
                judges: draw.excluded
                  .map(({ name, why }) => `${name} (${t(`cases.life.judge.why.${why}`)})`)
                  .join(', '),
              })}
            </p>
          )}
          <p>{t('cases.life.judge.seed', { seed: draw.seed, point: draw.point + 1 })}</p>
          <p>{t('cases.life.judge.verify')}</p>
        </details>
      )}
    </div>
  );
}
