import type { ReactNode } from "react";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { Brand } from "../../ui/brand.tsx";
import { LegalFooter } from "./legal-footer.tsx";

interface DeclarationFrameProps {
  title: string;
  children: ReactNode;
}

/** Layout of the public pages for contract declarations, barrier reports and call requests. */
export function DeclarationFrame({ title, children }: DeclarationFrameProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="mx-auto flex min-h-16 w-full max-w-2xl items-center px-4 md:px-8">
        <a href="/" className="rounded-md">
          <Brand />
        </a>
      </header>
      <main className="mx-auto w-full max-w-2xl flex-1 px-4 pt-4 pb-10 md:px-8">
        <h1 className="mb-4 text-balance font-semibold text-xl">{title}</h1>
        {children}
      </main>
      <LegalFooter />
    </div>
  );
}
