import { readCategories } from '../readCategories.ts';

/** Case categories of Illinois: category letters of the Manual on Recordkeeping (2022). */
export const illinoisCategories = readCategories(`
  illinois.ar|AR|Mandatory arbitration (damages band set by the circuit, R. 86-95)|Civil|Civil Complaint|public|yes|civil|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.ch|CH|Chancery (equity)|Civil|Civil Complaint|public|no|civil|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.ed|ED|Eminent domain|Civil|Civil Complaint|public|yes|civil|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.ev|EV|Eviction|Civil|Civil Complaint|public_sealable|yes|civil|verified|735 ILCS 5/9-121, 9-121.5
  illinois.fc|FC|Foreclosure|Civil|Civil Complaint|public|no|civil|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.gc|GC|Governmental corporation|Civil|Civil Complaint|public|no|civil|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.la|LA|Law: damages over $50,000 (L before 2022; Cook still L)|Civil|Civil Complaint|public|yes|civil|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.lm|LM|Law magistrate: damages over $10,000 to $50,000|Civil|Civil Complaint|public|yes|civil|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.mr|MR|Miscellaneous remedy (review, declaratory, name change, mandamus)|Civil|Civil Complaint|public|no|civil|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.sc|SC|Small claims to $10,000|Civil|Small Claims|public|yes|civil|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.tx|TX|Tax|Civil|Civil Complaint|public|no|civil|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.dc|DC|Dissolution with children|Family|Family Law|public|no|marriage_il|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.dn|DN|Dissolution without children|Family|Family Law|public|no|marriage_il|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.fa|FA|Family: parentage, custody of unmarried, support|Family|Family Law|public|no|civil|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.ad|AD|Adoption|Family|Family Law|confidential|no|adoption|high|750 ILCS 50/18
  illinois.op|OP|Order of protection, stalking, civil no contact|Family|Family Law|address_confidential|no|civil|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.pr|PR|Probate (P before 2022)|Probate|Probate|public|depends|estate_il|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.gr|GR|Guardianship|Probate|Probate|public|no|guardianship_il|verified|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.mh|MH|Mental health|Probate|Probate|confidential|yes|in_re|high|740 ILCS 110
  illinois.ja|JA|Juvenile abuse, neglect, dependency|Juvenile|Family Law|confidential|no|juvenile_il|uncertain|705 ILCS 405/1-7, 1-8
  illinois.jd|JD|Juvenile delinquency|Juvenile|Family Law|confidential|depends|juvenile_il|uncertain|705 ILCS 405/1-7, 1-8
  illinois.jv|JV|Other juvenile|Juvenile|Family Law|confidential|no|juvenile_il|uncertain|705 ILCS 405/1-7, 1-8
  illinois.cf|CF|Felony|Criminal|Criminal|public|yes|criminal_people|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.cm|CM|Misdemeanor|Criminal|Criminal|public|yes|criminal_people|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.dv|DV|Domestic violence (new 2022)|Criminal|Criminal|public|yes|criminal_people|uncertain|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.mx|MX|Miscellaneous criminal|Criminal|Criminal|public|no|criminal_people|uncertain|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.cc|CC|Contempt of court|Criminal|Criminal|public|depends|criminal_people|uncertain|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.dt|DT|Driving under the influence|Traffic and quasi-criminal|Criminal|public|yes|criminal_people|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.mt|MT|Major traffic|Traffic and quasi-criminal|Criminal|public|yes|criminal_people|uncertain|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.tr|TR|Traffic|Traffic and quasi-criminal|Criminal|public|yes|criminal_people|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.cv|CV|Conservation|Traffic and quasi-criminal|Criminal|public|yes|criminal_people|uncertain|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.cl|CL|Civil law violation|Traffic and quasi-criminal|Criminal|public|no|criminal_people|uncertain|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.ov|OV|Ordinance violation|Traffic and quasi-criminal|Criminal|public|depends|criminal_people|high|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.qc|QC|Quasi-criminal|Traffic and quasi-criminal|Criminal|public|depends|criminal_people|uncertain|Ill. Manual on Recordkeeping (1 Jan 2022)
  illinois.app.a-civ|A-CIV|Civil appeal|Appellate|Civil Complaint|public|no|appeal|high
  illinois.app.a-crim|A-CRIM|Criminal appeal|Appellate|Criminal|public|no|as_below|high
  illinois.app.a-fam|A-FAM|Family or juvenile appeal|Appellate|Family Law|initials_or_confidential|no|as_below|high
  illinois.app.a-writ|A-WRIT|Original writ|Appellate|Civil Complaint|public|no|in_re|high
`);
