import { readCategories } from '../readCategories.ts';

/** Case categories of California: form CM-010 (CRC 3.220); the other codes are the portal’s, because the courts use words. */
export const californiaCategories = readCategories(`
  california.cm010.22|22|Auto|Auto tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.46|46|Uninsured motorist|Auto tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.04|04|Asbestos|Other PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.24|24|Product liability|Other PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.45|45|Medical malpractice|Other PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.23|23|Other PI/PD/WD|Other PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.07|07|Business tort or unfair business practice|Non-PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.08|08|Civil rights|Non-PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.13|13|Defamation|Non-PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.16|16|Fraud|Non-PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.19|19|Intellectual property|Non-PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.25|25|Professional negligence|Non-PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.35|35|Other non-PI/PD/WD tort|Non-PI/PD/WD tort|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.36|36|Wrongful termination|Employment|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.15|15|Other employment|Employment|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.06|06|Breach of contract or warranty|Contract|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.09|09|Collections (rule 3.740 or other)|Contract|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.18|18|Insurance coverage|Contract|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.37|37|Other contract|Contract|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.14|14|Eminent domain or inverse condemnation|Real property|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.33|33|Wrongful eviction|Real property|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.26|26|Other real property|Real property|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.05|05|Asset forfeiture|Judicial review|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.11|11|Petition re arbitration award|Judicial review|Civil Complaint|public|no|civil|high|CRC 3.220, form CM-010
  california.cm010.02|02|Writ of mandate|Judicial review|Civil Complaint|public|no|civil|high|CRC 3.220, form CM-010
  california.cm010.39|39|Other judicial review|Judicial review|Civil Complaint|public|no|civil|high|CRC 3.220, form CM-010
  california.cm010.03|03|Antitrust or trade regulation|Provisionally complex|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.10|10|Construction defect|Provisionally complex|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.40|40|Mass tort|Provisionally complex|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.28|28|Securities litigation|Provisionally complex|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.30|30|Environmental or toxic tort|Provisionally complex|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.41|41|Insurance coverage from complex case|Provisionally complex|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.20|20|Enforcement of judgment|Enforcement of judgment|Civil Complaint|public|no|civil|high|CRC 3.220, form CM-010
  california.cm010.27|27|RICO|Miscellaneous civil complaint|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.42|42|Other complaint|Miscellaneous civil complaint|Civil Complaint|public|yes|civil|high|CRC 3.220, form CM-010
  california.cm010.21|21|Partnership and corporate governance|Miscellaneous civil petition|Civil Complaint|public|no|civil|high|CRC 3.220, form CM-010
  california.cm010.43|43|Other petition|Miscellaneous civil petition|Civil Complaint|public|no|in_re|high|CRC 3.220, form CM-010
  california.cm010.31|31|Unlawful detainer – commercial|Unlawful detainer|Civil Complaint|public|yes|civil|high|CCP §§ 1161.2, 1161.2.5
  california.cm010.32|32|Unlawful detainer – residential|Unlawful detainer|Civil Complaint|masked_60_days_then_if_plaintiff_wins|yes|civil|high|CCP §§ 1161.2, 1161.2.5
  california.cm010.38|38|Unlawful detainer – drugs|Unlawful detainer|Civil Complaint|masked_60_days_then_if_plaintiff_wins|yes|civil|high|CCP §§ 1161.2, 1161.2.5
  california.po.ch|CH|Civil harassment|Civil protective orders|Civil Complaint|courthouse_only_remote_barred|no|civil|verified|CRC 2.503(c)
  california.po.wv|WV|Workplace violence|Civil protective orders|Civil Complaint|courthouse_only_remote_barred|no|civil|verified|CRC 2.503(c)
  california.po.sv|SV|Private postsecondary school violence|Civil protective orders|Civil Complaint|courthouse_only_remote_barred|no|civil|verified|CRC 2.503(c)
  california.po.ea|EA|Elder or dependent adult abuse|Civil protective orders|Civil Complaint|courthouse_only_remote_barred|no|civil|verified|CRC 2.503(c)
  california.po.gv|GV|Gun violence restraining order|Civil protective orders|Civil Complaint|courthouse_only_remote_barred|no|civil|verified|CRC 2.503(c)
  california.nc|NC|Change of name or gender|Civil petitions|Civil Complaint|public|no|name_change|high||gender change and safe-at-home files confidential (CCP § 1277.5, Gov. Code 6205)
  california.mc|MC|Compromise of minor or disabled person|Civil petitions|Civil Complaint|courthouse_only_remote_barred|no|civil|high|CRC 2.503(c)(6)
  california.fl.diss|DISS|Dissolution of marriage or partnership|Family|Family Law|courthouse_only_remote_barred|no|marriage|high|CRC 2.503(c)(1)
  california.fl.sep|SEP|Legal separation|Family|Family Law|courthouse_only_remote_barred|no|marriage|high|CRC 2.503(c)(1)
  california.fl.nul|NUL|Nullity|Family|Family Law|courthouse_only_remote_barred|no|marriage|high|CRC 2.503(c)(1)
  california.fl.par|PAR|Parentage|Family|Family Law|parties_and_counsel_only|no|family_parties|uncertain|Fam. Code 7643; since 2023 narrower
  california.fl.cus|CUS|Petition for custody and support|Family|Family Law|courthouse_only_remote_barred|no|family_parties|high|CRC 2.503(c)(1)
  california.fl.dcss|DCSS|Child support (agency)|Family|Family Law|courthouse_only_remote_barred|no|family_parties|high|CRC 2.503(c)(1)
  california.fl.dv|DV|Domestic violence prevention|Family|Family Law|courthouse_only_remote_barred|no|family_parties|high|CRC 2.503(c)(1)
  california.fl.adp|ADP|Adoption|Family|Family Law|confidential|no|adoption|high|Fam. Code 9200
  california.fl.fre|FRE|Freedom from parental custody|Family|Family Law|confidential|no|minor|high|Fam. Code 7805
  california.fl.fsur|FSUR|Assisted reproduction parentage|Family|Family Law|confidential|no|family_parties|high|CRC 2.503(c)(1)
  california.pr.de|DE|Decedent estate|Probate|Probate|public|no|estate|high
  california.pr.sp|SP|Spousal property petition|Probate|Probate|public|no|estate|high
  california.pr.se|SE|Small estate petition|Probate|Probate|public|no|estate|high
  california.pr.tr|TR|Trust|Probate|Probate|public|no|trust|high
  california.pr.gc-m|GC-M|Guardianship of minor|Probate|Probate|courthouse_only_remote_barred|no|guardianship|high|CRC 2.503(c)(3); Prob. Code 1513 reports confidential
  california.pr.gc-a|GC-A|Conservatorship|Probate|Probate|courthouse_only_remote_barred|no|conservatorship|high|CRC 2.503(c)(3)
  california.pr.lps|LPS|LPS mental health conservatorship|Probate|Probate|confidential|yes|conservatorship|high|Welf. & Inst. Code 5328, 5118
  california.cr.fe|FE|Felony|Criminal|Criminal|courthouse_only_remote_barred|yes|criminal_people|high|CRC 2.503(c)(5)
  california.cr.mi|MI|Misdemeanor|Criminal|Criminal|courthouse_only_remote_barred|yes|criminal_people|high|CRC 2.503(c)(5)
  california.cr.in|IN|Infraction|Criminal|Criminal|courthouse_only_remote_barred|no|criminal_people|high|CRC 2.503(c)(5)
  california.cr.traf|TRAF|Traffic infraction|Criminal|Criminal|courthouse_only_remote_barred|no|criminal_people|high|CRC 2.503(c)(5)
  california.cr.hc|HC|Habeas corpus (state)|Criminal|Criminal|courthouse_only_remote_barred|no|habeas_state|high|CRC 2.503(c)(5)
  california.jv.jd|JD|Dependency|Juvenile|Family Law|confidential|no|juvenile|high|Welf. & Inst. Code 827; CRC 5.552
  california.jv.jv|JV|Delinquency / wardship|Juvenile|Family Law|confidential|no|juvenile|high|Welf. & Inst. Code 827; CRC 5.552
  california.jv.nmd|NMD|Nonminor dependent|Juvenile|Family Law|confidential|no|juvenile|high|Welf. & Inst. Code 827; CRC 5.552
  california.sc|SC|Small claims|Small claims|Small Claims|public|no|civil|high
  california.ap|AP|Appellate division of the superior court|Appeal|Civil Complaint|public|no|civil|high
  california.app.a-civ|A-CIV|Civil appeal|Appellate|Civil Complaint|public|no|appeal|high
  california.app.a-crim|A-CRIM|Criminal appeal|Appellate|Criminal|public|no|as_below|high
  california.app.a-fam|A-FAM|Family or juvenile appeal|Appellate|Family Law|initials_or_confidential|no|as_below|high
  california.app.a-writ|A-WRIT|Original writ|Appellate|Civil Complaint|public|no|in_re|high
`);
