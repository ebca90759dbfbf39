import { caseTypes, courtLevels, jurisdictions } from '#domain/courts/choices';
import { ChoiceSelect } from '#web/filings/ChoiceSelect.tsx';
import { chooseFiles } from '#web/filings/chosenFiles.ts';
import type { useFileChosen } from './useFileChosen.ts';

/** The three selectors of the upload panel: court level, jurisdiction, and case type. */
export function CourtChoices({ choices }: { choices: ReturnType<typeof useFileChosen>['choices'] }) {
  const change = (changes: typeof choices) => chooseFiles({ choices: { ...choices, ...changes } });
  return (
    <div className="form-grid">
      <ChoiceSelect
        name="court_level"
        options={courtLevels}
        value={choices.court_level}
        onChange={(court_level) => change({ court_level })}
      />
      <ChoiceSelect
        name="jurisdiction"
        options={jurisdictions}
        value={choices.jurisdiction}
        onChange={(jurisdiction) => change({ jurisdiction })}
      />
      <ChoiceSelect
        name="case_type"
        options={caseTypes}
        value={choices.case_type}
        onChange={(case_type) => change({ case_type })}
      />
    </div>
  );
}
