import type { Evaluator } from './Evaluator.ts';
import { acceptancePolicy } from './evaluators/acceptancePolicy.ts';
import { accessRestriction } from './evaluators/accessRestriction.ts';
import { activeContent } from './evaluators/activeContent.ts';
import { aiDisclosure } from './evaluators/aiDisclosure.ts';
import { amountLimit } from './evaluators/amountLimit.ts';
import { authoritiesFound } from './evaluators/authoritiesFound.ts';
import { barNumber } from './evaluators/barNumber.ts';
import { blankSpace } from './evaluators/blankSpace.ts';
import { bookmarks } from './evaluators/bookmarks.ts';
import { captionElement } from './evaluators/captionElement.ts';
import { caseNumberAgrees } from './evaluators/caseNumberAgrees.ts';
import { caseNumberPattern } from './evaluators/caseNumberPattern.ts';
import { certificateOfCompliance } from './evaluators/certificateOfCompliance.ts';
import { certificateOfConference } from './evaluators/certificateOfConference.ts';
import { certificateOfService } from './evaluators/certificateOfService.ts';
import { choicesAgree } from './evaluators/choicesAgree.ts';
import { contactInfo } from './evaluators/contactInfo.ts';
import { countyAgrees } from './evaluators/countyAgrees.ts';
import { courtAgrees } from './evaluators/courtAgrees.ts';
import { courtLevelMapping } from './evaluators/courtLevelMapping.ts';
import { coverSheet } from './evaluators/coverSheet.ts';
import { disclosureStatement } from './evaluators/disclosureStatement.ts';
import { discoveryLevel } from './evaluators/discoveryLevel.ts';
import { documentSplit } from './evaluators/documentSplit.ts';
import { documentsCombined } from './evaluators/documentsCombined.ts';
import { duplicate } from './evaluators/duplicate.ts';
import { eligibility } from './evaluators/eligibility.ts';
import { embeddedFiles } from './evaluators/embeddedFiles.ts';
import { encryption } from './evaluators/encryption.ts';
import { exhibitsAttached } from './evaluators/exhibitsAttached.ts';
import { fileFormat } from './evaluators/fileFormat.ts';
import { fileName } from './evaluators/fileName.ts';
import { fileSize } from './evaluators/fileSize.ts';
import { filingDeadline } from './evaluators/filingDeadline.ts';
import { filingFee } from './evaluators/filingFee.ts';
import { filingMethod } from './evaluators/filingMethod.ts';
import { fontFace } from './evaluators/fontFace.ts';
import { fontSize } from './evaluators/fontSize.ts';
import { footer } from './evaluators/footer.ts';
import { forbiddenContent } from './evaluators/forbiddenContent.ts';
import { languageTranslation } from './evaluators/languageTranslation.ts';
import { lineNumbers } from './evaluators/lineNumbers.ts';
import { lineSpacing } from './evaluators/lineSpacing.ts';
import { liveFormFields } from './evaluators/liveFormFields.ts';
import { margins } from './evaluators/margins.ts';
import { motionTitle } from './evaluators/motionTitle.ts';
import { notAllowed } from './evaluators/notAllowed.ts';
import { pageLimit } from './evaluators/pageLimit.ts';
import { pageNumbering } from './evaluators/pageNumbering.ts';
import { pageSize } from './evaluators/pageSize.ts';
import { partiesAgree } from './evaluators/partiesAgree.ts';
import { partyNames } from './evaluators/partyNames.ts';
import { pdfTextSearchable } from './evaluators/pdfTextSearchable.ts';
import { proposedOrder } from './evaluators/proposedOrder.ts';
import { redaction } from './evaluators/redaction.ts';
import { reliefStatement } from './evaluators/reliefStatement.ts';
import { requiredAttachment } from './evaluators/requiredAttachment.ts';
import { requiredSection } from './evaluators/requiredSection.ts';
import { requiredText } from './evaluators/requiredText.ts';
import { rosterStanding } from './evaluators/rosterStanding.ts';
import { signatureBlock } from './evaluators/signatureBlock.ts';
import { subjectMatter } from './evaluators/subjectMatter.ts';
import { textLayer } from './evaluators/textLayer.ts';
import { titleFits } from './evaluators/titleFits.ts';
import { unseenText } from './evaluators/unseenText.ts';
import { verification } from './evaluators/verification.ts';
import { wordLimit } from './evaluators/wordLimit.ts';

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
