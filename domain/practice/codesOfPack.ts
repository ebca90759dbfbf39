import { type DocketCourt, docketEventsOf, docketStyleOf, filingCodesOf } from '#domain/docketing/codesOf';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import type { DocketStyle } from '#domain/docketing/docketText';
import { textOf } from '#domain/docketing/docketText';
import type { FilingCode } from '#domain/docketing/FilingCode';
import type { CourtPack, DocketCode } from './CourtPack.ts';

type Code = FilingCode | DocketEvent;

/** The filing codes and docket events of a court, as items of its pack. */
export function builtInCodes(court: DocketCourt): Pick<CourtPack, 'filing_codes' | 'docket_events'> {
  const style = docketStyleOf(court);
  const itemOf = (code: Code): DocketCode => ({
    id: code.id,
    label: code.label,
    group: code.group,
    text: textOf(code, style) ?? '',
    authority: 'authority' in code ? code.authority : '',
    confidence: code.confidence,
    note: '',
    active: true,
  });
  return { filing_codes: filingCodesOf(court).map(itemOf), docket_events: docketEventsOf(court).map(itemOf) };
}

/** The filing codes that a court uses, with its own labels and texts. */
export const usedFilingCodes = (court: DocketCourt, pack: CourtPack): FilingCode[] =>
  used(filingCodesOf(court), pack.filing_codes, docketStyleOf(court));

/** The docket events that a court uses, with its own labels and texts. */
export const usedDocketEvents = (court: DocketCourt, pack: CourtPack): DocketEvent[] =>
  used(docketEventsOf(court), pack.docket_events, docketStyleOf(court));

function used<C extends Code>(codes: readonly C[], items: readonly DocketCode[], style: DocketStyle): C[] {
  const active = new Map(items.filter((item) => item.active).map((item) => [item.id, item]));
  return codes.flatMap((code) => {
    const item = active.get(code.id);
    return item ? [{ ...code, label: item.label, [style]: item.text || null }] : [];
  });
}

const mark = /\{(\w+)\}/g;

/** The names of values that occur in a court's docket texts; a changed text may use these. */
export function knownValues(pack: Pick<CourtPack, 'filing_codes' | 'docket_events'>): Set<string> {
  const texts = [...pack.filing_codes, ...pack.docket_events].map(({ text }) => text);
  return new Set(texts.flatMap(valuesIn));
}

/** The names of the values in a docket text. */
export const valuesIn = (text: string): string[] => [...text.matchAll(mark)].map(([, name]) => name!);
