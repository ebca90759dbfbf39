import { useTranslation } from 'react-i18next';
import { type Option, Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Chosen = { words: string; id: string };
type Props = {
  searchLabel: string;
  label: string;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  options: Option[] | undefined;
  problem: string | undefined;
};

/** A selection from options that the server finds as the user types. */
export function FindAndChoose({ searchLabel, label, chosen, onChange, options, problem }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <TextField
        label={searchLabel}
        type="search"
        required={false}
        value={chosen.words}
        onChange={(words) => onChange({ words, id: '' })}
      />
      <Select
        label={label}
        value={chosen.id}
        onChange={(id) => onChange({ ...chosen, id })}
        options={options ?? []}
        placeholder={t(options?.length === 0 ? 'ui.nothingFound' : 'ui.choose')}
        problem={problem}
      />
    </div>
  );
}
