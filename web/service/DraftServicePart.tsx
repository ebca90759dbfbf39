import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftRecipient, DraftService } from '#contract/service';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AddedRecipients } from './AddedRecipients.tsx';
import { DraftRecipientRow } from './DraftRecipientRow.tsx';
import styles from './service.module.css';
import { useReadDraftServiceQuery } from './serviceApi.ts';
import { useServiceChoices } from './useServiceChoices.ts';

/** How often the service of a draft is requested while its documents are being read. */
const everyMs = 2000;

/** In a draft: who is served when it is filed, how, and why. */
export function DraftServicePart({ draftId }: { draftId: string }) {
  const { t } = useTranslation();
  const [isReading, setReading] = useState(true);
  const { currentData, error } = useReadDraftServiceQuery(
    { id: draftId },
    { pollingInterval: isReading ? everyMs : 0 },
  );
  const reads = currentData?.situation === 'reading';
  if (currentData && reads !== isReading) setReading(reads);
  return (
    <section className={styles.part} aria-label={t('service.heading')}>
      <h3>{t('service.heading')}</h3>
      {!currentData && error && <CallFailure error={error} />}
      {(reads || (!currentData && !error)) && <Skeleton lines={3} />}
      {currentData && !reads && <Situation draftId={draftId} service={currentData} />}
    </section>
  );
}

function Situation({ draftId, service }: { draftId: string; service: DraftService }) {
  const { t } = useTranslation();
  const { situation, initial, case_number } = service;
  if (situation === 'listed') return <Recipients draftId={draftId} service={service} />;
  if (situation === 'new_case') return <Note>{t('service.newCase', { authority: initial.authority })}</Note>;
  return <Note>{t('service.noList', { number: case_number })}</Note>;
}

/** A case can have hundreds of recipients. */
const shownAtFirst = 8;

/** Those whom the filer must serve, before the others. */
const first = (served: readonly DraftRecipient[]) =>
  served
    .toSorted((one, other) => Number(other.is_served_by_filer) - Number(one.is_served_by_filer))
    .slice(0, shownAtFirst);

function Recipients({ draftId, service }: { draftId: string; service: DraftService }) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const choices = useServiceChoices(draftId, service);
  const { recipients, added, case: found } = service;
  const selected = recipients.filter(({ is_selected }) => is_selected).length + added.length;
  const byFiler = recipients.filter(({ is_served_by_filer }) => is_served_by_filer).length;
  const served = recipients.filter(({ delivery }) => delivery !== 'not_required');
  const shown = showsAll || served.length <= shownAtFirst ? served : first(served);
  return (
    <>
      <p role="status" className="small">
        {found && `${found.case_number} ${found.title}: `}
        {t('service.summary', { count: selected })} {byFiler > 0 && t('service.summaryByFiler', { count: byFiler })}
      </p>
      {served.length === 0 && <Note>{t('service.noRecipients')}</Note>}
      <ul className={styles.list}>
        {shown.map((recipient) => (
          <DraftRecipientRow key={recipient.key} recipient={recipient} choices={choices} />
        ))}
      </ul>
      {served.length > shown.length && (
        <Button kind="quiet" dense onClick={() => setShowsAll(true)}>
          {t('service.showAll', { count: served.length })}
        </Button>
      )}
      <AddedRecipients added={added} choices={choices} />
      <Rules service={service} />
    </>
  );
}

function Rules({ service: { moment, complete, authority, initial } }: { service: DraftService }) {
  const { t } = useTranslation();
  const uncertain = [moment, complete].some(({ confidence }) => confidence === 'uncertain');
  return (
    <p className="tiny muted">
      {t(`service.moment.${moment.moment}`, { authority: moment.authority })}{' '}
      {t(`service.complete.${complete.upon}`, { authority: complete.authority })}{' '}
      {t('service.rule', { authority, initial: initial.authority })}
      {uncertain && ` ${t('service.uncertain')}`}
    </p>
  );
}
