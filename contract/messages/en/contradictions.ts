import type { CourtLevel } from '#domain/courts/choices';
import type { Chooser, ContradictionMessages } from '#domain/reading/contradictions/messages';
import type { Texts } from '../Catalog.ts';
import { listed, quoted } from './words.ts';

const levels: Record<CourtLevel, string> = {
  'State Court': 'a state’s trial court',
  'Federal Court': 'a federal trial court',
  'Appellate Court': 'an appellate court',
  'Supreme Court': 'a supreme court',
};

const choosers: Record<Chooser, string> = { user: 'You', filer: 'The filer' };
const chose = ({ by, chosen }: { by: Chooser; chosen: string }) => `${choosers[by]} chose ${chosen}`;

/** `the case number 1:26-cr-00112 and “UNITED STATES OF AMERICA v.” say` */
function signsSay({ case_number, signs }: ContradictionMessages['contradiction.case_type']): string {
  const number = case_number === null ? [] : [`the case number ${case_number}`];
  const all = [...number, ...signs.map(quoted)];
  if (all.length === 0) return 'the document states';
  return `${listed(all)} ${all.length > 1 ? 'state' : 'states'}`;
}

export const contradictions: Texts<ContradictionMessages> = {
  'contradiction.jurisdiction': (values) => `${chose(values)}; the ${values.court} sits in ${values.state}.`,
  'contradiction.court_level': (values) => `${chose(values)}; the ${values.court} is ${levels[values.level]}.`,
  'contradiction.case_type': (values) => `${chose(values)}; ${signsSay(values)} ${values.kind}.`,
};
