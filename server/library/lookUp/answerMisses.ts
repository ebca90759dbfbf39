import type { KnownDecision, SourceAnswer } from '#domain/citations/KnownDecision';
import type { Authority } from '#domain/citations/listAuthorities';
import type { SourceCoverage } from '#domain/citations/SourceCoverage';
import { say } from '#domain/messages/say';
import type { Db } from '#server/kernel/Database';
import { type FoundDecision, findVolumes, type HeldVolume, lookUpDecisions } from './lookUpDecisions.ts';
import { firstPageOf, toKnown } from './toKnown.ts';

/** So far before a cited page the beginning of the opinion around it is searched for. */
const pagesBefore = 80;
const mostMisses = 200;
/** Fewer imported decisions of a volume, and its not having one means little. */
const fewDecisions = 20;

/** What was found nowhere: whether the library holds that volume, and which decision's pages the citation points into. */
export async function answerMisses(
  db: Db,
  authorities: readonly Authority[],
  answers: Map<string, SourceAnswer>,
  empty: boolean,
): Promise<void> {
  const missed = authorities
    .filter(({ kind, proprietary }) => kind === 'full' && !proprietary)
    .flatMap(({ key, parallels }) => [key, ...parallels.map((one) => one.key)])
    .filter((key): key is string => key !== null && !answers.has(key));
  const volumes = await findVolumes(db, [...new Set(missed.map(volumeOf))]);
  const held = byKeyOf(volumes);
  const around = await findAround(
    db,
    missed.filter((key) => held.has(volumeOf(key))),
  );
  for (const key of missed) {
    const volume = held.get(volumeOf(key));
    if (volume) {
      const decisive = volume.some(({ whole, decisions }) => whole || decisions >= fewDecisions);
      const within = around.get(key);
      answers.set(key, {
        said: 'nothing',
        decisive,
        coverage: coverageOf(volume),
        ...(within ? { within } : {}),
      });
    } else {
      answers.set(key, empty ? { said: 'not_asked', why: whyNot.empty } : { said: 'nothing', decisive: false });
    }
  }
  for (const { key, kind, proprietary } of authorities) {
    if (key === null || answers.has(key)) continue;
    const why = proprietary ? whyNot.proprietary : kind === 'law' ? whyNot.law : whyNot.journal;
    answers.set(key, { said: 'not_asked', why });
  }
}

const whyNot = {
  empty: say('library_empty'),
  proprietary: say('proprietary_number'),
  law: say('law_not_held'),
  journal: say('journals_not_held'),
};

function volumeOf(key: string): string {
  return key.slice(0, key.lastIndexOf('|'));
}

/** The nearest decision that begins before a cited page and, as far as is known, does not end before it. */
async function findAround(db: Db, missed: string[]): Promise<Map<string, KnownDecision>> {
  const pages = missed.slice(0, mostMisses).flatMap((key) => {
    const page = firstPageOf(key);
    return page === null ? [] : [{ key, page, volume: volumeOf(key) }];
  });
  const before = pages.flatMap(({ page, volume }) =>
    Array.from({ length: Math.min(pagesBefore, page - 1) }, (_, i) => `${volume}|${page - 1 - i}`),
  );
  const byKey = byKeyOf<FoundDecision>(await lookUpDecisions(db, [...new Set(before)]));
  const around = new Map<string, KnownDecision>();
  for (const { key, page, volume } of pages) {
    for (let begins = page - 1; begins > page - 1 - pagesBefore; begins--) {
      const decisions = byKey.get(`${volume}|${begins}`);
      if (!decisions) continue;
      const found = decisions.find(({ last_page }) => last_page === null || last_page >= page);
      if (found) around.set(key, { ...toKnown(found), first_page: begins });
      break;
    }
  }
  return around;
}

function coverageOf(volumes: readonly HeldVolume[]): SourceCoverage {
  return say('coverage.volumes', {
    volumes: volumes.map(({ name, decisions, whole, source: from }) => ({ name, decisions, whole, from })),
  });
}

function byKeyOf<Row extends { key: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.key, [...(groups.get(row.key) ?? []), row]);
  return groups;
}
