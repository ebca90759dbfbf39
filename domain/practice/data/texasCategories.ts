import { readCategories } from '../readCategories.ts';

/** Case categories of Texas: case information sheet (JCIT categories); the codes are the portal’s. */
export const texasCategories = readCategories(`
  texas.con1|CON1|Consumer or DTPA|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con2|CON2|Debt or contract|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con3|CON3|Fraud or misrepresentation|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con4|CON4|Other debt or contract|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con5|CON5|Home equity foreclosure, expedited|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con6|CON6|Other foreclosure|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con7|CON7|Franchise|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con8|CON8|Insurance|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con9|CON9|Landlord and tenant|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con10|CON10|Non-competition|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con11|CON11|Partnership|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.con12|CON12|Other contract|Contract|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj1|INJ1|Assault or battery|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj2|INJ2|Construction|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj3|INJ3|Defamation|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj4|INJ4|Malpractice – accounting|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj5|INJ5|Malpractice – legal|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj6|INJ6|Malpractice – medical|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj7|INJ7|Other professional liability|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj8|INJ8|Motor vehicle accident|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj9|INJ9|Premises|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj10|INJ10|Product liability – asbestos or silica|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj11|INJ11|Product liability – other|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.inj12|INJ12|Other injury or damage|Injury or damage|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.rea1|REA1|Eminent domain or condemnation|Real property|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.rea2|REA2|Partition|Real property|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.rea3|REA3|Quiet title|Real property|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.rea4|REA4|Trespass to try title|Real property|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.rea5|REA5|Other property|Real property|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.emp1|EMP1|Discrimination|Employment|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.emp2|EMP2|Retaliation|Employment|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.emp3|EMP3|Termination|Employment|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.emp4|EMP4|Workers compensation|Employment|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.emp5|EMP5|Other employment|Employment|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth1|OTH1|Administrative appeal|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth2|OTH2|Antitrust or unfair competition|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth3|OTH3|Code violations|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth4|OTH4|Foreign judgment|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth5|OTH5|Intellectual property|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth6|OTH6|Lawyer discipline|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth7|OTH7|Perpetuate testimony|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth8|OTH8|Securities or stock|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth9|OTH9|Tortious interference|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.oth10|OTH10|Other civil|Other civil|Civil Complaint|public|yes|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.crr1|CRR1|Expunction|Related to criminal matters|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.crr2|CRR2|Judgment nisi|Related to criminal matters|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.crr3|CRR3|Non-disclosure|Related to criminal matters|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.crr4|CRR4|Seizure or forfeiture|Related to criminal matters|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.crr5|CRR5|Habeas corpus pre-indictment|Related to criminal matters|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.crr6|CRR6|Other|Related to criminal matters|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.tax1|TAX1|Tax appraisal|Tax|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.tax2|TAX2|Tax delinquency|Tax|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.tax3|TAX3|Other tax|Tax|Civil Complaint|public|depends|civil_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.mar1|MAR1|Annulment|Marriage relationship|Family Law|public|yes|marriage_tx|high|Tex. Fam. Code
  texas.mar2|MAR2|Declare marriage void|Marriage relationship|Family Law|public|yes|marriage_tx|high|Tex. Fam. Code
  texas.mar3|MAR3|Divorce with children|Marriage relationship|Family Law|public|yes|marriage_tx|high|Tex. Fam. Code
  texas.mar4|MAR4|Divorce without children|Marriage relationship|Family Law|public|yes|marriage_tx|high|Tex. Fam. Code
  texas.sap1|SAP1|Adoption|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap2|SAP2|Adoption with termination|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap3|SAP3|Child protection|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap4|SAP4|Child support|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap5|SAP5|Custody or visitation|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap6|SAP6|Gestational parenting|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap7|SAP7|Grandparent access|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap8|SAP8|Parentage|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap9|SAP9|Termination of parental rights|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.sap10|SAP10|Other parent-child|Parent-child relationship|Family Law|public_with_initials|depends|juvenile_tx|high|Tex. Fam. Code 107, 162.021 (adoption sealed)
  texas.fao1|FAO1|Enforce foreign judgment|Other family law|Family Law|public|no|in_re|high|JCIT case categories (as the former civil case information sheet)
  texas.fao2|FAO2|Habeas corpus|Other family law|Family Law|public|no|in_re|high|JCIT case categories (as the former civil case information sheet)
  texas.fao3|FAO3|Name change|Other family law|Family Law|public|no|in_re|high|JCIT case categories (as the former civil case information sheet)
  texas.fao4|FAO4|Protective order|Other family law|Family Law|public|no|in_re|high|JCIT case categories (as the former civil case information sheet)
  texas.fao5|FAO5|Removal of disabilities of minority|Other family law|Family Law|public|no|in_re|high|JCIT case categories (as the former civil case information sheet)
  texas.fao6|FAO6|Other family|Other family law|Family Law|public|no|in_re|high|JCIT case categories (as the former civil case information sheet)
  texas.pro1|PRO1|Dependent administration|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro2|PRO2|Independent administration|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro3|PRO3|Muniment of title|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro4|PRO4|Heirship|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro5|PRO5|Small estate affidavit|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro6|PRO6|Guardianship – adult|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro7|PRO7|Guardianship – minor|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro8|PRO8|Mental health|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.pro9|PRO9|Other estate|Probate|Probate|public|depends|estate_tx|high|Tex. Est. Code; mental health files confidential (Health & Safety Code 571.015)
  texas.cri1|CRI1|Felony|Criminal|Criminal|public|yes|criminal_state_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.cri2|CRI2|Misdemeanor A or B|Criminal|Criminal|public|yes|criminal_state_tx|high|JCIT case categories (as the former civil case information sheet)
  texas.jp1|JP1|Small claims|Justice court|Small Claims|public|yes|civil_tx|high|TRCP 500-510
  texas.jp2|JP2|Debt claim|Justice court|Civil Complaint|public|yes|civil_tx|high|TRCP 500-510
  texas.jp3|JP3|Eviction|Justice court|Civil Complaint|public|yes|civil_tx|high|TRCP 500-510
  texas.jp4|JP4|Repair and remedy|Justice court|Civil Complaint|public|yes|civil_tx|high|TRCP 500-510
  texas.juv1|JUV1|Delinquent conduct|Juvenile|Family Law|confidential|yes|juvenile_tx_del|high|Tex. Fam. Code 58.007
  texas.juv2|JUV2|Conduct in need of supervision|Juvenile|Family Law|confidential|yes|juvenile_tx_del|high|Tex. Fam. Code 58.007
  texas.app.a-civ|A-CIV|Civil appeal|Appellate|Civil Complaint|public|no|appeal|high
  texas.app.a-crim|A-CRIM|Criminal appeal|Appellate|Criminal|public|no|as_below|high
  texas.app.a-fam|A-FAM|Family or juvenile appeal|Appellate|Family Law|initials_or_confidential|no|as_below|high
  texas.app.a-writ|A-WRIT|Original writ|Appellate|Civil Complaint|public|no|in_re|high
`);
