import { CircleCheck, CircleDashed, CircleQuestionMark, Quote, TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField, FilingCorrections, FilingDetails } from '#contract/filings';
import { priorities } from '#domain/filings/choices';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { session } from '#web/identity/session.ts';
import { toast } from '#web/ui/toast.ts';
import { confidenceWord } from './confidenceWord.ts';
import { displayValue } from './displayValue.ts';
import { editFailure } from './failureWords.ts';
import { useEditFilingMutation } from './filingsApi.ts';

const single = ['doc_type', 'case_number', 'court', 'location', 'filling_date', 'amount', 'judge_name'] as const;
const lists = ['plaintiffs', 'claimants', 'defendants'] as const;
type FieldName = (typeof single)[number] | (typeof lists)[number];
type Values = Record<FieldName, string> & { priority: FilingDetails['priority'] };

type Props = {
  filing: FilingDetails;
  selected: ExtractedField | null;
  onSelect: (field: ExtractedField | null) => void;
};

/** The editable form after analysis: every value beside where it was read and how sure, most doubtful first. */
export function CorrectionForm({ filing, selected, onSelect }: Props) {
  const { t } = useTranslation();
  // Only what the person typed: when the filing changes underneath, the rest follows it and nothing typed is lost.
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [edit, { isLoading }] = useEditFilingMutation();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [stale, setStale] = useState<string | null>(null);
  const before = valuesOf(filing);
  const values: Values = { ...before, ...typed };
  const changed = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== before[name]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!session.token()) return void toast.error(t('filings.edit.noToken'));
    const changes = Object.fromEntries(changed.map((name) => [name, values[name]])) as FilingCorrections;
    const reply = await edit({ id: filing.id, version: filing.version, ...changes });
    if (!('error' in reply)) {
      setTyped({});
      setProblems({});
      setStale(null);
      toast.success(reply.data.message);
      return;
    }
    const failed = reply.error as CallError;
    const said = editFailure(failed);
    setProblems(fieldProblems(failed));
    setStale(failed.code === 'changed_meanwhile' ? said : null);
    toast.error(said);
  };

  return (
    <form onSubmit={(event) => void save(event)} aria-label={t('filings.edit.label')} noValidate>
      <div className="sec">
        <h3>{t('filings.edit.heading')}</h3>
        <span>{t('filings.edit.order')}</span>
      </div>
      {stale && (
        <div className="note warn" role="alert">
          <TriangleAlert className="i" aria-hidden />
          <p>{stale}</p>
        </div>
      )}
      {byDoubt(filing).map((name) => (
        <FieldEditor
          key={name}
          name={name}
          filing={filing}
          value={values[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          problem={problems[name]}
          selected={selected}
          onSelect={onSelect}
        />
      ))}
      <div className="body row wrap">
        <label className="row small">
          {t('filings.recent.priority')}
          <select
            className="select dense"
            value={values.priority}
            disabled={!filing.abilities.correct}
            onChange={(event) =>
              setTyped({
                ...typed,
                priority: priorities.find((one) => one === event.target.value) ?? values.priority,
              })
            }
          >
            {priorities.map((priority) => (
              <option key={priority} value={priority}>
                {t(`filings.priority.${priority}`)}
              </option>
            ))}
          </select>
        </label>
        <span className="grow" />
        <button
          type="button"
          className="btn dense"
          disabled={changed.length === 0 || isLoading}
          onClick={() => setTyped({})}
        >
          {t('filings.edit.undo')}
        </button>
        <button
          type="submit"
          className="btn primary dense"
          disabled={changed.length === 0 || isLoading || !filing.abilities.correct}
          aria-busy={isLoading}
        >
          {isLoading ? t('filings.edit.busy') : t('filings.edit.save')}
        </button>
      </div>
    </form>
  );
}

type EditorProps = {
  name: FieldName;
  filing: FilingDetails;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  selected: ExtractedField | null;
  onSelect: (field: ExtractedField | null) => void;
};

function FieldEditor({ name, filing, value, onChange, problem, selected, onSelect }: EditorProps) {
  const { t } = useTranslation();
  const id = useId();
  const read = machineFields(filing, name);
  const correction = filing.corrections.findLast(
    (one) => one.field === (name === 'filling_date' ? 'filing_date' : name),
  );
  const isSelected = selected !== null && read.includes(selected);
  const isList = (lists as readonly string[]).includes(name);
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
          <Standing read={read} corrected={correction !== undefined} />
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

function Standing({ read, corrected }: { read: ExtractedField[]; corrected: boolean }) {
  const { t } = useTranslation();
  if (corrected) {
    return (
      <span className="st ok">
        <CircleCheck className="i" aria-hidden />
        {t('filings.confidence.confirmed')}
      </span>
    );
  }
  const lowest = Math.min(...read.map((field) => field.confidence));
  if (read.length === 0) {
    return (
      <span className="st none">
        <CircleDashed className="i" aria-hidden />
        {t('filings.confidence.absent')}
      </span>
    );
  }
  const word = confidenceWord(lowest);
  return (
    <span className={`st ${word === 'sure' ? 'ok' : word === 'probable' ? 'info' : 'warn'}`}>
      {word === 'sure' ? <CircleCheck className="i" aria-hidden /> : <CircleQuestionMark className="i" aria-hidden />}
      {t(`filings.confidence.${word}`)}
    </span>
  );
}

function valuesOf(filing: FilingDetails): Values {
  return {
    doc_type: displayValue(filing.doc_type ?? ''),
    case_number: filing.case_number ?? '',
    court: filing.court ?? '',
    location: filing.location ?? '',
    filling_date: filing.filling_date ?? '',
    amount: filing.amount ?? '',
    judge_name: filing.judge_name ?? '',
    plaintiffs: filing.plaintiffs.join('\n'),
    claimants: filing.claimants.join('\n'),
    defendants: filing.defendants.join('\n'),
    priority: filing.priority,
  };
}

/** The machine's values of one form field; inside the portal the date's name is spelled right (decision 21). */
function machineFields(filing: FilingDetails, name: FieldName): ExtractedField[] {
  return filing.fields.filter(
    (field) => field.field === name || (name === 'filling_date' && field.field === 'filing_date'),
  );
}

/** Doubtful values first, then sure ones, then what was not found. */
function byDoubt(filing: FilingDetails): FieldName[] {
  const doubt = (name: FieldName) => {
    const read = machineFields(filing, name);
    return read.length === 0 ? 2 : Math.min(...read.map((field) => field.confidence));
  };
  return [...single, ...lists].sort((a, b) => doubt(a) - doubt(b));
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
