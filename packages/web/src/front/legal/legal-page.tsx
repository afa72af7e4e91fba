import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/api/query-client.ts";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import type { LegalDocument } from "../../lib/navigation/paths.ts";
import { useTexts } from "../../texts/texts.ts";
import { legalPageOf } from "./legal-documents.ts";
import { LegalView } from "./legal-view.tsx";

export function LegalPage({ document }: { document: LegalDocument }) {
  const texts = useTexts("legal");
  const page = legalPageOf(document, texts, useTexts("terms"));
  const { footer } = useTexts("landing");
  const { data, isFetching, refetch } = useQuery(apiQuery("legal/get-operator"));
  useDocumentTitle(page.title);
  return (
    <LegalView
      page={page}
      texts={texts}
      footer={footer}
      common={useTexts("common")}
      operator={data ?? (isFetching ? "loading" : "failed")}
      onRetry={() => void refetch()}
    />
  );
}
