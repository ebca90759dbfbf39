import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDefaults, DefaultParty, PartyDefault } from '#contract/defaults';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { DefaultActs } from './DefaultActs.tsx';
import { DefaultChecklist } from './DefaultChecklist.tsx';
import styles from './defaults.module.css';
import { JudgmentAmounts } from './JudgmentAmounts.tsx';

type Props = { caseId: string; defaults: CaseDefaults; party: DefaultParty };

const tones: Record<PartyDefault['state'], Tone> = {
  requested: 'info',
  entered: 'warn',
  judgment: 'bad',
  declined: 'none',
  set_aside: 'none',
};

/** One party: the state of the default, what it rests on, its checklist, and the next acts. */
export function DefaultOfParty({ caseId, defaults, party }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { default: own, name, role } = party;
  return (
    <section className={styles.party} aria-labelledby={id}>
      <div className={styles.head}>
        <h4 id={id}>
          {role} {name}
        </h4>
        {own ? (
          <Badge tone={tones[own.state]}>{t(`cases.defaults.states.${own.state}`)}</Badge>
        ) : (
          <span className="muted">{t('cases.defaults.none')}</span>
        )}
      </div>
      {own && <Facts own={own} />}
      {own?.judgment && <JudgmentAmounts judgment={own.judgment} />}
      {own?.judgment && own.state === 'set_aside' && <p className="strong">{t('cases.defaults.judgmentAside')}</p>}
      {own && <DefaultChecklist caseId={caseId} defaults={defaults} party={party} own={own} />}
      {defaults.abilities.manage && <DefaultActs caseId={caseId} defaults={defaults} party={party} />}
    </section>
  );
}

function Facts({ own }: { own: PartyDefault }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { requested_on, request_entry, respond_by, entered_on, entered_entry, referred, ended_on } = own;
  const facts = [
    request_entry
      ? t('cases.defaults.requestedEntry', { day: format.day(requested_on), entry: request_entry })
      : t('cases.defaults.requested', { day: format.day(requested_on) }),
    respond_by && t('cases.defaults.respondBy', { day: format.day(respond_by.due), authority: respond_by.authority }),
    entered_on && t('cases.defaults.enteredOn', { day: format.day(entered_on), entry: entered_entry }),
    referred &&
      t('cases.defaults.referredTo', { judge: referred.to ?? t('cases.defaults.aJudge'), reason: referred.reason }),
    ended_on &&
      t(`cases.defaults.ended.${own.state === 'declined' ? 'declined' : 'set_aside'}`, {
        ...{ day: format.day(ended_on), reason: own.end_reason, authority: own.end_authority },
      }),
  ];
  return (
    <ul>
      {facts.filter(Boolean).map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  );
}
