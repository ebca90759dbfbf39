import { readCategories } from '../readCategories.ts';

/** Case categories of U.S. district courts: nature of suit codes of the civil cover sheet (JS 44), and the case letters of CM/ECF. */
export const federalDistrictCategories = readCategories(`
  federal_district.110|110|Insurance|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.120|120|Marine|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.130|130|Miller Act|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.140|140|Negotiable Instrument|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.150|150|Recovery of Overpayment and Enforcement of Judgment|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.151|151|Medicare Act|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.152|152|Recovery of Defaulted Student Loans|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.153|153|Recovery of Overpayment of Veteran's Benefits|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.160|160|Stockholders' Suits|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.190|190|Other Contract|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.195|195|Contract Product Liability|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.196|196|Franchise|Contract|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.210|210|Land Condemnation|Real property|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.220|220|Foreclosure|Real property|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.230|230|Rent Lease and Ejectment|Real property|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.240|240|Torts to Land|Real property|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.245|245|Tort Product Liability|Real property|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.290|290|All Other Real Property|Real property|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.310|310|Airplane|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.315|315|Airplane Product Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.320|320|Assault, Libel and Slander|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.330|330|Federal Employers' Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.340|340|Marine (injury)|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.345|345|Marine Product Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.350|350|Motor Vehicle|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.355|355|Motor Vehicle Product Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.360|360|Other Personal Injury|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.362|362|Medical Malpractice|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.365|365|Personal Injury Product Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.367|367|Health Care or Pharmaceutical Product Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.368|368|Asbestos Product Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.370|370|Other Fraud|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.371|371|Truth in Lending|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.375|375|False Claims Act|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.376|376|Qui Tam|Torts|Civil Complaint|sealed_at_filing|yes|qui_tam|high|31 U.S.C. 3730(b)(2)
  federal_district.380|380|Other Personal Property Damage|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.385|385|Property Damage Product Liability|Torts|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.400|400|State Reapportionment|Civil rights and statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.410|410|Antitrust|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.422|422|Bankruptcy Appeal|Civil rights and statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.423|423|Withdrawal of Reference|Civil rights and statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.430|430|Banks and Banking|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.440|440|Other Civil Rights|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.441|441|Voting|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.442|442|Employment|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.443|443|Housing and Accommodations|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.445|445|Disabilities – Employment|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.446|446|Disabilities – Other|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.448|448|Education|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.450|450|Commerce|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.460|460|Deportation|Civil rights and statutes|Immigration|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.462|462|Naturalization Application|Civil rights and statutes|Immigration|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.463|463|Habeas Corpus – Alien Detainee|Civil rights and statutes|Immigration|limited_remote_federal_5_2c|no|habeas_federal|high|FRCP 5.2(c)
  federal_district.465|465|Other Immigration Actions|Civil rights and statutes|Immigration|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.470|470|RICO|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.480|480|Consumer Credit|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.485|485|Telephone Consumer Protection Act|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.490|490|Cable and Satellite TV|Civil rights and statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.510|510|Motions to Vacate Sentence|Prisoner petitions|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.530|530|Habeas Corpus General|Prisoner petitions|Civil Complaint|public|no|habeas_federal|high|JS 44 / nature of suit codes
  federal_district.535|535|Death Penalty|Prisoner petitions|Civil Complaint|public|no|habeas_federal|high|JS 44 / nature of suit codes
  federal_district.540|540|Mandamus and Other|Prisoner petitions|Civil Complaint|public|no|habeas_federal|high|JS 44 / nature of suit codes
  federal_district.550|550|Prisoner Civil Rights|Prisoner petitions|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.555|555|Prison Condition|Prisoner petitions|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.560|560|Civil Detainee Conditions|Prisoner petitions|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.625|625|Drug Related Seizure of Property|Forfeiture and penalty|Civil Complaint|public|yes|forfeiture|high|JS 44 / nature of suit codes
  federal_district.690|690|Other Forfeiture or Penalty|Forfeiture and penalty|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.710|710|Fair Labor Standards Act|Labor|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.720|720|Labor Management Relations|Labor|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.740|740|Railway Labor Act|Labor|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.751|751|Family and Medical Leave Act|Labor|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.790|790|Other Labor Litigation|Labor|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.791|791|ERISA|Labor|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.820|820|Copyrights|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.830|830|Patent|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.835|835|Patent ANDA|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.840|840|Trademark|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.850|850|Securities, Commodities, Exchange|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.861|861|HIA (1395ff)|Other statutes|Civil Complaint|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.862|862|Black Lung|Other statutes|Civil Complaint|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.863|863|Disability Insurance (405(g))|Other statutes|Civil Complaint|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.864|864|SSI Title XVI|Other statutes|Civil Complaint|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.865|865|RSI (405(g))|Other statutes|Civil Complaint|limited_remote_federal_5_2c|no|civil|high|FRCP 5.2(c)
  federal_district.870|870|Taxes|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.871|871|IRS Third Party|Other statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.880|880|Defend Trade Secrets Act|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.890|890|Other Statutory Actions|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.891|891|Agricultural Acts|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.893|893|Environmental Matters|Other statutes|Civil Complaint|public|yes|civil|high|JS 44 / nature of suit codes
  federal_district.895|895|Freedom of Information Act|Other statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.896|896|Arbitration|Other statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.899|899|Administrative Procedure Act|Other statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.950|950|Constitutionality of State Statutes|Other statutes|Civil Complaint|public|no|civil|high|JS 44 / nature of suit codes
  federal_district.cr|cr|Felony or class A misdemeanor|Criminal|Criminal|public|yes|criminal_federal|high
  federal_district.mj|mj|Magistrate matter (complaint, warrant)|Criminal|Criminal|sealed_until_executed_where_ordered|no|criminal_federal|high
  federal_district.po|po|Petty offense|Criminal|Criminal|public|no|criminal_federal|high
  federal_district.mc|mc|Miscellaneous|Criminal|Civil Complaint|public|no|in_re|high
  federal_district.sw|sw|Search warrant|Criminal|Criminal|sealed_until_return|no|in_re|uncertain||own code only in some districts
  federal_district.gj|gj|Grand jury matter|Criminal|Criminal|confidential|no|in_re_grand_jury|high|FRCrP 6(e)
  federal_district.md|md|Multidistrict litigation|Other|Civil Complaint|public|depends|in_re_mdl|high
`);
