import { Quote, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField, FilingDetails } from '#contract/filings';
import { type FieldName, machineFields, takesNames } from './correctionValues.ts';
import { FieldStanding } from './FieldStanding.tsx';

type Props = {
  name: FieldName;
  filing: FilingDetails;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  selected: ExtractedField | null;
  onSelect: (field: ExtractedField | null) => void;
};

/** One field of the form: its value to correct, how sure it is, and the words it was read from. */
export function FieldEditor({ name, filing, value, onChange, problem, selected, onSelect }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const read = machineFields(filing, name);
  const correction = filing.corrections.findLast(
    (one) => one.field === (name === 'filling_date' ? 'filing_date' : name),
  );
  const isSelected = selected !== null && read.includes(selected);
  const isList = takesNames(name);
  const shared = {
    id,
    value,
    readOnly: !filing.abilities.correct,
    'aria-describedby': `${id}-about`,
    'aria-invalid': problem !== undefined,
    onFocus: () => onSelect(read[0] ?? null),
  };
  return (
    <div className={`fx${isSelected ? ' on' : ''}`}>
      <div className={`field${problem ? ' error' : ''}`}>
        <div className="h">
          <label htmlFor={id}>{t(`filings.field.${name}`)}</label>
          <FieldStanding read={read} corrected={correction !== undefined} />
        </div>
        {isList ? (
          <textarea
            className="area"
            rows={Math.min(5, Math.max(1, value.split('\n').length))}
            {...shared}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            className="input"
            type={name === 'filling_date' ? 'date' : 'text'}
            {...shared}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {problem && (
          <p className="msg">
            <TriangleAlert className="i" aria-hidden />
            {problem}
          </p>
        )}
      </div>
      <div id={`${id}-about`} className="ev">
        {correction && (
          <span className="small muted">
            <s>{correction.old_value ?? t('filings.none')}</s>{' '}
            {t('filings.edit.correctedBy', { who: correction.corrected_by })}
          </span>
        )}
        {read.map((field) => (
          <button
            key={`${field.value}-${field.method}`}
            type="button"
            className="chip src"
            aria-pressed={field === selected}
            onClick={() => onSelect(field)}
          >
            <Quote className="i" aria-hidden />
            {placeOf(field, t)} “{shorten(field.evidence[0]?.quote ?? field.value)}”
          </button>
        ))}
      </div>
    </div>
  );
}

function placeOf(field: ExtractedField, t: (key: string, values: Record<string, unknown>) => string): string {
  const [evidence] = field.evidence;
  if (!evidence) return '';
  return evidence.kind === 'page'
    ? t('filings.place.page', { n: evidence.page })
    : t('filings.place.paragraph', { n: evidence.paragraph });
}

function shorten(quote: string): string {
  return quote.length > 48 ? `${quote.slice(0, 45)}…` : quote;
}
