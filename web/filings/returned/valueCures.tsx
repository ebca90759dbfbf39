import { useTranslation } from 'react-i18next';
import { type ChangedValues, longestAnswer } from '#contract/resubmissions';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { CureProps } from './CureProps.ts';

/** The values that clerks name most often, besides the case number and the document type. */
const lines = ['plaintiffs', 'defendants'] as const;
const texts = ['title', 'court', 'judge_name', 'hearing_date', 'amount'] as const;
type Corrected = (typeof lines)[number] | (typeof texts)[number] | 'case_number' | 'doc_type';

function useValue({ filing, work }: CureProps, field: Corrected) {
  const { t } = useTranslation();
  const { typed, type } = work;
  const now = filing[field];
  const current = Array.isArray(now) ? now.join('\n') : (now ?? '');
  return {
    label: t(`filings.field.${field}`),
    value: typed.values[field] ?? current,
    onChange: (value: string) => {
      const { [field]: _before, ...others } = typed.values;
      const values: ChangedValues = value === current ? others : { ...typed.values, [field]: value };
      type({ values });
    },
  };
}

/** The right case: one of the filer's, or another number. */
export function CaseCure(props: CureProps) {
  const { t } = useTranslation();
  const number = useValue(props, 'case_number');
  const { cases } = props.data;
  return (
    <div className="stack">
      {cases.length > 0 && (
        <ChoiceGroup label={t('filings.returned.case')}>
          {cases.map(({ id, case_number, title }) => (
            <label key={id} className="check">
              <input
                type="radio"
                name="returned-case"
                checked={number.value === case_number}
                onChange={() => number.onChange(case_number)}
              />
              <span>
                {case_number} {title}
              </span>
            </label>
          ))}
        </ChoiceGroup>
      )}
      <TextField {...number} optional maxLength={100} />
    </div>
  );
}

/** The type of the lead document, which decides its filing code. */
export function TypeCure(props: CureProps) {
  const { t } = useTranslation();
  return <TextField {...useValue(props, 'doc_type')} hint={t('filings.returned.typeHint')} optional maxLength={200} />;
}

/** The values that the clerk named. */
export function FieldsCure(props: CureProps) {
  return (
    <>
      {texts.map((field) => (
        <OneText key={field} field={field} {...props} />
      ))}
      {lines.map((field) => (
        <OneList key={field} field={field} {...props} />
      ))}
    </>
  );
}

function OneText({ field, ...props }: CureProps & { field: (typeof texts)[number] }) {
  return (
    <TextField
      {...useValue(props, field)}
      {...(field === 'hearing_date' && { type: 'date' })}
      optional
      maxLength={200}
    />
  );
}

function OneList({ field, ...props }: CureProps & { field: (typeof lines)[number] }) {
  const { t } = useTranslation();
  return <TextArea {...useValue(props, field)} hint={t('filings.returned.linesHint')} rows={2} optional />;
}

/** The note to the clerk. */
export function AnswerCure({ work: { typed, type } }: CureProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('filings.correct.answer')}
      hint={t('filings.correct.answerHint')}
      optional
      rows={3}
      maxLength={longestAnswer}
      value={typed.answer}
      onChange={(answer) => type({ answer })}
    />
  );
}
