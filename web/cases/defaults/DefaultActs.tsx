import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDefaults, DefaultParty, PartyDefault } from '#contract/defaults';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import life from '../life/life.module.css';
import { stagesOf } from './stagesOf.ts';

const OpenDefaultDialog = lazily(async () => (await import('./OpenDefaultDialog.tsx')).OpenDefaultDialog, null);
const EnterDefaultDialog = lazily(async () => (await import('./EnterDefaultDialog.tsx')).EnterDefaultDialog, null);
const JudgmentDialog = lazily(async () => (await import('./JudgmentDialog.tsx')).JudgmentDialog, null);
const EndDefaultDialog = lazily(async () => (await import('./EndDefaultDialog.tsx')).EndDefaultDialog, null);

type Act = 'open' | 'enter' | 'order' | 'judgment' | 'decline' | 'refer' | 'setAside';
type Props = { caseId: string; defaults: CaseDefaults; party: DefaultParty };

/** The next acts of the clerk. One that the checklist does not permit yet states why. */
export function DefaultActs({ caseId, defaults, party }: Props) {
  const { t } = useTranslation();
  const [act, setAct] = useState<Act | null>(null);
  const { default: own, name } = party;
  const close = () => setAct(null);
  const open = own ? countOpen(own, defaults) : 0;
  const target = { caseId, partyId: party.id, version: own?.version ?? 1 };
  return (
    <div>
      <div className={life.partActs}>
        {actsOf(own, defaults).map((one) => (
          <Button
            key={one}
            dense
            kind={one === 'enter' || one === 'judgment' ? 'primary' : 'secondary'}
            disabled={(one === 'enter' || one === 'judgment') && open > 0}
            aria-label={t(`cases.defaults.actsFor.${one}`, { name })}
            onClick={() => setAct(one)}
          >
            {t(`cases.defaults.acts.${one}`)}
          </Button>
        ))}
      </div>
      {open > 0 && <p className="muted">{t('cases.defaults.open', { count: open })}</p>}
      {act === 'open' && <OpenDefaultDialog caseId={caseId} defaults={defaults} party={party} onClose={close} />}
      {(act === 'enter' || act === 'order') && (
        <EnterDefaultDialog
          target={target}
          defaults={defaults}
          party={party}
          byOrder={act === 'order'}
          onClose={close}
        />
      )}
      {act === 'judgment' && <JudgmentDialog target={target} defaults={defaults} party={party} onClose={close} />}
      {(act === 'decline' || act === 'refer' || act === 'setAside') && (
        <EndDefaultDialog target={target} act={act} party={party} onClose={close} />
      )}
    </div>
  );
}

function actsOf(own: PartyDefault | null, { law }: CaseDefaults): Act[] {
  if (!law) return [];
  switch (own?.state) {
    case 'requested': {
      const first: Act | null = law.entry === 'clerk' ? 'enter' : null;
      const judgment: Act | null = law.entry === 'none' && law.judgment === 'clerk' ? 'judgment' : null;
      return [first, judgment, 'refer' as const, 'order' as const, 'decline' as const].filter((one) => one !== null);
    }
    case 'entered':
      return law.judgment === 'clerk' ? ['judgment', 'refer', 'setAside'] : ['refer', 'setAside'];
    case 'judgment':
      return ['setAside'];
    default:
      return ['open'];
  }
}

/** The items that prevent the next act of the clerk. */
function countOpen({ state, checklists }: PartyDefault, { law }: CaseDefaults): number {
  if (!checklists || !law) return 0;
  const items = stagesOf(state, law).flatMap((stage) => checklists[stage]);
  return items.filter(({ state: one }) => one === 'unmet' || one === 'to_confirm').length;
}
