/** The part of the operator's details shown below a section's paragraphs (O138). */
export type OperatorPart = "provider" | "contact" | "privacy";

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  operator?: OperatorPart;
  list?: readonly string[];
  link?: {
    to: "withdraw" | "cancelContract" | "reportBarrier" | "privacy" | "terms" | "withdrawalNotice" | "processing";
    text: string;
  };
}

export interface LegalPageTexts {
  title: string;
  metaDescription: string;
  sections: readonly LegalSection[];
}

export interface LegalTexts {
  home: string;
  /** Notice that only the German text is binding. Empty in German. */
  binding: string;
  updated: string;
  operator: {
    name: string;
    address: string;
    representedBy: string;
    email: string;
    phone: string;
    register: string;
    vatId: string;
    privacyContact: string;
    missing: string;
    loading: string;
    failed: string;
  };
  imprint: LegalPageTexts;
  privacy: LegalPageTexts;
  accessibility: LegalPageTexts;
}

export interface TermsTexts {
  terms: LegalPageTexts;
  /** Annex to the terms (Art. 28 GDPR). */
  processing: LegalPageTexts;
  withdrawal: LegalPageTexts;
}
