import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** A selector of a court level, jurisdiction, or case type, or no choice. */
export function ChoiceSelect<Option extends string>({
  name,
  options,
  value,
  placeholder,
  onChange,
}: {
  name: string;
  options: readonly Option[];
  value: Option | undefined;
  /** Represents no choice. */
  placeholder?: string;
  onChange: (option: Option | undefined) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t(`filings.choices.${name}`)}</label>
      <select
        id={id}
        className="select"
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option === event.target.value))}
      >
        <option value="">{placeholder ?? t('filings.choices.any')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
