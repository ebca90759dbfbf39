import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Claim } from '#contract/people';
import { AttorneyStatusBadge } from '#web/attorneys/AttorneyStatusBadge.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { EmailFact } from './EmailFact.tsx';
import { Fact } from './Fact.tsx';
import styles from './people.module.css';
import { useDecideClaimMutation, useListClaimsQuery } from './peopleApi.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useDecision } from './useDecision.ts';
import { usePeopleAddress } from './usePeopleAddress.ts';
import { Decide, WaitingList } from './WaitingList.tsx';

/** Claims to roster entries, next to the roster entry with that bar number. */
export function AttorneyClaims() {
  const { t } = useTranslation();
  const { query, change } = usePeopleAddress();
  const { data, error } = useListClaimsQuery({ page: query.page });
  const [decide, { isLoading }] = useDecideClaimMutation();
  const { refusing, setRefusing, confirm, refuse } = useDecision<Claim>(decide);

  return (
    <>
      <WaitingList
        label={t('people.tabs.attorneys')}
        rows={data?.claims}
        error={error}
        empty={{ icon: Scale, title: t('people.claims.empty'), text: t('people.claims.emptyText') }}
        paging={{
          page: query.page,
          totalPages: data?.total_pages ?? 1,
          onPage: (page) => change({ page: String(page) }),
        }}
        rowKey={({ id }) => id}
      >
        {(claim) => (
          <>
            <h3>{claim.full_name}</h3>
            <ClaimFacts claim={claim} />
            <Decide
              name={claim.full_name}
              verb={t('people.claims.confirm')}
              busy={isLoading}
              disabled={claim.entry === null || claim.entry.taken_by !== null}
              onConfirm={() => void confirm(claim)}
              onRefuse={() => setRefusing(claim)}
            />
          </>
        )}
      </WaitingList>
      {refusing && (
        <RefuseDialog
          title={t('people.claims.refuse', { name: refusing.full_name })}
          onClose={() => setRefusing(null)}
          onRefuse={(reason) => refuse(refusing, reason)}
        />
      )}
    </>
  );
}

function ClaimFacts({ claim }: { claim: Claim }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { entry } = claim;
  return (
    <>
      <dl className={styles.waitingFacts}>
        <EmailFact email={claim.email} verified={claim.email_verified} />
        <Fact name={t('judge.barNumber')}>{claim.bar_number}</Fact>
        <Fact name={t('people.asked')}>{format.moment(claim.created_at)}</Fact>
        {entry && (
          <Fact name={t('people.claims.entry')}>
            <Link to={`/attorneys/view-attorney/${entry.id}`}>{entry.full_name}</Link> {entry.type}{' '}
            <AttorneyStatusBadge status={entry.status} />
          </Fact>
        )}
      </dl>
      {!entry && <Note tone="warn">{t('people.claims.noEntry')}</Note>}
      {entry?.taken_by && <Note tone="warn">{t('people.claims.taken', { name: entry.taken_by })}</Note>}
    </>
  );
}
