import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LodgedDocument } from '#contract/sealing';
import type { LodgedAction } from '#domain/sealing/lodgedStates';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Status } from '#web/ui/Status.tsx';
import styles from './LodgedDocuments.module.css';
import { useListLodgedDocumentsQuery } from './sealingApi.ts';
import { tonesOfLodged } from './tonesOfLodged.ts';

const LodgedDialog = lazily(async () => (await import('./LodgedDialog.tsx')).LodgedDialog, null);

/** The documents of a case that were lodged conditionally under seal, for those who may know of them. */
export function LodgedDocuments({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { currentData } = useListLodgedDocumentsQuery({ id: caseId });
  const [asked, setAsked] = useState<{ document: LodgedDocument; action: LodgedAction } | null>(null);
  if (!currentData || currentData.data.length === 0) return null;
  return (
    <section className={styles.lodged} aria-labelledby="lodged-documents">
      <h3 id="lodged-documents">{t('sealing.heading')}</h3>
      <p className="small muted">{t('sealing.who')}</p>
      <ul>
        {currentData.data.map((document) => (
          <li key={document.id} className={styles.document}>
            <Facts document={document} />
            {document.actions.length > 0 && (
              <div className={styles.lodgedActs}>
                {document.actions.map((action) => (
                  <Button key={action} dense onClick={() => setAsked({ document, action })}>
                    {t(`sealing.action.${action}`)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {asked && <LodgedDialog {...asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Facts({ document }: { document: LodgedDocument }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, state, entry, redacted, authority, due_on, requested_at, closed_at } = document;
  const isOpen = state === 'not_sealed' && due_on !== null && requested_at === null;
  return (
    <div>
      <p className={styles.title}>
        <strong>{title}</strong> <Status tone={tonesOfLodged[state]}>{t(`sealing.state.${state}`)}</Status>
      </p>
      <p className="small muted">
        {entry === null ? t('sealing.notEntered') : t('sealing.entry', { entry })}{' '}
        {redacted ? t('sealing.redacted', { title: redacted.title }) : t('sealing.noRedacted')} {authority}.
      </p>
      {isOpen && <p className="small">{t('sealing.due', { day: format.day(due_on) })}</p>}
      {requested_at && state === 'not_sealed' && (
        <p className="small">{t('sealing.requested', { when: format.moment(requested_at) })}</p>
      )}
      {closed_at && <p className="small muted">{t('sealing.closed', { when: format.moment(closed_at) })}</p>}
    </div>
  );
}
