import { readCategories } from '../readCategories.ts';

/** Case categories of Florida: form 1.997 (Fla. R. Civ. P.) and the division letters of the uniform case number. */
export const floridaCategories = readCategories(`
  florida.ca.a|A|Condominium|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.b|B|Contracts and indebtedness|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.c|C|Eminent domain|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.d|D|Auto negligence|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e|E|Negligence – other|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.f|F|Products liability|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.g|G|Real property and mortgage foreclosure|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.h|H|Professional malpractice|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i|I|Other circuit civil|Circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e1|E1|Business governance|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e2|E2|Business torts|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e3|E3|Environmental or toxic tort|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e4|E4|Third party indemnification|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e5|E5|Construction defect|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e6|E6|Mass tort|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e7|E7|Negligent security|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e8|E8|Nursing home negligence|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e9|E9|Premises liability – commercial|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.e10|E10|Premises liability – residential|Negligence – other|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.g1|G1|Commercial foreclosure|Real property and mortgage foreclosure|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.g2|G2|Homestead residential foreclosure|Real property and mortgage foreclosure|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.g3|G3|Non-homestead residential foreclosure|Real property and mortgage foreclosure|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.g4|G4|Other real property|Real property and mortgage foreclosure|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.h1|H1|Business malpractice|Professional malpractice|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.h2|H2|Medical malpractice|Professional malpractice|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.h3|H3|Other professional malpractice|Professional malpractice|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i1|I1|Antitrust or trade regulation|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i2|I2|Business transactions|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i3|I3|Constitutional challenge – statute or ordinance|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i4|I4|Constitutional challenge – amendment|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i5|I5|Corporate trusts|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i6|I6|Discrimination|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i7|I7|Insurance claims|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i8|I8|Intellectual property|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i9|I9|Libel or slander|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i10|I10|Shareholder derivative action|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i11|I11|Securities litigation|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i12|I12|Trade secrets|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.ca.i13|I13|Trust litigation|Other circuit civil|Civil Complaint|public|yes|civil|high|Fla. R. Civ. P. form 1.997
  florida.cc.cc|CC|County civil|County civil|Civil Complaint|public|depends|civil|high|Fla. Stat. 34.01; form 1.997
  florida.cc.cc-re|CC-RE|Real property or foreclosure (county)|County civil|Civil Complaint|public|depends|civil|high|Fla. Stat. 34.01; form 1.997
  florida.cc.cc-rp|CC-RP|Replevin|County civil|Civil Complaint|public|depends|civil|high|Fla. Stat. 34.01; form 1.997
  florida.cc.cc-ev-r|CC-EV-R|Eviction – residential|County civil|Civil Complaint|public|depends|civil|high|Fla. Stat. 34.01; form 1.997
  florida.cc.cc-ev-n|CC-EV-N|Eviction – nonresidential|County civil|Civil Complaint|public|depends|civil|high|Fla. Stat. 34.01; form 1.997
  florida.cc.cc-o|CC-O|Other civil, non-monetary|County civil|Civil Complaint|public|depends|civil|high|Fla. Stat. 34.01; form 1.997
  florida.cc.sc|SC|Small claims (to $8,000)|County civil|Small Claims|public|depends|civil|high|Fla. Stat. 34.01; form 1.997
  florida.dr-dis|DR-DIS|Dissolution of marriage|Family|Family Law|public_no_remote_documents|no|marriage_fl|high|AOSC access security matrix
  florida.dr-sup|DR-SUP|Support|Family|Family Law|public_no_remote_documents|no|family_parties|high|AOSC access security matrix
  florida.dr-pat|DR-PAT|Paternity|Family|Family Law|confidential|no|family_parties|uncertain|Fla. Stat. 742.091; 2.420(d)(1)(B)
  florida.dr-dv|DR-DV|Domestic, repeat, dating, sexual violence, stalking injunction|Family|Family Law|address_confidential|no|family_parties|high|AOSC access security matrix
  florida.dr-adp|DR-ADP|Adoption|Family|Family Law|confidential|no|adoption|high|Fla. Stat. 63.162
  florida.dr-nc|DR-NC|Name change|Family|Family Law|public_no_remote_documents|no|name_change|high|AOSC access security matrix
  florida.dr-o|DR-O|Other family|Family|Family Law|public_no_remote_documents|no|family_parties|high|AOSC access security matrix
  florida.cp-f|CP-F|Formal administration|Probate|Probate|public_no_remote_documents|depends|estate_fl|high|2.420(d)(1)(B): inventories and accountings confidential
  florida.cp-s|CP-S|Summary administration|Probate|Probate|public_no_remote_documents|depends|estate_fl|high|2.420(d)(1)(B): inventories and accountings confidential
  florida.cp-d|CP-D|Disposition without administration|Probate|Probate|public_no_remote_documents|depends|estate_fl|high|2.420(d)(1)(B): inventories and accountings confidential
  florida.cp-t|CP-T|Trust|Probate|Probate|public_no_remote_documents|depends|trust|high|2.420(d)(1)(B): inventories and accountings confidential
  florida.ga|GA|Guardianship|Probate|Probate|party_confidential_parts|depends|guardianship|high|Fla. Stat. 744.3701
  florida.mh|MH|Mental health (Baker Act)|Probate|Probate|confidential|depends|in_re|high|Fla. Stat. 394.4615, 394.464
  florida.mm-a|MM-A|Substance abuse (Marchman Act)|Probate|Probate|confidential|depends|in_re|high|Fla. Stat. 397.6760
  florida.cr.cf|CF|Felony|Criminal|Criminal|public|yes|criminal_state_fl|high
  florida.cr.mm|MM|Misdemeanor|Criminal|Criminal|public|yes|criminal_state_fl|high
  florida.cr.ct|CT|Criminal traffic|Criminal|Criminal|public|yes|criminal_state_fl|high
  florida.cr.tr|TR|Traffic infraction|Criminal|Criminal|public|no|criminal_state_fl|high
  florida.cr.mo|MO|Municipal ordinance|Criminal|Criminal|public|no|criminal_state_fl|high
  florida.cr.co|CO|County ordinance|Criminal|Criminal|public|no|criminal_state_fl|high
  florida.jv.cj|CJ|Delinquency|Juvenile|Family Law|confidential|no|juvenile|high|Fla. Stat. 39.0132, 985.04-.045
  florida.jv.dp|DP|Dependency and termination|Juvenile|Family Law|confidential|no|juvenile|high|Fla. Stat. 39.0132, 985.04-.045
  florida.jv.tp|TP|Truancy|Juvenile|Family Law|confidential|no|juvenile|uncertain|Fla. Stat. 39.0132, 985.04-.045
  florida.ap|AP|Appeal to circuit court|Appeal|Civil Complaint|public|no|civil|high
  florida.app.a-civ|A-CIV|Civil appeal|Appellate|Civil Complaint|public|no|appeal|high
  florida.app.a-crim|A-CRIM|Criminal appeal|Appellate|Criminal|public|no|as_below|high
  florida.app.a-fam|A-FAM|Family or juvenile appeal|Appellate|Family Law|initials_or_confidential|no|as_below|high
  florida.app.a-writ|A-WRIT|Original writ|Appellate|Civil Complaint|public|no|in_re|high
`);
