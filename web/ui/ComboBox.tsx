import { ComboBox as AriaComboBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ComboParts } from './ComboParts.tsx';
import type { FieldWords } from './Field.tsx';
import type { Option } from './Select.tsx';

type Props = FieldWords & {
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly Option[];
  /** For options from the server: the text typed, and the function that changes it. */
  search?: { words: string; onSearch: (words: string) => void };
};

/** A selection from many options by typing; filtered in the browser, or with `search` on the server. */
export function ComboBox({ label, hint, problem, value, onChange, options, search }: Props) {
  const { t } = useTranslation();
  return (
    <AriaComboBox
      className={problem ? 'field error' : 'field'}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={problem !== undefined}
      // An open list would cover the message.
      menuTrigger={search || problem ? 'input' : 'focus'}
      {...(search && {
        inputValue: search.words,
        onInputChange: search.onSearch,
        defaultFilter: () => true,
      })}
      allowsEmptyCollection
    >
      <ComboParts label={label} hint={hint} problem={problem} empty={t('ui.nothingFound')}>
        {options.map((option) => (
          <ListBoxItem key={option.value} id={option.value} className="listbox-option">
            {option.label}
          </ListBoxItem>
        ))}
      </ComboParts>
    </AriaComboBox>
  );
}
