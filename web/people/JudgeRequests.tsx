import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgeRequest } from '#contract/people';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { specializationName } from '#web/identity/specializationName.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { toast } from '#web/ui/toast.ts';
import { ConfirmGrant } from './ConfirmGrant.tsx';
import { EmailFact } from './EmailFact.tsx';
import { Fact } from './Fact.tsx';
import styles from './people.module.css';
import { useDecideJudgeMutation, useListJudgeRequestsQuery, useWithdrawJudgeMutation } from './peopleApi.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useDecision } from './useDecision.ts';
import { usePeopleAddress } from './usePeopleAddress.ts';
import { Decide, WaitingList } from './WaitingList.tsx';

const statuses = ['pending', 'verified', 'refused'] as const;

/** The requests to be a judge of the court, pending and decided. */
export function JudgeRequests() {
  const { t } = useTranslation();
  const { query, status: asked, change } = usePeopleAddress();
  const status = statuses.find((one) => one === asked) ?? 'pending';
  const { data, error } = useListJudgeRequestsQuery({ page: query.page, status });
  const decisions = useJudgeDecisions();
  return (
    <>
      <div className="before">
        <Segmented
          label={t('people.judges.status')}
          value={status}
          onChange={(value) => change({ status: value === 'pending' ? '' : value })}
          options={statuses.map((value) => ({ value, label: t(`people.judges.statuses.${value}`) }))}
        />
      </div>
      <WaitingList
        label={t('people.tabs.judges')}
        rows={data?.judges}
        error={error}
        empty={{ icon: UserRoundCheck, title: t(`people.judges.empty.${status}`), text: t('people.judges.emptyText') }}
        paging={{
          page: query.page,
          totalPages: data?.total_pages ?? 1,
          onPage: (page) => change({ page: String(page) }),
        }}
        rowKey={({ person_id }) => person_id}
      >
        {(judge) => <JudgeLine judge={judge} decisions={decisions} />}
      </WaitingList>
      <JudgeDialogs decisions={decisions} />
    </>
  );
}

/** The decisions about requests, and the request that each dialog concerns. */
function useJudgeDecisions() {
  const [decide, { isLoading }] = useDecideJudgeMutation();
  const refusal = useDecision<JudgeRequest & { id: string }>(decide);
  const [verifying, setVerifying] = useState<JudgeRequest | null>(null);
  const [withdrawing, setWithdrawing] = useState<JudgeRequest | null>(null);
  const [withdraw] = useWithdrawJudgeMutation();
  return {
    ...refusal,
    isDeciding: isLoading,
    verifying,
    setVerifying,
    verify: async ({ person_id, version }: JudgeRequest) => {
      await refusal.confirm({ id: person_id, version });
      setVerifying(null);
    },
    withdrawing,
    setWithdrawing,
    withdraw: async ({ person_id, version }: JudgeRequest, reason: string) => {
      const reply = await withdraw({ id: person_id, version, reason });
      if (reply.error) return fieldProblems(reply.error as CallError).reason ?? errorText(reply.error);
      toast.success(reply.data.message);
      return null;
    },
  };
}
type JudgeDecisions = ReturnType<typeof useJudgeDecisions>;

/** One request with the available decisions. */
function JudgeLine({ judge, decisions }: { judge: JudgeRequest; decisions: JudgeDecisions }) {
  const { t } = useTranslation();
  const isUnverified = judge.email !== null && !judge.email_verified;
  return (
    <>
      <h3>{judge.full_name}</h3>
      <JudgeFacts judge={judge} />
      {judge.status === 'pending' && (
        <Decide
          name={judge.full_name}
          verb={t('people.judges.verify')}
          busy={decisions.isDeciding}
          disabled={isUnverified}
          onConfirm={() => decisions.setVerifying(judge)}
          onRefuse={() => decisions.setRefusing({ ...judge, id: judge.person_id })}
        />
      )}
      {judge.status === 'pending' && isUnverified && <p className="muted small">{t('people.judges.unverified')}</p>}
      {judge.status === 'verified' && (
        <div className={styles.waitingActs}>
          <Button
            kind="danger"
            aria-label={t('people.judges.withdrawName', { name: judge.full_name })}
            onClick={() => decisions.setWithdrawing(judge)}
          >
            {t('people.judges.withdraw')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The dialogs for verifying, refusing, or withdrawing the verification of a judge. */
function JudgeDialogs({ decisions }: { decisions: JudgeDecisions }) {
  const { t } = useTranslation();
  const { verifying, withdrawing, refusing } = decisions;
  return (
    <>
      {verifying && (
        <ConfirmGrant
          title={t('people.judges.verifyTitle', { name: verifying.full_name })}
          effects={[t('people.grant.roles.judge'), t('people.judges.verifyUndo')]}
          confirmLabel={t('people.judges.verify')}
          busy={decisions.isDeciding}
          onClose={() => decisions.setVerifying(null)}
          onConfirm={() => void decisions.verify(verifying)}
        />
      )}
      {withdrawing && (
        <RefuseDialog
          title={t('people.judges.withdrawTitle', { name: withdrawing.full_name })}
          about={t('people.judges.withdrawText')}
          verb={t('people.judges.withdraw')}
          onClose={() => decisions.setWithdrawing(null)}
          onRefuse={(reason) => decisions.withdraw(withdrawing, reason)}
        />
      )}
      {refusing && (
        <RefuseDialog
          title={t('people.judges.refuse', { name: refusing.full_name })}
          onClose={() => decisions.setRefusing(null)}
          onRefuse={(reason) => decisions.refuse(refusing, reason)}
        />
      )}
    </>
  );
}

function JudgeFacts({ judge }: { judge: JudgeRequest }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <dl className={styles.waitingFacts}>
      <EmailFact email={judge.email} verified={judge.email_verified} />
      <Fact name={t('judge.specialization')}>{specializationName(t, judge.specialization)}</Fact>
      <Fact name={t('judge.barNumber')}>{judge.bar_number}</Fact>
      <Fact name={t('judge.location')}>{judge.location}</Fact>
      <Fact name={t('judge.courtHouse')}>{judge.court_house}</Fact>
      <Fact name={t('people.asked')}>{format.moment(judge.created_at)}</Fact>
      {judge.decided_at && <Fact name={t('people.decided')}>{format.moment(judge.decided_at)}</Fact>}
      {judge.reason && <Fact name={t('people.reason')}>{judge.reason}</Fact>}
    </dl>
  );
}
