import { useTranslation } from 'react-i18next';
import type { EnvelopeDocument } from '#contract/draftEnvelope';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Conflict } from './Conflict.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

type Props = { work: EnvelopeWork; document: EnvelopeDocument };

/** The parties for whom a lead document is filed, as they apply now. */
export function partiesFor(work: EnvelopeWork, { document_id, on_behalf_of }: EnvelopeDocument): readonly string[] {
  const edit = work.edits[`${document_id}.on_behalf_of`];
  const saved = on_behalf_of?.chosen ?? on_behalf_of?.proposed ?? [];
  return edit ? ((edit.value as readonly string[] | null) ?? on_behalf_of?.proposed ?? []) : saved;
}

/** On whose behalf a lead document is filed: parties in its caption, or those of the case whom the filer represents. */
export function OnBehalf({ work, document }: Props) {
  const { t } = useTranslation();
  const { on_behalf_of, document_id } = document;
  if (!on_behalf_of || on_behalf_of.candidates.length === 0) return null;
  const key = `${document_id}.on_behalf_of` as const;
  const chosen = partiesFor(work, document);
  const choose = (name: string, isOn: boolean) => {
    const next = isOn ? [...chosen, name] : chosen.filter((one) => one !== name);
    work.choose(key, next.length > 0 ? next : null);
  };
  return (
    <>
      <ChoiceGroup label={t('filings.draftEnvelope.onBehalf')}>
        {on_behalf_of.candidates.map(({ name, role }) => (
          <Checkbox
            key={`${role} ${name}`}
            label={t('filings.draftEnvelope.party', { name, role })}
            checked={chosen.includes(name)}
            onChange={(isOn) => choose(name, isOn)}
          />
        ))}
      </ChoiceGroup>
      <Conflict work={work} field={key} saved={(on_behalf_of.chosen ?? on_behalf_of.proposed ?? []).join(', ')} />
    </>
  );
}
