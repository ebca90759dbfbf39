import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseDetails } from '#contract/cases';
import { MovedFrom } from '#web/calendar/MovedFrom.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { CaseRulings } from '#web/rulings/CaseRulings.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Table } from '#web/ui/Table.tsx';

const CaseHearingRequests = lazily(
  async () => (await import('#web/calendar/requests/CaseHearingRequests.tsx')).CaseHearingRequests,
  null,
);
const CaseTentatives = lazily(
  async () => (await import('#web/rulings/tentatives/CaseTentatives.tsx')).CaseTentatives,
  null,
);

type Props = { caseId: string; hearings: CaseDetails['hearings'] };

/** The requests for a hearing in a case, and its hearings, latest first. */
export function CaseHearings({ caseId, hearings }: Props) {
  return (
    <>
      <CaseHearingRequests caseId={caseId} />
      <CaseTentatives caseId={caseId} />
      <CaseRulings caseId={caseId} />
      <HearingTable hearings={hearings} />
    </>
  );
}

function HearingTable({ hearings }: Pick<Props, 'hearings'>) {
  const format = useFormat();
  const { t } = useTranslation();
  if (hearings.length === 0)
    return (
      <EmptyState icon={CalendarDays} title={t('cases.hearings.empty')}>
        <Link to="/calendar">{t('cases.hearings.toCalendar')}</Link>
      </EmptyState>
    );
  return (
    <Table
      cards
      caption={t('cases.tab.hearings')}
      rows={hearings}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'when',
          title: t('cases.hearings.when'),
          cell: ({ hearing_date, hearing_time, moved_from }) => (
            <>
              <span className="nowrap">
                {format.day(hearing_date)}, {format.clock(hearing_time)}
              </span>
              <br />
              <MovedFrom dates={moved_from} />
            </>
          ),
        },
        { key: 'event', title: t('cases.hearings.event'), cell: ({ event_type }) => event_type },
        { key: 'judge', title: t('cases.field.judge'), secondary: true, cell: ({ judge }) => judge },
        { key: 'venue', title: t('cases.hearings.venue'), secondary: true, cell: ({ venue }) => venue },
        { key: 'status', title: t('cases.field.status'), cell: ({ status }) => t(`cases.hearings.status.${status}`) },
      ]}
    />
  );
}
