import { readCategories } from '../readCategories.ts';

/** Case categories of U.S. courts of appeals: kinds of appeals and original proceedings. */
export const federalAppellateCategories = readCategories(`
  federal_appellate.civ-us|CIV-US|Civil, United States a party|Appeal|Civil Complaint|public|no|appeal|high
  federal_appellate.civ-p|CIV-P|Civil, private|Appeal|Civil Complaint|public|no|appeal|high
  federal_appellate.crim|CRIM|Criminal|Appeal|Criminal|public|no|appeal|high
  federal_appellate.pris|PRIS|Prisoner petition|Appeal|Civil Complaint|public|no|appeal|high
  federal_appellate.bk|BK|Bankruptcy|Appeal|Civil Complaint|public|no|appeal|high
  federal_appellate.agy|AGY|Agency review|Appeal|Civil Complaint|public|no|appeal|high
  federal_appellate.imm|IMM|Agency review – immigration (BIA)|Appeal|Immigration|limited_remote_federal_25a5|no|appeal|high|FRAP 25(a)(5)
  federal_appellate.op|OP|Original proceeding (mandamus, 2244)|Appeal|Civil Complaint|public|no|in_re|high
`);
