import type { Option } from './Select.tsx';

type Props = { label: string; options: readonly Option[]; value: string; onChange: (value: string) => void };

/** Switches between two to four views of the same data. */
export function Segmented({ label, options, value, onChange }: Props) {
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map((option) => (
        <button
          type="button"
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
