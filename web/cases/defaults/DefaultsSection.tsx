import { useTranslation } from 'react-i18next';
import type { CaseDefaults } from '#contract/defaults';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { Part } from '../life/Part.tsx';
import { DefaultOfParty } from './DefaultOfParty.tsx';

type Props = { caseId: string; defaults: CaseDefaults };

/** The default of each party against whom relief is asked, and requests for which no checklist was opened. */
export function DefaultsSection({ caseId, defaults }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { requests, parties, law, abilities } = defaults;
  return (
    <Part title={t('cases.defaults.heading')}>
      {abilities.manage && law && <p className="muted">{t(`cases.defaults.power.${law.entry}.${law.judgment}`)}</p>}
      {requests.map(({ number, filed_on, text }) => (
        <Note key={number} tone="warn">
          {t('cases.defaults.request', { number, day: format.day(filed_on), text })}
        </Note>
      ))}
      {parties.length === 0 && <p className="muted">{t('cases.defaults.noParties')}</p>}
      {parties.map((party) => (
        <DefaultOfParty key={party.id} caseId={caseId} defaults={defaults} party={party} />
      ))}
    </Part>
  );
}
