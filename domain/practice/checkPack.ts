import type { CourtPack, PackSection } from './CourtPack.ts';
import { checkFormat } from './checkFormat.ts';
import { knownValues, valuesIn } from './codesOfPack.ts';
import type { PackProblem } from './PackProblem.ts';

type Checked = Pick<CourtPack, PackSection | 'numbering'>;

/** What would prevent a pack from being used, beyond the types of its fields. */
export function checkPack(pack: Checked): PackProblem[] {
  const { number_formats, numbering } = pack;
  const usable = new Set(number_formats.filter(({ active }) => active).map(({ id }) => id));
  return [
    ...twice(pack, 'categories'),
    ...twice(pack, 'number_formats'),
    ...twice(pack, 'hearing_types'),
    ...twice(pack, 'filing_codes'),
    ...twice(pack, 'docket_events'),
    ...number_formats.flatMap((format, at) =>
      checkFormat(format).map((found) => ({
        section: 'number_formats' as const,
        row: at + 1,
        id: format.id,
        ...found,
      })),
    ),
    ...Object.entries(numbering).flatMap(([type, format], at) =>
      format === null || usable.has(format)
        ? []
        : [{ section: 'numbering' as const, row: at + 1, id: type, code: 'format_unknown' as const, value: format }],
    ),
  ];
}

function twice(pack: Checked, section: PackSection): PackProblem[] {
  const seen = new Set<string>();
  return pack[section].flatMap(({ id }, at) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ section, row: at + 1, id, code: 'id_twice' as const, value: id }];
  });
}

/** Codes that the portal does not have, and docket texts with values that it cannot fill in. */
export function checkCodes(builtIn: CourtPack, pack: Pick<CourtPack, 'filing_codes' | 'docket_events'>): PackProblem[] {
  const values = knownValues(builtIn);
  return (['filing_codes', 'docket_events'] as const).flatMap((section) => {
    const known = new Set(builtIn[section].map(({ id }) => id));
    return pack[section].flatMap(({ id, text }, at): PackProblem[] => {
      const row = { section, row: at + 1, id };
      if (!known.has(id)) return [{ ...row, code: 'code_unknown', value: id }];
      return valuesIn(text)
        .filter((name) => !values.has(name))
        .map((value) => ({ ...row, code: 'value_unknown', value }));
    });
  });
}
