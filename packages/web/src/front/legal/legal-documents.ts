import type { LegalDocument } from "../../lib/navigation/paths.ts";
import type { LegalPageTexts, LegalTexts, TermsTexts } from "../../texts/legal-content.ts";

export function legalPageOf(document: LegalDocument, legal: LegalTexts, terms: TermsTexts): LegalPageTexts {
  if (document === "terms" || document === "processing") return terms[document];
  return document === "withdrawalNotice" ? terms.withdrawal : legal[document];
}
