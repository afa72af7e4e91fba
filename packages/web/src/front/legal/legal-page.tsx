import { useLayoutEffect } from "react";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import type { LegalDocument } from "../../lib/navigation/paths.ts";
import { useTexts } from "../../texts/texts.ts";
import { takeOverPage } from "../prerendered.ts";
import { legalPageOf } from "./legal-documents.ts";
import { LegalView } from "./legal-view.tsx";
import { useOperator } from "./operator.ts";

export function LegalPage({ document }: { document: LegalDocument }) {
  const texts = useTexts("legal");
  const page = legalPageOf(document, texts, useTexts("terms"));
  const { footer } = useTexts("landing");
  const { operator, retry } = useOperator();
  useDocumentTitle(page.title);
  useLayoutEffect(takeOverPage, []);
  return (
    <LegalView
      page={page}
      texts={texts}
      footer={footer}
      common={useTexts("common")}
      operator={operator}
      onRetry={retry}
    />
  );
}
