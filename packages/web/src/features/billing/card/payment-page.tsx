import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Brand } from "../../../ui/brand.tsx";
import { buttonClass } from "../../../ui/button-style.ts";

/**
 * Layout of the pages with card input. Its links load a new document, because only that applies a content security
 * policy without Stripe's script again.
 */
export function PaymentPage({ title, children }: { title: string; children: ReactNode }) {
  const { checkout: texts } = useTexts("billing");
  const { workspace } = useUser();
  const home = dashboardPath(workspace);
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="mx-auto flex min-h-16 w-full max-w-5xl items-center justify-between gap-4 px-4 md:px-8">
        <a href={home} aria-label="LinkedPotential" className="shrink-0 rounded-md">
          <Brand isCompact />
        </a>
        <a href={`${home}?section=billing`} className={buttonClass("quiet", "sm", "shrink!")}>
          <ArrowLeft size={16} aria-hidden />
          {texts.back}
        </a>
      </header>
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 pt-4 pb-16 md:px-8">
        <h1 className="mb-5 font-semibold text-xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
