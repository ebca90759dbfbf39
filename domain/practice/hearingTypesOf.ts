import type { Confidence } from '#domain/authority/CheckedFact';
import type { HearingType } from './CourtPack.ts';
import { hearingTypeRows } from './data/hearingTypes.ts';
import type { PackSystem } from './packChoices.ts';

/** The hearing types of a court system, with the labels that its courts use. */
export function hearingTypesOf(system: PackSystem): HearingType[] {
  return hearingTypeRows
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id, label, systems, minutes, confidence, labels = ''] = line.trim().split('|');
      const isUsed = systems === '*' || systems!.split(' ').includes(system);
      if (!isUsed) return [];
      const own = labels.split('; ').find((one) => one.startsWith(`${system}: `));
      return [
        {
          id: id!,
          label: own ? own.slice(system.length + 2) : label!,
          minutes: Number(minutes),
          confidence: confidence as Confidence,
          authority: '',
          note: '',
          active: true,
        },
      ];
    });
}
