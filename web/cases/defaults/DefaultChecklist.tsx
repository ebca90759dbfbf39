import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '#contract/checklist';
import type { CaseDefaults, DefaultParty, PartyDefault } from '#contract/defaults';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Checklist } from './Checklist.tsx';
import { stagesOf } from './stagesOf.ts';

const ConfirmItemDialog = lazily(async () => (await import('./ConfirmItemDialog.tsx')).ConfirmItemDialog, null);
const ServiceDialog = lazily(async () => (await import('./ServiceDialog.tsx')).ServiceDialog, null);

type Props = { caseId: string; defaults: CaseDefaults; party: DefaultParty; own: PartyDefault };

/** The checklists of the next acts. A clerk records service, and confirms what the record does not prove. */
export function DefaultChecklist({ caseId, defaults, party, own }: Props) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState<ChecklistItem | null>(null);
  const [serving, setServing] = useState(false);
  const { law, abilities } = defaults;
  if (!own.checklists || !law) return null;
  const { checklists } = own;
  const target = { caseId, partyId: party.id, version: own.version };
  return (
    <>
      {stagesOf(own.state, law).map((stage) => (
        <Checklist
          key={stage}
          label={t(`cases.defaults.stages.${stage}`, { name: party.name })}
          items={checklists[stage]}
        >
          {abilities.manage
            ? (item) => <Act item={item} own={own} onConfirm={setConfirming} onServe={() => setServing(true)} />
            : undefined}
        </Checklist>
      ))}
      {confirming && <ConfirmItemDialog target={target} item={confirming} onClose={() => setConfirming(null)} />}
      {serving && (
        <ServiceDialog target={target} defaults={defaults} service={own.service} onClose={() => setServing(false)} />
      )}
    </>
  );
}

type ActProps = {
  item: ChecklistItem;
  own: PartyDefault;
  onConfirm: (item: ChecklistItem) => void;
  onServe: () => void;
};

function Act({ item, own, onConfirm, onServe }: ActProps) {
  const { t } = useTranslation();
  if (item.item === 'service') {
    if (own.state !== 'requested') return null;
    return (
      <Button dense onClick={onServe}>
        {t(own.service ? 'cases.defaults.correctService' : 'cases.defaults.recordService')}
      </Button>
    );
  }
  if (item.state === 'met' || item.bar) return null;
  const label = item.confirmation ? 'change' : item.state === 'unmet' ? 'override' : 'confirm';
  return (
    <Button dense aria-label={`${t(`cases.defaults.${label}`)}: ${item.text}`} onClick={() => onConfirm(item)}>
      {t(`cases.defaults.${label}`)}
    </Button>
  );
}
