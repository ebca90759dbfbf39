import type { CivilTier } from '../FeeDocument.ts';

/** When a first filing has a fee of the schedule. Amounts are in dollars. */
export type FeeTest = {
  /** The name of the court. */
  court?: RegExp;
  notCourt?: RegExp;
  /** Words of the category or the title. */
  words?: RegExp;
  notWords?: RegExp;
  /** The civil jurisdiction that the caption states, which determines the fee also without an amount. */
  tier?: CivilTier;
  /** Amount in controversy, or the value of the estate: more than this. */
  over?: number;
  /** At most this. */
  upTo?: number;
};

const detainer = /unlawful detainer|eviction/i;
const foreclosure = /foreclos/i;
const surrogate = (over: number, under: number | null): FeeTest => ({
  court: /surrogate/i,
  // The bands begin at a value and end below the next one (SCPA 2402(7)).
  ...(over > 0 && { over: over - 0.01 }),
  ...(under !== null && { upTo: under - 0.01 }),
});
const newYorkTrial = /\b(?:supreme|county) court\b/i;
const localCourt = /\b(?:civil court of the city|city court|district court)\b/i;
const justice = /\b(?:town|village|justice)\b/i;
const floridaCounty = /\bcounty court\b/i;
const cook = /\bcook\b/i;
const dissolution = /dissolution|divorce|separation|nullity|annulment/i;

/**
 * The conditions of the fees among which a first filing’s amount, court, or category decides. A fee that is not listed
 * applies to every first filing of its case type.
 */
export const feeTests: Readonly<Record<string, FeeTest>> = {
  'US-DC-CIV': { notWords: /habeas/i },
  'US-DC-HAB': { words: /habeas/i },
  // Limits: Cal. Code Civ. Proc., §§ 85, 86 ($35,000 since 2024); unlimited above it.
  'CA-UNL': { tier: 'unlimited', over: 35_000 },
  'CA-LIM-HI': { tier: 'limited', over: 10_000, upTo: 35_000, notWords: detainer },
  'CA-LIM-LO': { tier: 'limited', upTo: 10_000, notWords: detainer },
  'CA-UD-LIM-HI': { tier: 'limited', over: 10_000, upTo: 35_000, words: detainer },
  'CA-UD-LIM-LO': { tier: 'limited', upTo: 10_000, words: detainer },
  'CA-FAM': { words: dissolution },
  'CA-PRB': { words: /probate|letters|guardian|conservator/i },
  'CA-SC-1': { upTo: 1500 },
  'CA-SC-2': { over: 1500, upTo: 5000 },
  'CA-SC-3': { over: 5000 },
  // More than 12 claims in 12 months: not in the record of one filing.
  'CA-SC-4': { words: /more than 12 claims/i },
  'NY-SUP-INDEX': { court: newYorkTrial, notWords: foreclosure },
  'NY-SUP-INDEX-FC': { court: newYorkTrial, words: foreclosure },
  'NY-CIV': { court: localCourt },
  'NY-TV': { court: justice },
  'NY-SC-LO': { notCourt: justice, upTo: 1000 },
  'NY-SC-HI': { notCourt: justice, over: 1000 },
  'NY-SUR-1': surrogate(0, 10_000),
  'NY-SUR-2': surrogate(10_000, 20_000),
  'NY-SUR-3': surrogate(20_000, 50_000),
  'NY-SUR-4': surrogate(50_000, 100_000),
  'NY-SUR-5': surrogate(100_000, 250_000),
  'NY-SUR-6': surrogate(250_000, 500_000),
  'NY-SUR-7': surrogate(500_000, null),
  'TX-CIV': { notCourt: /business|justice/i },
  'TX-BIZ': { court: /business court/i },
  'FL-CIRC': { notCourt: floridaCounty, notWords: foreclosure, over: 50_000 },
  'FL-FC-MID': { notCourt: floridaCounty, words: foreclosure, over: 50_000, upTo: 250_000 },
  'FL-FC-HI': { notCourt: floridaCounty, words: foreclosure, over: 250_000 },
  'FL-COUNTY': { court: floridaCounty, notWords: detainer, over: 2500, upTo: 15_000 },
  'FL-COUNTY-HI': { court: floridaCounty, notWords: detainer, over: 15_000, upTo: 50_000 },
  'FL-EVICT': { court: floridaCounty, words: detainer },
  'FL-SC-1': { upTo: 99.99 },
  'FL-SC-2': { over: 99.99, upTo: 500 },
  'FL-SC-3': { over: 500, upTo: 2500 },
  'FL-SC-4': { over: 2500, upTo: 8000 },
  'FL-DISS': { words: dissolution },
  'FL-FAM': { notWords: dissolution },
  'FL-PRB-FORMAL': { words: /formal administration/i },
  'FL-PRB-SUM': { words: /summary administration/i },
  'IL-COOK-HI': { court: cook, over: 15_000 },
  'IL-COOK-DIV': { court: cook, words: dissolution },
  'IL-SCHED-1': { notCourt: cook, over: 15_000 },
  'IL-SCHED-2': { notCourt: cook, over: 2500, upTo: 15_000 },
  'IL-SCHED-3': { notCourt: cook, upTo: 2500 },
};
