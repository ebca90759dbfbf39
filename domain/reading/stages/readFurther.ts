import { samePersonName } from '#domain/names/samePersonName';
import { joinLines } from '#domain/text/JoinedText';
import { dropRunningHeads } from '#domain/text/runningHeads';
import { toSegments } from '#domain/text/toSegments';
import { readAuthorities } from '../authorities/readAuthorities.ts';
import { readCauses } from '../claims/readCauses.ts';
import { readJuryDemand } from '../claims/readJuryDemand.ts';
import { readRelief } from '../claims/readRelief.ts';
import { readCounsel } from '../counsel/readCounsel.ts';
import { readExhibitsAttached, readExhibitsNamed } from '../exhibits/readExhibits.ts';
import { readHearing } from '../hearing/readHearing.ts';
import { readSums } from '../money/readSums.ts';
import type { ReadField, Reading } from '../Reading.ts';
import { readRelatedCases } from '../related/readRelatedCases.ts';
import { readServiceDetails } from '../service/readServiceDetails.ts';
import { readSignatures } from '../signatures/readSignatures.ts';
import type { DividedLines } from './divideLines.ts';
import type { FoundNumber } from './findNumber.ts';
import type { FoundParties } from './findParties.ts';
import type { FoundType } from './findType.ts';
import type { OwnLines } from './readOwnLines.ts';

type Known = Pick<DividedLines, 'own' | 'rest' | 'front'> &
  Pick<FoundParties, 'parties'> &
  Pick<FoundType, 'type'> &
  FoundNumber &
  Pick<OwnLines, 'service'>;

export type FurtherFields = { further: { [Field in keyof Reading]?: Reading[Field] | undefined } };

/** Reads what a document says beyond its caption: who signs and for whom, what is asked and why, when it is heard. */
export function readFurther(known: Known): FurtherFields {
  const { own, rest, front, service } = known;
  const type = known.type?.value;
  const parties = namesOf(known);
  const running = dropRunningHeads(own);
  const joined = joinLines(running);
  const segments = toSegments(running);
  // Who speaks for himself is no one's counsel.
  const counsel = readCounsel(segments).filter(({ value }) => !isParty(value, parties));
  const further = {
    counsel,
    signatures: readSignatures(segments, running)
      .map((signature) => asCounsel(signature, counsel))
      .filter((signature) => !isCaptionName(signature, parties)),
    service: service?.value === true ? readServiceDetails(rest) : undefined,
    ...readHearing(front.length > 0 ? front : running, running, type),
    jury_demand: readJuryDemand(running, type),
    sums: readSums(joined),
    relief: readRelief(running, type),
    causes_of_action: readCauses(running, type),
    authorities: readAuthorities(joined),
    related_cases: readRelatedCases(front, known.number?.value),
    exhibits_named: readExhibitsNamed(joined),
    exhibits_attached: readExhibitsAttached(rest),
  };
  return { further };
}

function namesOf({ parties: { plaintiffs, defendants, claimants } }: Known): string[] {
  return [...plaintiffs, ...defendants, ...claimants].map(({ value }) => value);
}

/** A lawyer's block may say far below a signature for whom it is given. */
function asCounsel(signature: ReadField<string>, counsel: readonly ReadField<string>[]): ReadField<string> {
  if (signature.parts?.capacity !== undefined && signature.parts.capacity !== 'attorney') return signature;
  const lawyer = counsel.find(({ value }) => samePersonName(value, signature.value));
  if (lawyer === undefined) return signature;
  const whom = lawyer.parts?.represents;
  return {
    ...signature,
    parts: { ...signature.parts, capacity: whom === undefined ? 'attorney' : `attorney for ${whom}` },
  };
}

/** A party's name under a rule, as captions print it: a party who signs in person states that. */
function isCaptionName({ value, method, parts }: ReadField<string>, parties: readonly string[]): boolean {
  return (
    method === 'signature-blank' &&
    parts?.capacity === undefined &&
    parts?.date === undefined &&
    isParty(value, parties)
  );
}

function isParty(name: string, parties: readonly string[]): boolean {
  return parties.some((party) => samePersonName(party, name));
}
