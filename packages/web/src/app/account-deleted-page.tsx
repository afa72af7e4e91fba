import { HeartHandshake, UserX } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "../lib/navigation/document-title.ts";
import { deletedElsewhere } from "../lib/navigation/paths.ts";
import { LegalFooter } from "../parts/legal/legal-footer.tsx";
import { useTexts } from "../texts/texts.ts";
import { buttonClass } from "../ui/button-style.ts";

export function AccountDeletedPage() {
  const { accountDeleted } = useTexts("common");
  const [parameters] = useSearchParams();
  const isElsewhere = parameters.has(deletedElsewhere);
  const Icon = isElsewhere ? UserX : HeartHandshake;
  useDocumentTitle(accountDeleted.title);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <main className="grid flex-1 place-items-center p-6">
        <div className="flex max-w-md flex-col items-center text-center">
          <span className="mb-6 grid size-14 place-items-center rounded-lg border border-line bg-surface text-accent-text shadow-control">
            <Icon size={24} aria-hidden />
          </span>
          <h1 className="font-semibold text-ink text-xl">{accountDeleted.title}</h1>
          <p className="mt-2 text-balance text-base text-ink-muted">
            {isElsewhere ? accountDeleted.elsewhere : accountDeleted.description}
          </p>
          <a href="/" className={buttonClass("primary", "lg", "mt-8")}>
            {accountDeleted.home}
          </a>
        </div>
      </main>
      <LegalFooter />
    </div>
  );
}
