import { Compass } from "lucide-react";
import { useDocumentTitle } from "../lib/navigation/document-title.ts";
import { LegalFooter } from "../parts/legal/legal-footer.tsx";
import { useTexts } from "../texts/texts.ts";
import { buttonClass } from "../ui/button-style.ts";

export function NotFoundPage() {
  const { notFound } = useTexts("common");
  useDocumentTitle(notFound.documentTitle);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <main className="grid flex-1 place-items-center p-6">
        <div className="flex max-w-md flex-col items-center text-center">
          <span className="mb-6 grid size-14 place-items-center rounded-lg border border-line bg-surface text-accent-text shadow-control">
            <Compass size={24} aria-hidden />
          </span>
          <p className="font-medium text-ink-subtle text-sm tabular-nums">404 · Page Not Found</p>
          <h1 className="mt-2 font-semibold text-ink text-xl">{notFound.title}</h1>
          <p className="mt-2 text-balance text-base text-ink-muted">{notFound.description}</p>
          <a href="/" className={buttonClass("primary", "lg", "mt-8")}>
            {notFound.home}
          </a>
        </div>
      </main>
      <LegalFooter />
    </div>
  );
}
