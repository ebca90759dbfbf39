import type { Submission } from '../checks/Submission.ts';
import type { Rule, RuleOf } from '../Rule.ts';
import { amountLimit } from './amounts/amountLimit.ts';
import { diversityAmount } from './amounts/diversityAmount.ts';
import { limitedCaseAmount } from './amounts/limitedCaseAmount.ts';
import { coverSheet } from './attachments/coverSheet.ts';
import { filingFee } from './attachments/filingFee.ts';
import { requiredAttachment } from './attachments/requiredAttachment.ts';
import { documentSplit } from './boundaries/documentSplit.ts';
import { documentsCombined } from './boundaries/documentsCombined.ts';
import { exhibitsAttached } from './boundaries/exhibitsAttached.ts';
import { motionTitle } from './boundaries/motionTitle.ts';
import { proposedOrder } from './boundaries/proposedOrder.ts';
import { titleFits } from './boundaries/titleFits.ts';
import { captionElement } from './caption/captionElement.ts';
import { captionLabel } from './caption/captionLabel.ts';
import { caseNumberPattern } from './caption/caseNumberPattern.ts';
import { counselBlock } from './caption/counselBlock.ts';
import { courtTitleLine } from './caption/courtTitleLine.ts';
import { familyStyle } from './caption/familyStyle.ts';
import { limitedCaseCaption } from './caption/limitedCaseCaption.ts';
import { appealRoles, partyEachSide, partyNames, partyResidence } from './caption/partyNames.ts';
import { aiDisclosure } from './certificates/aiDisclosure.ts';
import { certificateOfCompliance } from './certificates/certificateOfCompliance.ts';
import { certificateOfConference } from './certificates/certificateOfConference.ts';
import { certificateOfService } from './certificates/certificateOfService.ts';
import { authoritiesFound } from './citations/authoritiesFound.ts';
import type { Evaluator } from './Evaluator.ts';
import { acceptancePolicy } from './eligibility/acceptancePolicy.ts';
import { accessRestriction } from './eligibility/accessRestriction.ts';
import { companyByAttorney } from './eligibility/companyByAttorney.ts';
import { courtLevelMapping } from './eligibility/courtLevelMapping.ts';
import { divorceResidence } from './eligibility/divorceResidence.ts';
import { filingMethod } from './eligibility/filingMethod.ts';
import { notAllowed } from './eligibility/notAllowed.ts';
import { permission } from './eligibility/permission.ts';
import { representativeByAttorney } from './eligibility/representativeByAttorney.ts';
import { smallClaimsByPersons } from './eligibility/smallClaimsByPersons.ts';
import { smallClaimsCount } from './eligibility/smallClaimsCount.ts';
import { subjectMatter } from './eligibility/subjectMatter.ts';
import { willInTime } from './eligibility/willInTime.ts';
import { activeContent } from './file/activeContent.ts';
import { bookmarks } from './file/bookmarks.ts';
import { embeddedFiles } from './file/embeddedFiles.ts';
import { encryption } from './file/encryption.ts';
import { fileFormat } from './file/fileFormat.ts';
import { fileName } from './file/fileName.ts';
import { fileSize } from './file/fileSize.ts';
import { liveFormFields } from './file/liveFormFields.ts';
import { pdfTextSearchable } from './file/pdfTextSearchable.ts';
import { textLayer } from './file/textLayer.ts';
import { blankSpace } from './layout/blankSpace.ts';
import { fontFace } from './layout/fontFace.ts';
import { fontSize } from './layout/fontSize.ts';
import { footer } from './layout/footer.ts';
import { lineNumbers } from './layout/lineNumbers.ts';
import { lineSpacing } from './layout/lineSpacing.ts';
import { margins } from './layout/margins.ts';
import { pageNumbering } from './layout/pageNumbering.ts';
import { pageSize } from './layout/pageSize.ts';
import { attachmentPages } from './length/attachmentPages.ts';
import { pageLimit } from './length/pageLimit.ts';
import { wordLimit } from './length/wordLimit.ts';
import type { Outcome } from './Outcome.ts';
import { declaration } from './oaths/declaration.ts';
import { verification } from './oaths/verification.ts';
import type { RuleKind } from './ParametersByKind.ts';
import { leftToPerson } from './people/leftToPerson.ts';
import { notLookedAt } from './people/notLookedAt.ts';
import { redaction } from './privacy/redaction.ts';
import { failedRedaction, unseenText } from './privacy/unseenText.ts';
import { caseNumberAgrees } from './record/caseNumberAgrees.ts';
import { choicesAgree } from './record/choicesAgree.ts';
import { countyAgrees } from './record/countyAgrees.ts';
import { courtAgrees } from './record/courtAgrees.ts';
import { duplicate } from './record/duplicate.ts';
import { filingDeadline } from './record/filingDeadline.ts';
import { partiesAgree } from './record/partiesAgree.ts';
import { rosterStatus } from './record/rosterStatus.ts';
import { emailSubject } from './sections/emailSubject.ts';
import { requiredSection } from './sections/requiredSection.ts';
import { requiredText } from './sections/requiredText.ts';
import { tablesIfLong } from './sections/tablesIfLong.ts';
import { barNumber } from './signatures/barNumber.ts';
import { contactInfo } from './signatures/contactInfo.ts';
import { governmentSignature } from './signatures/governmentSignature.ts';
import { serviceAddress } from './signatures/serviceAddress.ts';
import { signatureBlock } from './signatures/signatureBlock.ts';
import { citizenshipStatement } from './statements/citizenshipStatement.ts';
import { disclosureStatement } from './statements/disclosureStatement.ts';
import { discoveryLevel } from './statements/discoveryLevel.ts';
import { discoveryLevelRelief } from './statements/discoveryLevelRelief.ts';
import { forbiddenContent } from './statements/forbiddenContent.ts';
import { interestedPersons } from './statements/interestedPersons.ts';
import { interpretationCertificate } from './statements/interpretationCertificate.ts';
import { languageTranslation } from './statements/languageTranslation.ts';
import { partiesListed } from './statements/partiesListed.ts';
import { reliefStatement } from './statements/reliefStatement.ts';

/** The evaluator of each kind of rule. The compiler requires one for every kind. */
const evaluators: { readonly [K in RuleKind]: Evaluator<K> } = {
  acceptance_policy: acceptancePolicy,
  access_restriction: accessRestriction,
  active_content: activeContent,
  ai_disclosure: aiDisclosure,
  amount_limit: amountLimit,
  appeal_roles: appealRoles,
  attachment_pages: attachmentPages,
  authorities_found: authoritiesFound,
  bar_number: barNumber,
  blank_space: blankSpace,
  bookmarks: bookmarks,
  caption_element: captionElement,
  caption_label: captionLabel,
  case_number_agrees: caseNumberAgrees,
  case_number_pattern: caseNumberPattern,
  certificate_of_compliance: certificateOfCompliance,
  certificate_of_conference: certificateOfConference,
  certificate_of_service: certificateOfService,
  choices_agree: choicesAgree,
  citizenship_statement: citizenshipStatement,
  company_by_attorney: companyByAttorney,
  contact_info: contactInfo,
  counsel_block: counselBlock,
  county_agrees: countyAgrees,
  court_agrees: courtAgrees,
  court_level_mapping: courtLevelMapping,
  court_title_line: courtTitleLine,
  cover_color: notLookedAt,
  cover_sheet: coverSheet,
  declaration: declaration,
  disclosure_statement: disclosureStatement,
  discovery_level: discoveryLevel,
  discovery_level_relief: discoveryLevelRelief,
  diversity_amount: diversityAmount,
  divorce_residence: divorceResidence,
  document_split: documentSplit,
  documents_combined: documentsCombined,
  duplicate: duplicate,
  email_subject: emailSubject,
  embedded_files: embeddedFiles,
  encryption: encryption,
  exhibits_attached: exhibitsAttached,
  failed_redaction: failedRedaction,
  family_style: familyStyle,
  file_format: fileFormat,
  file_name: fileName,
  file_size: fileSize,
  filing_deadline: filingDeadline,
  filing_fee: filingFee,
  filing_method: filingMethod,
  font_color: notLookedAt,
  font_face: fontFace,
  font_size: fontSize,
  footer: footer,
  forbidden_content: forbiddenContent,
  government_signature: governmentSignature,
  interested_persons: interestedPersons,
  interpretation_certificate: interpretationCertificate,
  language_translation: languageTranslation,
  left_to_person: leftToPerson,
  limited_case_amount: limitedCaseAmount,
  limited_case_caption: limitedCaseCaption,
  line_numbers: lineNumbers,
  line_spacing: lineSpacing,
  live_form_fields: liveFormFields,
  margins: margins,
  motion_title: motionTitle,
  not_allowed: notAllowed,
  page_limit: pageLimit,
  page_numbering: pageNumbering,
  page_size: pageSize,
  parties_agree: partiesAgree,
  parties_listed: partiesListed,
  party_each_side: partyEachSide,
  party_names: partyNames,
  party_residence: partyResidence,
  pdf_text_searchable: pdfTextSearchable,
  permission: permission,
  proposed_order: proposedOrder,
  redaction: redaction,
  redaction_exemption: notLookedAt,
  redaction_of_contacts: notLookedAt,
  relief_statement: reliefStatement,
  representative_by_attorney: representativeByAttorney,
  required_attachment: requiredAttachment,
  required_section: requiredSection,
  required_text: requiredText,
  roster_status: rosterStatus,
  service_address: serviceAddress,
  signature_block: signatureBlock,
  small_claims_by_persons: smallClaimsByPersons,
  small_claims_count: smallClaimsCount,
  subject_matter: subjectMatter,
  tables_if_long: tablesIfLong,
  text_layer: textLayer,
  title_fits: titleFits,
  unseen_text: unseenText,
  verification: verification,
  will_in_time: willInTime,
  word_limit: wordLimit,
};

/** The kinds of rules that the portal evaluates. */
export const ruleKinds = Object.keys(evaluators) as RuleKind[];

/** Checks a submission against a rule. */
export function evaluate<K extends RuleKind>(rule: RuleOf<K>, submission: Submission): Outcome {
  const evaluator: Evaluator<K> = evaluators[rule.kind];
  return evaluator(rule, submission);
}

/** Whether an evaluator examines rules of this kind, and not only a person. */
export function isLookedAt({ kind }: Pick<Rule, 'kind'>): boolean {
  return evaluators[kind] !== notLookedAt && kind !== 'left_to_person';
}
