import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseChallenge, CaseLife } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { may } from '#domain/identity/permissions';
import { keepCitations } from '#domain/text/keepCitations';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Table } from '#web/ui/Table.tsx';
import { Part } from './Part.tsx';

const ChallengeDialog = lazily(async () => (await import('./ChallengeDialog.tsx')).ChallengeDialog, null);
const DisqualificationDialog = lazily(
  async () => (await import('./DisqualificationDialog.tsx')).DisqualificationDialog,
  null,
);
const Disqualifications = lazily(async () => (await import('./Disqualifications.tsx')).Disqualifications, null);
const DecideChallengeDialog = lazily(
  async () => (await import('./DecideChallengeDialog.tsx')).DecideChallengeDialog,
  null,
);

type Props = { found: CaseDetails; life: CaseLife };

/** Challenges of the judge, each with its last days, its authority, and who decides. */
export function ChallengeSection({ found, life }: Props) {
  const { t } = useTranslation();
  const [entering, setEntering] = useState(false);
  const [deciding, setDeciding] = useState<CaseChallenge | null>(null);
  const [disqualifying, setDisqualifying] = useState(false);
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const isJudge = capacity === 'judge';
  const mayEnter = life.abilities.manage && found.judge_name !== null && found.status === 'open';
  const mayDisqualify = may(capacity, 'cases:decide') && (isJudge || found.judge_name !== null);
  const { challenges, disqualifications } = life;
  if (!mayEnter && !mayDisqualify && challenges.length + disqualifications.length === 0) return null;
  return (
    <Part
      title={t('cases.life.challenge.heading')}
      actions={
        <>
          {mayEnter && (
            <Button dense onClick={() => setEntering(true)}>
              {t('cases.life.challenge.enter')}
            </Button>
          )}
          {mayDisqualify && (
            <Button dense onClick={() => setDisqualifying(true)}>
              {t(isJudge ? 'cases.life.disqualify.openOwn' : 'cases.life.disqualify.open')}
            </Button>
          )}
        </>
      }
    >
      {challenges.length > 0 && <ChallengeTable rows={challenges} onDecide={setDeciding} />}
      {challenges.length + disqualifications.length === 0 && <p className="muted">{t('cases.life.challenge.none')}</p>}
      {disqualifications.length > 0 && <Disqualifications found={found} life={life} />}
      {entering && <ChallengeDialog found={found} life={life} onClose={() => setEntering(false)} />}
      {disqualifying && (
        <DisqualificationDialog found={found} life={life} isJudge={isJudge} onClose={() => setDisqualifying(false)} />
      )}
      {deciding && <DecideChallengeDialog challenge={deciding} onClose={() => setDeciding(null)} />}
    </Part>
  );
}

type TableProps = { rows: readonly CaseChallenge[]; onDecide: (challenge: CaseChallenge) => void };

function ChallengeTable({ rows, onDecide }: TableProps) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <Table
      cards
      caption={t('cases.life.challenge.heading')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('cases.life.challenge.name'),
          cell: ({ name, authority, judge, party_name }) => (
            <>
              {name} ({keepCitations(authority)})
              <br />
              <span className="muted">{t('cases.life.challenge.of', { judge, party: party_name })}</span>
            </>
          ),
        },
        {
          key: 'filed',
          title: t('cases.life.challenge.filed'),
          cell: ({ filed_on, last_day, late }) => (
            <>
              {format.day(filed_on)}
              {last_day && (
                <>
                  <br />
                  <span className="muted">
                    {t(late ? 'cases.life.challenge.late' : 'cases.life.challenge.lastDay', {
                      day: format.day(last_day),
                    })}
                  </span>
                </>
              )}
            </>
          ),
        },
        {
          key: 'status',
          title: t('cases.field.status'),
          cell: (one) => <ChallengeStatus challenge={one} onDecide={() => onDecide(one)} />,
        },
      ]}
    />
  );
}

function ChallengeStatus({ challenge, onDecide }: { challenge: CaseChallenge; onDecide: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { status, decide_by, decide_effect, decided_by, decision_reason, may_decide } = challenge;
  return (
    <>
      {t(`cases.life.challenge.statuses.${status}`)}
      {status !== 'pending' && (
        <span className="muted"> {[decided_by, decision_reason].filter(Boolean).join(': ')}</span>
      )}
      {status === 'pending' && decide_by && (
        <p className="muted">
          {t('cases.life.challenge.decideBy', { day: format.day(decide_by) })} {decide_effect}.
        </p>
      )}
      {may_decide && (
        <Button dense onClick={onDecide}>
          {t('cases.life.challenge.decide')}
        </Button>
      )}
      {status === 'pending' && !may_decide && <p className="muted">{t('cases.life.challenge.needsJudge')}</p>}
    </>
  );
}
