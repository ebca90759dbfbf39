import { amountLimit } from './amounts/amountLimit.ts';
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
import { caseNumberPattern } from './caption/caseNumberPattern.ts';
import { partyNames } from './caption/partyNames.ts';
import { aiDisclosure } from './certificates/aiDisclosure.ts';
import { certificateOfCompliance } from './certificates/certificateOfCompliance.ts';
import { certificateOfConference } from './certificates/certificateOfConference.ts';
import { certificateOfService } from './certificates/certificateOfService.ts';
import { authoritiesFound } from './citations/authoritiesFound.ts';
import type { Evaluator } from './Evaluator.ts';
import { acceptancePolicy } from './eligibility/acceptancePolicy.ts';
import { accessRestriction } from './eligibility/accessRestriction.ts';
import { courtLevelMapping } from './eligibility/courtLevelMapping.ts';
import { eligibility } from './eligibility/eligibility.ts';
import { filingMethod } from './eligibility/filingMethod.ts';
import { notAllowed } from './eligibility/notAllowed.ts';
import { subjectMatter } from './eligibility/subjectMatter.ts';
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
import { pageLimit } from './length/pageLimit.ts';
import { wordLimit } from './length/wordLimit.ts';
import { verification } from './oaths/verification.ts';
import { redaction } from './privacy/redaction.ts';
import { unseenText } from './privacy/unseenText.ts';
import { caseNumberAgrees } from './record/caseNumberAgrees.ts';
import { choicesAgree } from './record/choicesAgree.ts';
import { countyAgrees } from './record/countyAgrees.ts';
import { courtAgrees } from './record/courtAgrees.ts';
import { duplicate } from './record/duplicate.ts';
import { filingDeadline } from './record/filingDeadline.ts';
import { partiesAgree } from './record/partiesAgree.ts';
import { rosterStanding } from './record/rosterStanding.ts';
import { requiredSection } from './sections/requiredSection.ts';
import { requiredText } from './sections/requiredText.ts';
import { barNumber } from './signatures/barNumber.ts';
import { contactInfo } from './signatures/contactInfo.ts';
import { signatureBlock } from './signatures/signatureBlock.ts';
import { disclosureStatement } from './statements/disclosureStatement.ts';
import { discoveryLevel } from './statements/discoveryLevel.ts';
import { forbiddenContent } from './statements/forbiddenContent.ts';
import { languageTranslation } from './statements/languageTranslation.ts';
import { reliefStatement } from './statements/reliefStatement.ts';

/** What holds a submission against the rules of each kind. A kind without an evaluator is a person's to look at. */
export const evaluators: Readonly<Record<string, Evaluator>> = {
  acceptance_policy: acceptancePolicy,
  access_restriction: accessRestriction,
  active_content: activeContent,
  ai_disclosure: aiDisclosure,
  amount_limit: amountLimit,
  authorities_found: authoritiesFound,
  bar_number: barNumber,
  blank_space: blankSpace,
  bookmarks,
  caption_element: captionElement,
  case_number_agrees: caseNumberAgrees,
  case_number_pattern: caseNumberPattern,
  certificate_of_compliance: certificateOfCompliance,
  certificate_of_conference: certificateOfConference,
  certificate_of_service: certificateOfService,
  choices_agree: choicesAgree,
  contact_info: contactInfo,
  county_agrees: countyAgrees,
  court_agrees: courtAgrees,
  court_level_mapping: courtLevelMapping,
  cover_sheet: coverSheet,
  disclosure_statement: disclosureStatement,
  discovery_level: discoveryLevel,
  document_split: documentSplit,
  documents_combined: documentsCombined,
  duplicate,
  eligibility,
  embedded_files: embeddedFiles,
  encryption,
  exhibits_attached: exhibitsAttached,
  file_format: fileFormat,
  file_name: fileName,
  file_size: fileSize,
  filing_deadline: filingDeadline,
  filing_fee: filingFee,
  filing_method: filingMethod,
  font_face: fontFace,
  font_size: fontSize,
  footer,
  forbidden_content: forbiddenContent,
  language_translation: languageTranslation,
  line_numbers: lineNumbers,
  line_spacing: lineSpacing,
  live_form_fields: liveFormFields,
  margins,
  motion_title: motionTitle,
  not_allowed: notAllowed,
  page_limit: pageLimit,
  page_numbering: pageNumbering,
  page_size: pageSize,
  parties_agree: partiesAgree,
  party_names: partyNames,
  pdf_text_searchable: pdfTextSearchable,
  proposed_order: proposedOrder,
  redaction,
  relief_statement: reliefStatement,
  required_attachment: requiredAttachment,
  required_section: requiredSection,
  required_text: requiredText,
  roster_standing: rosterStanding,
  signature_block: signatureBlock,
  subject_matter: subjectMatter,
  text_layer: textLayer,
  title_fits: titleFits,
  unseen_text: unseenText,
  verification,
  word_limit: wordLimit,
};
