import { say } from '#domain/messages/say';
import type { LedgerDoubt } from './LedgerReasons.ts';

/** One series of a reporter: the years whose decisions it prints, and its last volume where it has ended. */
type Run = { from: number; to: number; volumes: number };

const open = Number.POSITIVE_INFINITY;

/** `series: first year, last year, last volume`. Only series whose bounds are beyond doubt (The Bluebook, table T1; West's series end at 999). */
const runs = new Map<string, Run>(
  Object.entries({
    'F.': [1880, 1925, 300],
    'F.2d': [1924, 1994, 999],
    'F.3d': [1993, 2021, 999],
    'F.4th': [2021, open, open],
    "F. App'x": [2001, 2021, open],
    'F. Supp.': [1931, 1998, 999],
    'F. Supp. 2d': [1997, 2014, 999],
    'F. Supp. 3d': [2014, open, open],
    'Cal. 2d': [1934, 1969, 71],
    'Cal. 3d': [1969, 1991, 54],
    'Cal. 4th': [1991, 2016, 63],
    'Cal. 5th': [2016, open, open],
    'Cal. App. 2d': [1934, 1969, 276],
    'Cal. App. 3d': [1969, 1991, 235],
    'Cal. App. 4th': [1991, 2016, 248],
    'Cal. App. 5th': [2016, open, open],
    'Cal. Rptr.': [1959, 1992, 286],
    'Cal. Rptr. 2d': [1991, 2003, 135],
    'Cal. Rptr. 3d': [2003, open, open],
    'N.Y.2d': [1955, 2004, 100],
    'N.Y.3d': [2003, open, open],
    'A.D.2d': [1955, 2004, 309],
    'A.D.3d': [2003, open, open],
    'N.Y.S.2d': [1937, 2015, 999],
    'N.Y.S.3d': [2014, open, open],
    'S.W.2d': [1927, 1999, 999],
    'S.W.3d': [1999, open, open],
    'So. 2d': [1940, 2009, 999],
    'So. 3d': [2008, open, open],
    'N.E.2d': [1936, 2014, 999],
    'N.E.3d': [2013, open, open],
    'P.2d': [1931, 2000, 999],
    'P.3d': [2000, open, open],
    'A.2d': [1938, 2010, 999],
    'A.3d': [2010, open, open],
    'N.W.2d': [1941, open, 999],
    'S.E.2d': [1939, open, 999],
  }).map(([name, [from, to, volumes]]) => [plain(name), { from: from!, to: to!, volumes: volumes! }]),
);

type Cited = { reporter?: string | undefined; volume?: string | undefined; year?: string | undefined };

/** Why a volume, or a year in it, cannot be: no source needs to be queried. A tolerance of one year applies at either end. */
export function whyNotInReporter({ reporter, volume, year }: Cited): LedgerDoubt | null {
  const run = reporter ? runs.get(plain(reporter)) : undefined;
  if (!run || !reporter) return null;
  if (volume && Number(volume) > run.volumes) return say('no_such_volume', { reporter, volume, last: run.volumes });
  const cited = Number(year);
  if (!year || !cited) return null;
  if (cited < run.from - 1) return say('before_reporter', { reporter, from: run.from, year });
  return cited > run.to + 1 ? say('after_reporter', { reporter, to: run.to, year }) : null;
}

/** Why a reporter does not publish a court's decisions. Courts have short names, as in `ca9` and `nysd`. */
export function whyNotOfCourt(reporter: string | undefined, court: string | undefined): LedgerDoubt | null {
  if (!reporter || !court) return null;
  const name = plain(reporter);
  const isCircuit = /^ca(?:\d{1,2}|dc|fc)$/.test(court);
  const isDistrict = /^(?:[a-z]{2}[ensmwc]?d|dcd|nmid)$/.test(court) && !isCircuit;
  if (/^(?:us|sct|led|led2d)$/.test(name) && (isCircuit || isDistrict)) {
    return say('court_not_in_reporter', { reporter, prints: 'supreme_court' });
  }
  if (/^(?:f3d|f4th)$/.test(name) && isDistrict) {
    return say('court_not_in_reporter', { reporter, prints: 'courts_of_appeals' });
  }
  return /^fsupp(?:2d|3d)?$/.test(name) && isCircuit
    ? say('court_not_in_reporter', { reporter, prints: 'trial_courts' })
    : null;
}

function plain(reporter: string): string {
  return reporter.toLowerCase().replace(/[^a-z0-9]/g, '');
}
