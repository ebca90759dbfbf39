import type { DocketMessage, DocketMessages } from '#domain/cases/DocketMessages';
import type { Texts } from '../../Catalog.ts';
import { defect } from '../notices/filings.ts';
import { caseLifeEntries } from './caseLife.ts';
import { defaultEntries } from './defaults.ts';

/** The texts of docket entries. */
export const docketEntries: Texts<DocketMessages> = {
  ...caseLifeEntries,
  ...defaultEntries,
  'docket.spread': ({ from, entry, text }) => `Spread from ${from}, entry ${entry}: ${writeSpread(text)}`,
  'docket.filed': ({ document, filer }) => `${document}, filed by ${filer}`,
  'docket.order_signed': ({ order, judge }) => `${order ?? 'Order'}, signed by ${judge}`,
  'docket.deficiency_noted': ({ entry, deficiency, correct_by }) =>
    `CLERK’S NOTICE of deficiency re entry ${entry}: ${defect(deficiency, correct_by)}`,
  'docket.case_closed': ({ disposition, reason }) => `Case closed: ${disposition}. ${reason}`,
  'docket.case_reopened': ({ reason }) => `Case reopened. ${reason}`,
  'docket.written': ({ text }) => text,
};

/** The text of an entry inside another one. */
function writeSpread(entry: DocketMessage): string {
  const write = docketEntries[entry.code] as (values: DocketMessage['values']) => string;
  return write(entry.values);
}
