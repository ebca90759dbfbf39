import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Packet, PacketDocument } from '#contract/chambers';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import chambersStyles from './chambers.module.css';
import { useReadPacketQuery } from './chambersApi.ts';
import styles from './HearingPacket.module.css';
import { PrivateNoteField } from './PrivateNoteField.tsx';
import type { ChambersAddress } from './useChambersAddress.ts';
import { useSits } from './useSits.ts';

/** One hearing on one page: case, parties, documents in order, the open document, and private notes. */
export function HearingPacket({ id, address }: { id: string; address: ChambersAddress }) {
  const { t } = useTranslation();
  const { data: packet, error, isFetching } = useReadPacketQuery({ id, page: address.page });
  const open = (hearing: string | null) => address.change({ hearing, paper: null, page: null });
  return (
    <section className={`panel ${styles.packet}`} aria-labelledby="packet-heading" aria-busy={isFetching}>
      <header>
        <h2 id="packet-heading">{packet?.hearing.case_title ?? t('chambers.packet')}</h2>
        <div className="end">
          <Link className={buttonClass({ kind: 'primary', dense: true })} to={`/judge-dashboard/hearings/${id}`}>
            {t('chambers.openBinder')}
          </Link>
          <Button
            dense
            disabled={!packet?.previous}
            aria-label={t('chambers.previousHearing')}
            onClick={() => open(packet?.previous ?? null)}
          >
            <ChevronLeft className="i" aria-hidden />
            {t('ui.pager.previous')}
          </Button>
          <Button
            dense
            disabled={!packet?.next}
            aria-label={t('chambers.nextHearing')}
            onClick={() => open(packet?.next ?? null)}
          >
            {t('ui.pager.next')}
            <ChevronRight className="i" aria-hidden />
          </Button>
        </div>
      </header>
      <CallFailure className="body" error={error} />
      {!packet && !error && (
        <div className="body">
          <Skeleton lines={8} />
        </div>
      )}
      {packet && !error && <PacketBody key={packet.hearing.id} packet={packet} address={address} />}
    </section>
  );
}

function PacketBody({ packet, address }: { packet: Packet; address: ChambersAddress }) {
  const format = useFormat();
  const { t } = useTranslation();
  const sits = useSits();
  const { hearing, parties, papers, notes } = packet;
  const documents = papers.flatMap((paper) => paper.documents);
  const shown = documents.find(({ version_id }) => version_id === address.paper);
  const siblings = papers.find((paper) => paper.documents.some((one) => one === shown))?.documents ?? [];
  return (
    <div className="body stack">
      <p className="muted">
        {t('chambers.when', {
          time: format.clock(hearing.hearing_time),
          day: format.day(hearing.hearing_date),
          minutes: hearing.duration_minutes,
          event: hearing.event_type,
          venue: hearing.venue,
        })}
      </p>
      {packet.case ? (
        <p>
          <Link to={`/cases/${packet.case.id}`}>{packet.case.case_number}</Link>{' '}
          <span className="muted">
            {t('chambers.caseAbout', {
              type: packet.case.case_type,
              status: t(`chambers.caseStatus.${packet.case.status === 'closed' ? 'closed' : 'open'}`),
              day: format.day(packet.case.opened_on),
            })}
          </span>
        </p>
      ) : (
        <Note>{t('chambers.notDocketed', { number: hearing.case_number })}</Note>
      )}
      {parties.length > 0 && (
        <ul className={styles.packetParties} aria-label={t('chambers.parties')}>
          {parties.map(({ full_name, role, counsel }) => (
            <li key={`${role} ${full_name}`}>
              <span className="muted small">{role}</span> {full_name}
              {counsel && <span className="muted small"> {t('chambers.counsel', { name: counsel })}</span>}
            </li>
          ))}
        </ul>
      )}
      <h3>{t('chambers.papersHeading', { count: packet.document_count })}</h3>
      {papers.length === 0 ? (
        <p className="muted">{t('chambers.noPapers')}</p>
      ) : (
        <ol className={styles.packetDocuments}>
          {papers.map((paper) => (
            <DocumentLine key={paper.filing_id} paper={paper} address={address} />
          ))}
        </ol>
      )}
      {packet.total_pages > 1 && (
        <Pager
          page={address.page}
          totalPages={packet.total_pages}
          onPage={(page) => address.change({ page: String(page), paper: null })}
        />
      )}
      {shown && (
        <div className={styles.packetViewer}>
          <DocumentViewer
            key={shown.version_id}
            document={shown}
            documents={siblings}
            onDocument={({ version_id }) => address.change({ paper: version_id })}
          />
        </div>
      )}
      {sits && (
        <section className={styles.packetNotes} aria-label={t('chambers.notes')}>
          <p className="muted small">{t('chambers.notesPrivate')}</p>
          <PrivateNoteField label={t('chambers.hearingNote')} about={{ hearing_id: hearing.id }} note={notes.hearing} />
          {packet.case && (
            <PrivateNoteField label={t('chambers.caseNote')} about={{ case_id: packet.case.id }} note={notes.case} />
          )}
        </section>
      )}
    </div>
  );
}

function DocumentLine({ paper, address }: { paper: PacketDocument; address: ChambersAddress }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <li>
      <span className={chambersStyles.packetNumber}>
        {paper.docket_number === null
          ? t('chambers.undocketed')
          : t('chambers.docket', { number: paper.docket_number })}
      </span>
      <span>
        {paper.documents.map((document) => (
          <button
            key={document.version_id}
            type="button"
            className="link-button"
            aria-pressed={document.version_id === address.paper}
            onClick={() =>
              address.change({ paper: document.version_id === address.paper ? null : document.version_id })
            }
          >
            {document.kind === 'lead' ? paper.title : document.title}
          </button>
        ))}
        <span className={`muted small ${chambersStyles.packetFiled}`}>
          {t('chambers.filed', { who: paper.filed_by, at: format.moment(paper.received_at) })}
          {paper.mark && ` · ${t(`chambers.marked.${paper.mark}`)}`}
        </span>
      </span>
    </li>
  );
}
