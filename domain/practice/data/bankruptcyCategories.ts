import { readCategories } from '../readCategories.ts';

/** Case categories of U.S. bankruptcy courts: chapters of Title 11, and adversary proceedings. */
export const bankruptcyCategories = readCategories(`
  bankruptcy.ch7|7|Chapter 7|Bankruptcy|Civil Complaint|public|no|bankruptcy|high|11 U.S.C. 107; Fed. R. Bankr. P. 9037
  bankruptcy.ch9|9|Chapter 9 municipality|Bankruptcy|Civil Complaint|public|no|bankruptcy|high|11 U.S.C. 107; Fed. R. Bankr. P. 9037
  bankruptcy.ch11|11|Chapter 11|Bankruptcy|Civil Complaint|public|no|bankruptcy|high|11 U.S.C. 107; Fed. R. Bankr. P. 9037
  bankruptcy.ch11v|11V|Chapter 11, subchapter V|Bankruptcy|Civil Complaint|public|no|bankruptcy|high|11 U.S.C. 107; Fed. R. Bankr. P. 9037
  bankruptcy.ch12|12|Chapter 12 family farmer|Bankruptcy|Civil Complaint|public|no|bankruptcy|high|11 U.S.C. 107; Fed. R. Bankr. P. 9037
  bankruptcy.ch13|13|Chapter 13|Bankruptcy|Civil Complaint|public|no|bankruptcy|high|11 U.S.C. 107; Fed. R. Bankr. P. 9037
  bankruptcy.ch15|15|Chapter 15 foreign|Bankruptcy|Civil Complaint|public|no|bankruptcy|high|11 U.S.C. 107; Fed. R. Bankr. P. 9037
  bankruptcy.ap|AP|Adversary proceeding|Adversary|Civil Complaint|public|depends|civil|high
`);
