import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CounselLink, Participant } from '#contract/participants';
import { may } from '#domain/identity/permissions';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import styles from './CounselCell.module.css';

/** Counsel of a participant with the lead and since when, then those who represented them before. */
export function CounselCell({ one }: { one: Participant }) {
  const { t } = useTranslation();
  const current = one.counsel.filter(({ ended }) => ended === null);
  // A decedent, a witness, or an officer of the court has no counsel to record.
  const isParty = one.role_id !== 'decedent' && one.side !== 'officer' && one.side !== 'none';
  const former = one.counsel.filter(({ ended }) => ended !== null && ended.kind !== 'recorded_in_error');
  return (
    <ul className={styles.counsel}>
      {current.map((link) => (
        <li key={link.id}>
          <CounselName link={link} />
          <CounselNote link={link} of={current.length} />
        </li>
      ))}
      {current.length === 0 && isParty && (
        <li className="muted">{t(one.self_represented ? 'participants.selfRepresented' : 'participants.noCounsel')}</li>
      )}
      {former.map((link) => (
        <li key={link.id} className="muted small">
          <FormerCounsel link={link} />
        </li>
      ))}
    </ul>
  );
}

function CounselName({ link: { attorney_id, full_name, bar_number } }: { link: CounselLink }) {
  const { t } = useTranslation();
  const reads = useAppSelector((state) => may(capacityOf(state.user), 'attorneys:read'));
  const words = [full_name, bar_number && t('cases.parties.bar', { number: bar_number })].filter(Boolean).join(', ');
  return attorney_id && reads ? <Link to={`/attorneys/view-attorney/${attorney_id}`}>{words}</Link> : words;
}

function CounselNote({ link, of }: { link: CounselLink; of: number }) {
  const format = useFormat();
  const { t } = useTranslation();
  const since = link.appeared_on && t('participants.since', { day: format.day(link.appeared_on) });
  const entry = link.appearance_entry !== null && t('participants.entry', { number: link.appearance_entry });
  const notes = [
    link.is_lead && of > 1 && t('participants.lead'),
    since,
    entry,
    !link.gets_notice && t('participants.noNotice'),
  ].filter(Boolean);
  return notes.length > 0 ? <span className="muted small"> · {notes.join(' · ')}</span> : null;
}

function FormerCounsel({ link }: { link: CounselLink }) {
  const format = useFormat();
  const { t } = useTranslation();
  const basis = link.ended?.basis ? t(`participants.basis.${link.ended.basis}`) : '';
  return t(basis ? 'participants.formerlyOn' : 'participants.formerly', {
    name: link.full_name ?? link.bar_number ?? '',
    day: format.day(link.ended!.on),
    basis,
  });
}
