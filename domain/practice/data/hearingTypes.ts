/**
 * Hearing types: ID, label, court systems, usual minutes, confidence, and other labels by system. The minutes are
 * planning values, which a court replaces by its own; 2400 are five court days.
 */
export const hearingTypeRows = `
  motion_hearing|Motion hearing|*|20|high|california: Law and motion; new_york: Return date / oral argument; texas: Hearing or submission; illinois: Motion call, presentment
  msj_hearing|Summary judgment hearing|*|45|high
  submission|Submission without hearing|texas federal_district|0|high
  demurrer_hearing|Demurrer hearing|california|15|high
  ex_parte|Ex parte / emergency hearing|california new_york texas florida illinois|10|high
  tro_hearing|TRO or preliminary injunction hearing|*|60|high
  cmc|Case management conference|california federal_district florida illinois|10|high|federal_district: Initial scheduling conference
  preliminary_conference|Preliminary conference|new_york|15|high
  compliance_conference|Compliance conference|new_york|10|high
  status|Status conference|*|10|high|immigration_court: Status or pre-hearing conference
  discovery_conference|Informal discovery conference|california federal_district|20|high
  settlement|Settlement conference|*|120|high
  mediation|Mediation|*|180|high
  pretrial|Pretrial / final status conference|*|30|high|texas: Pretrial hearing / docket call; florida: Pretrial conference / calendar call
  jury_trial|Jury trial|*|2400|high
  bench_trial|Court (bench) trial|*|360|high
  small_claims_trial|Small claims hearing|california new_york texas florida illinois|20|high
  uncontested|Uncontested or prove-up hearing|california new_york texas florida illinois|10|high|texas: Prove-up; florida: Final hearing (uncontested)
  default_hearing|Default judgment prove-up / inquest|*|20|high|new_york: Inquest; california: Default prove-up
  rfo_hearing|Request for order hearing|california|20|high
  custody_mediation|Child custody recommending counseling / mediation|california|90|high
  trial_custody|Contested custody hearing|california new_york texas florida illinois|480|high
  dv_hearing|Protective order hearing|california new_york texas florida illinois|30|high
  support_hearing|Support hearing / magistrate|california new_york texas florida illinois|30|high
  adoption|Adoption finalization|california new_york texas florida illinois|15|high
  probate_hearing|Probate petition hearing|california new_york texas florida illinois|5|high
  guardianship_hearing|Guardianship or conservatorship hearing|california new_york texas florida illinois|30|high
  accounting_hearing|Accounting hearing|california new_york texas florida illinois|15|high
  arraignment|Arraignment / first appearance|*|10|high
  bail|Bail or detention hearing|*|20|high
  preliminary_exam|Preliminary hearing / examination|california federal_district texas illinois new_york|60|high
  suppression|Suppression hearing|*|90|high
  change_of_plea|Change of plea|*|20|high
  sentencing|Sentencing|*|30|high
  violation|Probation or supervision violation hearing|*|20|high
  competency|Competency hearing|*|60|high
  juvenile_detention|Detention or shelter hearing|california new_york texas florida illinois|20|high
  juvenile_adjudication|Jurisdiction / adjudicatory hearing|california new_york texas florida illinois|120|high
  juvenile_review|Dispositional or review hearing|california new_york texas florida illinois|30|high
  eviction_trial|Eviction trial or return|california new_york texas florida illinois|15|high
  debtor_exam|Judgment debtor examination|california new_york texas florida illinois federal_district|60|uncertain
  contempt|Contempt or enforcement hearing|*|30|high
  osc|Order to show cause hearing|*|15|high
  name_change|Name change hearing|california new_york texas florida illinois|5|high
  compromise|Minor compromise hearing|california new_york texas florida illinois|15|high
  class_approval|Class settlement hearing|*|30|high
  appeal_argument|Oral argument|federal_appellate california new_york texas florida illinois|40|high
  bk_341|Meeting of creditors|bankruptcy|10|high
  bk_motion|Bankruptcy motion / confirmation hearing|bankruptcy|20|high
  imm_master|Master calendar hearing|immigration_court|10|high
  imm_individual|Individual (merits) hearing|immigration_court|210|high
  imm_bond|Bond hearing|immigration_court|20|high
`;
